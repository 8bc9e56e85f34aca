import { counted } from '#model/counted.ts';
import type { CurveDefinition, CurveSeries, OutsideCurve } from '#model/FormDefinition.ts';
import { outermostBelow } from '#model/outermostBelow.ts';
import { findKnots, type Knot, snapToWhole, valueOn } from '#model/resampleCurve.ts';
import { convertExactly } from './convertExactly.ts';
import { faults, toPlace } from './faults.ts';
import type { Place } from './ImportedRow.ts';
import type { ImportValue } from './ImportMapping.ts';
import type { Amount, RowValues } from './RowValues.ts';
import type { ValueReading } from './ValueReading.ts';

type CurveValue = Extract<ImportValue, { sort: 'curve' }>;

const NOTHING: ValueReading = { values: {}, cells: [], adjustments: [] };

interface Point {
  x: number;
  y: number;
  of: Amount;
}

/**
 * Reads the values of the fields that a curve edits from a series of columns or from lists; empty if the row has no
 * point.
 */
export function readRowCurve(
  curve: CurveDefinition,
  value: CurveValue,
  { row, place }: { row: RowValues; place: Place },
): ValueReading {
  const isSeries = value.y.every(({ column }) => column === value.x);
  const lists = isSeries ? [] : [row.amounts(value.x), ...value.y.map(({ column }) => row.amounts(column))];
  if (row.faults.length > 0) return NOTHING;
  const lengths = lists.map(({ length }) => length);
  if (new Set(lengths).size > 1) {
    const [cell] = [value.x, ...value.y.map(({ column }) => column)].flatMap((column) => row.findPlace(column) ?? []);
    row.faults.push(faults.lengths(cell ? toPlace(cell) : place, lengths));
    return NOTHING;
  }
  const series = value.y.map(({ column, ratio }, index) =>
    isSeries
      ? row.series(column).map(({ x, y }) => toPoint(x, y, value.xRatio, ratio))
      : (lists[0] ?? []).map((x, at) => toPoint(x, lists[index + 1]?.[at] ?? x, value.xRatio, ratio)),
  );
  const [first = []] = series;
  const stuck = first.find(({ x }, index) => index > 0 && x <= (first[index - 1]?.x ?? 0));
  if (stuck) {
    row.faults.push(faults.rising(stuck.of.cell, `${stuck.x} ${curve.x.unit ?? ''}`.trim()));
    return NOTHING;
  }
  const cells = series.flat().map(({ of }) => of.cell);
  if (first.length === 0) return { values: {}, cells, adjustments: [] };
  const clipped = series.map((points, index) => clipBelow(points, curve.y[index]));
  const { values, adjustments } = spread(
    curve,
    clipped.map(({ points }) => points),
  );
  return { values, adjustments: [...clipped.flatMap((one) => one.adjustments), ...adjustments], cells };
}

/** Raises the values of an axis that its kind file clips to the minimum, and notes which they were. */
function clipBelow(
  points: readonly Point[],
  axis: CurveSeries | undefined,
): { points: Point[]; adjustments: ValueReading['adjustments'] } {
  const minimum = axis?.minimum ?? 0;
  const values = points.map(({ y }) => y);
  const below = new Set(axis?.belowMinimum === 'clip' ? outermostBelow(values, minimum) : []);
  if (below.size === 0) return { points: [...points], adjustments: [] };
  const lowest = Math.min(...[...below].map((index) => values[index] ?? minimum));
  const amount = (value: number) => `${value} ${axis?.unit ?? ''}`.trimEnd();
  const text = `${counted(below.size, 'value')} below ${amount(minimum)}, down to ${amount(lowest)}, set to ${amount(minimum)}.`;
  return {
    points: points.map((point, index) => (below.has(index) ? { ...point, y: minimum } : point)),
    adjustments: [{ sort: 'clipped', text }],
  };
}

function toPoint(x: Amount, y: Amount, xRatio: CurveValue['xRatio'], yRatio: CurveValue['y'][number]['ratio']): Point {
  return { x: convertExactly(x.decimal, xRatio), y: convertExactly(y.decimal, yRatio), of: y };
}

function spread(curve: CurveDefinition, series: readonly Point[][]): Pick<ValueReading, 'values' | 'adjustments'> {
  const [first = []] = series;
  const { source } = curve.x;
  if ('field' in source) {
    const lists = curve.y.flatMap((one, index) =>
      'field' in one.source ? [[one.source.field, series[index]?.map(({ y }) => y).join(', ') ?? ''] as const] : [],
    );
    return {
      values: Object.fromEntries([[source.field, first.map(({ x }) => x).join(', ')], ...lists]),
      adjustments: [],
    };
  }
  const [y] = curve.y;
  const fields = y && 'fields' in y.source ? y.source.fields : [];
  const knots = snapToWhole(findKnots({ x: first.map(({ x }) => x), y: first.map(({ y }) => y) }));
  const points = fields.map((name, index) => ({ name, x: source.from + index }));
  const given = points.filter(({ x }) => curve.outside !== 'none' || !isBeyond(knots, x));
  return {
    values: Object.fromEntries(given.map(({ name, x }) => [name, valueOn(knots, x, curve.outside)])),
    adjustments: describe(knots, source, curve),
  };
}

function isBeyond(knots: readonly Knot[], x: number): boolean {
  return knots.every((knot) => knot.x > x) || knots.every((knot) => knot.x < x);
}

/** Notes which numbered values are not points of the file, and which points of the file are not taken over. */
function describe(
  knots: readonly Knot[],
  { from, to }: { from: number; to: number },
  { x: { unit = '' }, outside }: CurveDefinition,
): ValueReading['adjustments'] {
  const known = new Set(knots.map(({ x }) => x));
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const missing = wanted.filter((x) => !known.has(x));
  const unused = [...known].filter((x) => !wanted.includes(x));
  const isOutside = (x: number) => x < from || x > to;
  const adjust = (sort: 'resampled' | 'beyond', list: readonly number[], what: string) =>
    list.length === 0 ? [] : [{ sort, text: `${`${list.join(', ')} ${unit}`.trimEnd()}: ${what}` }];
  return [
    ...adjust(
      'resampled',
      missing.filter((x) => !isBeyond(knots, x)),
      'between two points of the file, so interpolated linearly.',
    ),
    ...adjust(
      'beyond',
      missing.filter((x) => isBeyond(knots, x)),
      `beyond the points of the file, so ${OUTSIDE[outside]}.`,
    ),
    ...adjust(
      'resampled',
      unused.filter((x) => !isOutside(x)),
      'points of the file between whole numbers, not imported.',
    ),
    ...adjust('beyond', unused.filter(isOutside), `points of the file outside ${from} to ${to}, not imported.`),
  ];
}

const OUTSIDE: Record<OutsideCurve, string> = { zero: '0', hold: 'the outermost value', none: 'left at the default' };
