import { findTable } from '#model/fieldKeys.ts';

/** Brings a field, or a curve that holds it, into view and puts the focus in it; returns whether it is on the page. */
export function focusField(container: ParentNode, name: string): boolean {
  const field = findElement(container, name);
  if (!field) return revealCell(container, name);
  if (field.contains(document.activeElement)) return true;
  // A curve has many inputs, after the handles on its chart: the invalid one is searched for.
  const input = TARGETS.map((target) => field.querySelector<HTMLElement>(target)).find(Boolean);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== undefined && input !== null;
}

/** Asks the tables around a cell to show it: a long one whose row is not in the document, or one whose rows are collapsed. */
function revealCell(container: ParentNode, name: string): boolean {
  for (let table = findTable(name); table !== undefined; table = findTable(table)) {
    const element = findElement(container, table);
    if (!element) continue;
    element.dispatchEvent(new CustomEvent(REVEAL, { detail: name }));
    return true;
  }
  return false;
}

function findElement(container: ParentNode, name: string): Element | null {
  return container.querySelector(`[data-field="${CSS.escape(name)}"]`);
}

/** The event that asks a table to show the cell whose key is its detail. */
export const REVEAL = 'reveal-cell';

// A hidden file input and a help mark can't take the focus.
const TARGETS = [
  '[aria-invalid="true"]',
  ':is(input, select, textarea):not([hidden])',
  '[tabindex]:not([aria-keyshortcuts])',
];
