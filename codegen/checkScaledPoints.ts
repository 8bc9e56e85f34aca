import type { JSONPath } from 'jsonc-parser';
import { joinWords } from '#model/joinWords.ts';
import { curveFields } from './expandCurves.ts';
import type { ChangeSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports a change that converts some points of a numbered series to another unit and leaves the others as they are. */
export function checkScaledPoints(schemas: readonly ChangeSchema[], kind: MergedKind, path: JSONPath): Problem[] {
  const scaled = schemas.flatMap(({ scale, as, from, to, in: rows }, index) =>
    scale === undefined || rows !== undefined ? [] : [{ name: as ?? scale, units: `${from} ${to}`, index }],
  );
  return [...kind.curves].flatMap(([id, { schema }]) => {
    return schema.y.flatMap((series) => {
      if (series.fields === undefined) return [];
      const points = curveFields({ ...schema, y: [series] });
      const own = scaled.filter(({ name }) => points.includes(name));
      const [first] = own;
      const missing = points.filter((name) => !own.some((one) => one.name === name && one.units === first?.units));
      if (!first || missing.length === 0) return [];
      const message = `"${first.name}" is one point of the curve "${id}", whose other points would keep their unit.`;
      const names = missing.length > MOST_NAMES ? `all of ${series.fields}` : joinWords(missing, 'and');
      return [kind.source.problemAt([...path, first.index, 'scale'], message, `Scale ${names} as well.`)];
    });
  });
}

const MOST_NAMES = 6;
