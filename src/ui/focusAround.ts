/** Moves the focus to what holds a control that is about to go, so that keys and screen readers do not start at the top again. */
export function focusAround(control: HTMLElement): void {
  control.closest<HTMLElement>(HOLDERS)?.focus({ preventScroll: true });
}

const HOLDERS = '[role="tabpanel"], [role="dialog"], [role="alertdialog"], main';
