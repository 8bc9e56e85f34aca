/**
 * Moves the focus from a control that is about to be removed to its container, so that keys and screen readers do not
 * start at the top of the page again.
 */
export function focusAround(control: HTMLElement): void {
  control.closest<HTMLElement>(HOLDERS)?.focus({ preventScroll: true });
}

const HOLDERS = '[role="tabpanel"], [role="dialog"], [role="alertdialog"], main';
