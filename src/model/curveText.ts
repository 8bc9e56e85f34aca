import { type CurvePoints, formatList, parseList } from './curvePoints.ts';
import type { CurveDefinition } from './FormDefinition.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';

/** All fields that a curve edits: x first where it is stored, then each series. */
export function curveFieldNames({ x, y }: CurveDefinition): string[] {
  const series = y.flatMap(({ source }) => ('field' in source ? [source.field] : source.fields));
  return 'field' in x.source ? [x.source.field, ...series] : series;
}

/** The points that the texts of the curve's fields stand for; NaN where a numbered field holds no number. */
export function curvePointsOf({ x, y }: CurveDefinition, text: (field: string) => string): CurvePoints {
  const { source } = x;
  return {
    x: 'field' in source ? parseList(text(source.field)) : wholeNumbers(source),
    y: y.map((series) =>
      'field' in series.source
        ? parseList(text(series.source.field))
        : series.source.fields.map((name) => numberIn(text(name))),
    ),
  };
}

/** Texts of the curve's fields for these points, by field. */
export function curveTexts({ x, y }: CurveDefinition, points: CurvePoints): Record<string, string> {
  const texts: Record<string, string> = {};
  if ('field' in x.source) texts[x.source.field] = formatList(points.x);
  for (const [index, { source }] of y.entries()) {
    const values = points.y[index] ?? [];
    if ('field' in source) texts[source.field] = formatList(values);
    else for (const [point, name] of source.fields.entries()) texts[name] = formatNumber(values[point]);
  }
  return texts;
}

function wholeNumbers({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function numberIn(text: string): number {
  const parsed = parseNumber(text);
  return 'value' in parsed && parsed.value !== null ? parsed.value : Number.NaN;
}
