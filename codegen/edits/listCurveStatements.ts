import type { JSONPath } from 'jsonc-parser';
import type { CurveSchema } from '#codegen/KindFile.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import type { Statement } from './Statement.ts';
import { statementAt } from './statementAt.ts';

/** Lists a kind's statements about its curves, each identified by the fields that it edits and not by its name. */
export function listCurveStatements({ curves }: MergedKind): Statement[] {
  return [...curves].flatMap(([id, merged]) => {
    const { schema } = merged;
    const { x, y, ...words } = schema;
    const name = curveName(id, schema);
    const names = listSeries(schema);
    const at = (path: JSONPath, word: string, value: unknown, subject = name) =>
      statementAt(merged, path, { word, scope: '', subject, value });
    return [
      at([], 'kind.x-curves', schema),
      ...Object.entries(words).map(([word, value]) => at([word], `curve.${word}`, value)),
      ...Object.entries(x).map(([word, value]) => at(['x', word], `curve.x.${word}`, value)),
      ...y.flatMap((series, index) => {
        const own = names[index];
        return [
          at(['y', index], 'curve.y', series, own),
          ...Object.entries(series).map(([word, value]) => at(['y', index, word], `curve.y.${word}`, value, own)),
        ];
      }),
    ];
  });
}

/** Returns the names of a curve's series: their fields. */
export function listSeries({ y }: CurveSchema): string[] {
  return y.map(({ field, fields }, index) => field ?? fields ?? String(index));
}

function curveName(id: string, { x, y }: CurveSchema): string {
  return x.field ?? y[0]?.fields ?? id;
}
