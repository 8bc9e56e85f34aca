import type { CurveDefinition, OutsideCurve } from '#model/FormDefinition.ts';
import { findKnots, type Knot, valueOn } from '#model/resampleCurve.ts';
import { convertExactly } from './convertExactly.ts';
import { faults } from './faults.ts';
import type { Place } from './ImportedRow.ts';
import type { ImportValue } from './ImportMapping.ts';
import type { Amount, RowValues } from './RowValues.ts';
import type { Taken } from './TakenValue.ts';

type CurveValue = Extract<ImportValue, { sort: 'curve' }>;

const NOTHING: Taken = { values: {}, cells: [], said: [] };

interface Point {
  x: number;
  y: number;
  of: Amount;
}

/**
 * Reads the values of the fields that a curve edits from a series of columns or from lists; empty if the row has no
 * point.
 */
export function takeCurve(
  curve: CurveDefinition,
  value: CurveValue,
  { row, place }: { row: RowValues; place: Place },
): Taken {
  const isSeries = value.y.every(({ column }) => column === value.x);
  const lists = isSeries ? [] : [row.amounts(value.x), ...value.y.map(({ column }) => row.amounts(column))];
  if (row.faults.length > 0) return NOTHING;
  const lengths = lists.map(({ length }) => length);
  if (new Set(lengths).size > 1) {
    row.faults.push(faults.lengths(place, lengths));
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
  if (first.length === 0) return { values: {}, cells, said: [] };
  return { ...spread(curve, series), cells };
}

function toPoint(x: Amount, y: Amount, xRatio: CurveValue['xRatio'], yRatio: CurveValue['y'][number]['ratio']): Point {
  return { x: convertExactly(x.decimal, xRatio), y: convertExactly(y.decimal, yRatio), of: y };
}

function spread(curve: CurveDefinition, series: readonly Point[][]): Pick<Taken, 'values' | 'said'> {
  const [first = []] = series;
  const { source } = curve.x;
  if ('field' in source) {
    const lists = curve.y.flatMap((one, index) =>
      'field' in one.source ? [[one.source.field, series[index]?.map(({ y }) => y).join(', ') ?? ''] as const] : [],
    );
    return { values: Object.fromEntries([[source.field, first.map(({ x }) => x).join(', ')], ...lists]), said: [] };
  }
  const { fields } = fieldsOf(curve);
  const knots = findKnots({ x: first.map(({ x }) => x), y: first.map(({ y }) => y) });
  const values = fields.map((name, index) => [name, valueAt(knots, source.from + index, curve.outside)] as const);
  return {
    values: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    said: describe(knots, source, curve),
  };
}

function fieldsOf(curve: CurveDefinition): { fields: string[] } {
  const source = curve.y[0]?.source;
  return { fields: source && 'fields' in source ? source.fields : [] };
}

function valueAt(knots: readonly Knot[], x: number, outside: OutsideCurve): number | undefined {
  const isInside = x >= (knots[0]?.x ?? 0) && x <= (knots.at(-1)?.x ?? 0);
  return !isInside && outside === 'none' ? undefined : valueOn(knots, x, outside);
}

/** Notes which numbered values are not points of the file, and which points of the file are not taken over. */
function describe(
  knots: readonly Knot[],
  { from, to }: { from: number; to: number },
  { x: { unit = '' }, outside }: CurveDefinition,
): Taken['said'] {
  const least = knots[0]?.x ?? from;
  const most = knots.at(-1)?.x ?? to;
  const known = new Set(knots.map(({ x }) => x));
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const between = wanted.filter((x) => x > least && x < most && !known.has(x));
  const beyond = wanted.filter((x) => x < least || x > most);
  const unused = knots.filter(({ x }) => !wanted.includes(x));
  const said = (sort: 'resampled' | 'beyond', list: readonly number[], what: string) =>
    list.length === 0 ? [] : [{ sort, text: `${list.join(', ')} ${unit}: ${what}`.replace('  ', ' ') }];
  return [
    ...said('resampled', between, 'between two points of the file, so on the line through them.'),
    ...said('beyond', beyond, `beyond the points of the file, so ${OUTSIDE[outside]}.`),
    ...said(
      'resampled',
      unused.filter(({ x }) => x >= from && x <= to).map(({ x }) => x),
      'points of the file between whole numbers, not taken over.',
    ),
    ...said(
      'beyond',
      unused.filter(({ x }) => x < from || x > to).map(({ x }) => x),
      `points of the file outside ${from} to ${to}, not taken over.`,
    ),
  ];
}

const OUTSIDE: Record<OutsideCurve, string> = { zero: '0', hold: 'the outermost value', none: 'left at the default' };
