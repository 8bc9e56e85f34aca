import type { ComponentListItem } from '#api/useComponents.ts';

/** Returns the currency that all rows with one share; undefined if they differ or none has one. */
export function findCurrency(rows: readonly (ComponentListItem | undefined)[]): string | undefined {
  const found = new Set(
    rows.flatMap((row) => (typeof row?.values?.currency === 'string' ? [row.values.currency] : [])),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
