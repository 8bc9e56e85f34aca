import type { ComponentListItem } from '#api/useComponents.ts';

/** The currency of all rows that have one; undefined where they have several. */
export function findCurrency(rows: readonly (ComponentListItem | undefined)[]): string | undefined {
  const found = new Set(
    rows.flatMap((row) => (typeof row?.values?.currency === 'string' ? [row.values.currency] : [])),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
