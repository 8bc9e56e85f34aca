import type { JSONPath } from 'jsonc-parser';
import { curveFields } from './expandCurves.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind, MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { readShownUnit } from './readUnit.ts';

/**
 * Reports units of fields and curves that can't be read, such as misspelt ones, with the names of these fields and
 * curves.
 */
export function checkUnits(kind: MergedKind): { problems: Problem[]; names: ReadonlySet<string> } {
  const check = (text: string | undefined, { source }: Merged<unknown>['origin'], path: JSONPath): Problem[] => {
    const read = text === undefined ? undefined : readShownUnit(text, kind);
    if (!read || !('fault' in read)) return [];
    const { at, message, suggestion } = read.fault;
    return [source.problemInText(path, at, message, suggestion)];
  };
  const numbered = new Set([...kind.curves.values()].flatMap(({ schema }) => curveFields(schema)));
  const found: [name: string, problems: Problem[]][] = [
    // The units of numbered fields are those of their curve.
    ...listFields(kind)
      .filter(([name, { schema }]) => !numbered.has(name) || schema['x-list'] !== undefined)
      .map(([name, { schema, origin }]): [string, Problem[]] => [
        name,
        [
          ...check(schema['x-unit'], origin, [...origin.path, 'x-unit']),
          ...Object.entries(schema['x-map'] ?? {}).flatMap(([axis, { unit }]) =>
            check(unit, origin, [...origin.path, 'x-map', axis, 'unit']),
          ),
        ],
      ]),
    ...[...kind.curves].map(([id, { schema, origin }]): [string, Problem[]] => [
      id,
      [
        ...check(schema.x.unit, origin, [...origin.path, 'x', 'unit']),
        ...schema.y.flatMap(({ unit }, index) => check(unit, origin, [...origin.path, 'y', index, 'unit'])),
      ],
    ]),
  ];
  return {
    problems: found.flatMap(([, problems]) => problems),
    names: new Set(found.filter(([, problems]) => problems.length > 0).map(([name]) => name)),
  };
}

/** The fields of a record, and the columns of its tables. */
function listFields({ fields, tables }: MergedShape): [name: string, field: Merged<FieldSchema>][] {
  return [...fields, ...[...tables.values()].flatMap(listFields)];
}
