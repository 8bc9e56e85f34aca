import { type CurvePoints, formatList, parseList, sameValues } from './curvePoints.ts';
import type { CurveDefinition } from './FormDefinition.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';

/** Lists the fields that a curve edits: x first if it is stored, then each series. */
export function curveFieldNames({ x, y }: CurveDefinition): string[] {
  const series = y.flatMap(({ source }) => ('field' in source ? [source.field] : source.fields));
  return 'field' in x.source ? [x.source.field, ...series] : series;
}

/** Reads the points of a curve from the texts of its fields; NaN where a numbered field holds no number. */
export function toCurvePoints(
  { x, y }: CurveDefinition,
  text: (field: string) => string,
  readList = parseList,
): CurvePoints {
  const { source } = x;
  return {
    x: 'field' in source ? readList(text(source.field)) : wholeNumbers(source),
    y: y.map((series) =>
      'field' in series.source
        ? readList(text(series.source.field))
        : series.source.fields.map((name) => numberIn(text(name))),
    ),
  };
}

/** Returns the texts, by field, of the fields whose numbers differ from `before`. */
export function changedTexts(
  { x, y }: CurveDefinition,
  { before, after }: { before: CurvePoints; after: CurvePoints },
  writeList = formatList,
): Record<string, string> {
  const texts: Record<string, string> = {};
  const put = (source: CurveSource, old: readonly number[], now: readonly number[]) => {
    if ('field' in source) {
      if (!sameValues(old, now)) texts[source.field] = writeList(now);
    } else if ('fields' in source) {
      for (const [point, name] of source.fields.entries()) {
        if (!Object.is(old[point], now[point])) texts[name] = formatNumber(now[point]);
      }
    }
  };
  put(x.source, before.x, after.x);
  for (const [index, { source }] of y.entries()) put(source, before.y[index] ?? [], after.y[index] ?? []);
  return texts;
}

type CurveSource = (CurveDefinition['x'] | CurveDefinition['y'][number])['source'];

function wholeNumbers({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function numberIn(text: string): number {
  const parsed = parseNumber(text);
  return 'value' in parsed && parsed.value !== null ? parsed.value : Number.NaN;
}
