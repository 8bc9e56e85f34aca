/**
 * Moves the focus from a control that is about to be removed to its container, or else to the page's content, so that keys
 * and screen readers do not start at the top of the page again.
 */
export function focusAround(control: HTMLElement): void {
  const holder = control.closest<HTMLElement>(HOLDERS) ?? document.querySelector('main');
  holder?.focus({ preventScroll: true });
}

const HOLDERS = '[role="tabpanel"], [role="dialog"], [role="alertdialog"], main';
