import type { JSONPath } from 'jsonc-parser';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { readUnit } from './readUnit.ts';

/** Units of fields and curves that can't be read, such as misspelt ones. */
export function checkUnits(kind: MergedKind): Problem[] {
  const check = (text: string | undefined, { source }: Merged<unknown>['origin'], path: JSONPath): Problem[] => {
    const read = text === undefined ? undefined : readUnit(text, kind);
    if (!read || !('fault' in read)) return [];
    const { at, message, suggestion } = read.fault;
    return [source.problemInText(path, at, message, suggestion)];
  };
  return [
    ...listFields(kind).flatMap(({ schema, origin }) => [
      ...check(schema['x-unit'], origin, [...origin.path, 'x-unit']),
      ...Object.entries(schema['x-map'] ?? {}).flatMap(([axis, { unit }]) =>
        check(unit, origin, [...origin.path, 'x-map', axis, 'unit']),
      ),
    ]),
    ...[...kind.curves.values()].flatMap(({ schema: { x, y }, origin }) => [
      ...check(x.unit, origin, [...origin.path, 'x', 'unit']),
      ...y.flatMap(({ unit }, index) => check(unit, origin, [...origin.path, 'y', index, 'unit'])),
    ]),
  ];
}

/** The fields of a record, and the columns of its tables. */
function listFields({ fields, tables }: MergedShape): Merged<FieldSchema>[] {
  return [...fields.values(), ...[...tables.values()].flatMap(listFields)];
}
