/** Brings a field, or a curve that holds it, into view and puts the focus in it; returns whether it is on the page. */
export function focusField(container: ParentNode, name: string): boolean {
  const field = container.querySelector(`[data-field="${CSS.escape(name)}"]`);
  if (field?.contains(document.activeElement)) return true;
  // A curve has many inputs, and handles on its chart before them: the one at fault is looked for.
  const input = TARGETS.map((target) => field?.querySelector<HTMLElement>(target)).find(Boolean);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== undefined && input !== null;
}

const TARGETS = ['[aria-invalid="true"]', 'input, select, textarea', '[tabindex]'];
