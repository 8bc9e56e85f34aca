import { findTable } from '#model/fieldKeys.ts';

/** Brings a field, or a curve that holds it, into view and puts the focus in it; returns whether it is on the page. */
export function focusField(container: ParentNode, name: string): boolean {
  const field = findElement(container, name);
  if (!field) return revealCell(container, name);
  if (field.contains(document.activeElement)) return true;
  // A curve has many inputs, and handles on its chart before them: the one at fault is looked for.
  const input = TARGETS.map((target) => field.querySelector<HTMLElement>(target)).find(Boolean);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== undefined && input !== null;
}

/** Asks a long table for a cell whose row is not in the document. */
function revealCell(container: ParentNode, name: string): boolean {
  const table = findTable(name);
  const element = table === undefined ? null : findElement(container, table);
  element?.dispatchEvent(new CustomEvent(REVEAL, { detail: name }));
  return element !== null;
}

function findElement(container: ParentNode, name: string): Element | null {
  return container.querySelector(`[data-field="${CSS.escape(name)}"]`);
}

/** The event that asks a table to show the cell whose key is its detail. */
export const REVEAL = 'reveal-cell';

const TARGETS = ['[aria-invalid="true"]', 'input, select, textarea', '[tabindex]'];
