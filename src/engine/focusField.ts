import { findTable } from '#model/fieldKeys.ts';

/** Scrolls to a field, curve or map and focuses it, or requests its table to; returns false if nothing is found. */
export function focusField(container: ParentNode, name: string): boolean {
  const field = findElement(container, name);
  if (!field) return revealCell(container, name);
  if (field.contains(document.activeElement)) return true;
  // A curve has many inputs, preceded by the handles of its chart: an invalid one comes first.
  const input = TARGETS.map((target) => field.querySelector<HTMLElement>(target)).find(Boolean);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== undefined && input !== null;
}

/** Asks the innermost table on the page around a cell to show it, as its row may be virtualised or collapsed. */
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

/** The event that requests a table to show a cell; its detail is the cell's key. */
export const REVEAL = 'reveal-cell';

// A hidden file input and a help mark can't take the focus.
const TARGETS = [
  '[aria-invalid="true"]',
  ':is(input, select, textarea):not([hidden])',
  '[tabindex]:not([aria-keyshortcuts])',
];
