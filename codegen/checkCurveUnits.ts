import { isSameUnit } from './isSameUnit.ts';
import type { CurveSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports lists of a curve whose own unit is not the one that the curve shows. */
export function checkCurveUnits(kind: MergedKind, { schema }: Merged<CurveSchema>): Problem[] {
  // A list beside a numbered x is reported elsewhere, and so is a field that is not a list.
  const axes = schema.x.field === undefined ? [] : [schema.x, ...schema.y];
  return axes.flatMap(({ field: name, unit, title }) => {
    const field = name === undefined ? undefined : kind.fields.get(name);
    const own = field?.schema['x-unit'];
    if (!field?.schema['x-list'] || own === undefined || (unit !== undefined && isSameUnit(own, unit))) return [];
    const { source, path } = field.origin;
    const shown = unit === undefined ? 'no unit' : `"${unit}"`;
    const message = `"${name}" is in "${own}", but its curve shows "${title}" in ${shown}, so people and programs would read it differently.`;
    const fix =
      unit === undefined ? `Give "${title}" the "unit": "${own}".` : `Write "x-unit": "${unit}", or leave it out.`;
    return [source.problemAt([...path, 'x-unit'], message, fix)];
  });
}
