import type { CurveAxis, FormDefinition, RecordShape, UnitPowers } from '#model/FormDefinition.ts';
import type { MergedKind } from './mergeKind.ts';
import { readUnit } from './readUnit.ts';

/**
 * Returns the units of all fields and curves as powers of their symbols; one that can't be read is reported at its
 * place.
 */
export function collectUnits(
  form: Pick<FormDefinition, 'fields' | 'curves'>,
  kind: Pick<MergedKind, 'unitNames'>,
): Record<string, UnitPowers> {
  const ofCurves = Object.values(form.curves).flatMap(({ x, y }) => [x, ...y].map(({ unit }) => unit));
  const texts = new Set([...listFieldUnits(form), ...ofCurves].filter((unit) => unit !== undefined));
  return Object.fromEntries(
    [...texts].sort().flatMap((text) => {
      const read = readUnit(text, kind);
      return 'unit' in read ? [[text, Object.fromEntries(read.unit)]] : [];
    }),
  );
}

/** The units of fields, of the columns of their tables and of the axes of their maps. A table may contain itself. */
function listFieldUnits(shape: RecordShape, seen = new Set<RecordShape>()): (string | undefined)[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  return Object.values(shape.fields).flatMap(({ unit, table, map }) => [
    unit,
    ...(table ? listFieldUnits(table, seen) : []),
    ...Object.values(map ?? {}).map((axis: CurveAxis) => axis.unit),
  ]);
}
