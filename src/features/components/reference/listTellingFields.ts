import type { ReferenceSet } from '#api/useReference.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { listNumberFields } from '#model/listNumberFields.ts';

/** A number by which the entries of a set differ: of a field, or the highest one of a curve. */
export interface TellingField {
  /** Its place in a record, 'charging.power', or the name of a curve. */
  path: string;
  title: string;
  unit: string | undefined;
  least: number;
  most: number;
}

/** The numbers that differ among the entries of a set, in the order of the kind; amounts of money are in several currencies. */
export function listTellingFields(definition: FormDefinition, { ranges = [] }: ReferenceSet): TellingField[] {
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
