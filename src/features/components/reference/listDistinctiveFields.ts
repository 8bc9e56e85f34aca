import type { ReferenceSet } from '#api/useReferenceSets.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { listNumberFields } from '#model/listNumberFields.ts';

/** A number that differs between the entries of a set: of a field, or the highest value of a curve. */
export interface DistinctiveField {
  /** The field's path in a record, for example 'charging.power', or a curve's id. */
  path: string;
  title: string;
  unit: string | undefined;
  least: number;
  most: number;
}

/**
 * Returns the numbers that differ between the entries of a set, in the kind's order, without amounts of money, whose
 * currencies may differ.
 */
export function listDistinctiveFields(definition: FormDefinition, { ranges = [] }: ReferenceSet): DistinctiveField[] {
  const numbers = listNumberFields(definition).map(({ field: { title, unit }, path }) => ({ path, title, unit }));
  const peaks = Object.values(definition.curves).flatMap(({ id, y: [first] }) =>
    first ? [{ path: id, title: `Highest ${insideSentence(first.title)}`, unit: first.unit }] : [],
  );
  const byPath = new Map(ranges.map(({ field, least, most }) => [field, { least, most }]));
  return [...numbers, ...peaks].flatMap((named) => {
    const range = byPath.get(named.path);
    if (!range || range.least === range.most) return [];
    return [named.title, named.unit].some((text) => text?.includes('{currency}')) ? [] : [{ ...named, ...range }];
  });
}
