/** Brings a field, or a curve that holds it, into view and puts the focus in it; answers whether it is on the page. */
export function focusField(container: ParentNode, name: string): boolean {
  const field = container.querySelector(`[data-field="${CSS.escape(name)}"]`);
  if (field?.contains(document.activeElement)) return true;
  const input = field?.querySelector<HTMLElement>('input, select, textarea, [tabindex]');
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== undefined && input !== null;
}
