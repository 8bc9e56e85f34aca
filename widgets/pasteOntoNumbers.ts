import { type CurvePoints, spreadList } from '#model/curvePoints.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { resampleCurve } from '#model/resampleCurve.ts';
import { pointsCounted, quantity, valuesCounted } from './curveMessages.ts';
import type { Pasted, PastedOnto, PasteTarget } from './Pasted.ts';
import { refuse } from './refuse.ts';

type ColumnTarget = PasteTarget & { cell: { row: number; column: number }; spread: boolean };

/** Pastes y without x onto a numbered curve: a list fills all rows, padded with its last value; a block its own. */
export function pasteColumns(target: ColumnTarget): Pasted {
  const { points, rows, notes, cell, spread } = target;
  const length = points.x.length;
  const start = spread ? 0 : cell.row;
  const tooMany = rows.length - (length - start);
  const blank = spread ? rows.filter((row) => row.every((value) => value === undefined)).length : 0;
  const changes = [
    ...notes,
    ...(tooMany > 0 ? [`Values beyond the last row left out: ${tooMany}`] : []),
    ...(blank > 0 ? [`Blank cells keep the values that were there: ${blank}`] : []),
  ];
  const y = points.y.map((values, curve) => {
    const column = curve + 1 - cell.column;
    const pasted = rows.map((row) => row[column]);
    if (pasted.every((value) => value === undefined)) return values;
    const filled = pasted.map((value, index) => value ?? values[start + index] ?? 0);
    if (spread) return spreadList(filled, length);
    return spreadList(values, length).map((value, row) => filled[row - start] ?? value);
  });
  const count = Math.min(rows.length, length - start);
  const pasted = {
    points: { x: points.x, y },
    notes: [`Pasted ${valuesCounted(count)}`, ...changes],
    asks: !target.isPlain || tooMany > 0 || blank > 0,
  };
  if (!spread || tooMany >= 0) return pasted;
  if (target.outside === 'none')
    return { ...refuse(points, changes, `the curve needs ${length} values, and the list has ${count}`), asks: true };
  const first = points.x[rows.length];
  const padding = `and padded with the last one: ${held(target, y, rows.length)} from ${quantity(first, target.x.unit)}`;
  return {
    ...pasted,
    asks: true,
    notes: [`Pasted ${valuesCounted(count)} ${padding}`, ...changes],
    table: { x: points.x.slice(0, count), y: y.map((values) => values.slice(0, count)) },
  };
}

/** Pastes rows with x onto a numbered curve: interpolated linearly at its x, and beyond the table as `outside` says. */
export function pasteTable(target: PasteTarget): Pasted {
  const { points, rows, notes } = target;
  const complete = rows.filter((row) => row[0] !== undefined && row.slice(1).some((value) => value !== undefined));
  if (complete.length < 2)
    return { ...refuse(points, notes, 'a curve needs at least 2 points'), asks: !target.isPlain };
  const table: CurvePoints = {
    x: complete.map((row) => row[0] ?? Number.NaN),
    y: points.y.map((_, curve) => complete.map((row) => row[curve + 1] ?? Number.NaN)),
  };
  const { resampled, ends, refusal, ...onto } = fitOntoNumbers(target, table);
  if (refusal !== undefined) return { ...refuse(points, notes, refusal), asks: true };
  const done = resampled.length > 0 ? resampled : [`Pasted ${pointsCounted(table.x.length)}`];
  // Rows without y at the ends are as good as none.
  const isComplete = new Set(complete);
  const first = rows.findIndex((row) => isComplete.has(row));
  const last = rows.findLastIndex((row) => isComplete.has(row));
  const leftOut = rows.filter((row, at) => {
    const isAmid = at > first && at < last;
    return !isComplete.has(row) && (isAmid ? row : row.slice(1)).some((value) => value !== undefined);
  }).length;
  const isSorted = table.x.some((x, row) => x <= (table.x[row - 1] ?? -Infinity));
  const changes = [
    ...[...done, ...target.mergedNotes, ...ends],
    ...(isSorted ? [`Sorted by ${insideSentence(target.x.title)}`] : []),
    ...(leftOut > 0 ? [`Incomplete rows left out: ${leftOut}`] : []),
  ];
  const asks = !target.isPlain || changes.length > 1 || !isTaken(target, table);
  return { points: onto.points, notes: [...changes, ...notes], table, asks };
}

interface FittedOnto {
  points: CurvePoints;
  /** Why the table is refused. */
  refusal: string | undefined;
  /** A note that the table was resampled; empty if it was not. */
  resampled: string[];
  /** Notes on the values outside the table, and on rows outside the curve. */
  ends: string[];
}

/** Resamples a table onto the x of a numbered curve; a series without any value in the table keeps its values. */
export function fitOntoNumbers(target: PastedOnto, table: CurvePoints): FittedOnto {
  const { points, outside } = target;
  const range = { from: points.x[0] ?? 0, to: points.x.at(-1) ?? 0, outside };
  const refusal = outside === 'none' ? describeShort(target, table) : undefined;
  const y = points.y.map((values, curve) => {
    const resampled = resampleCurve({ x: table.x, y: table.y[curve] ?? [] }, range);
    return resampled.length > 0 ? resampled : values;
  });
  return {
    points: refusal === undefined ? { x: points.x, y } : points,
    refusal,
    resampled: describeResampled(target, table),
    ends: describeEnds(target, table, y),
  };
}

/** Why a table is refused that does not reach both ends of a curve; undefined if it does. */
function describeShort({ points, x: axis }: PastedOnto, table: CurvePoints): string | undefined {
  const [from = 0, to = from] = [points.x[0], points.x.at(-1)];
  const [first, last] = [Math.min(...table.x), Math.max(...table.x)];
  if (first <= from && last >= to) return undefined;
  const name = insideSentence(axis.title);
  const wanted = `${formatNumber(from)} to ${quantity(to, axis.unit)}`;
  return `${name} must reach from ${wanted}, and the points reach from ${quantity(first, undefined)} to ${quantity(last, axis.unit)}`;
}

function listInside({ points }: PastedOnto, table: CurvePoints): number[] {
  const [first, last] = [Math.min(...table.x), Math.max(...table.x)];
  return points.x.filter((x) => x >= first && x <= last);
}

/** Whether no resampling is needed: the table's x are whole, and include all x of the curve in its range. */
function isTaken(target: PastedOnto, table: CurvePoints): boolean {
  const known = new Set(table.x);
  return listInside(target, table).every((x) => known.has(x)) && table.x.every(Number.isInteger);
}

function describeResampled(target: PastedOnto, table: CurvePoints): string[] {
  const inside = listInside(target, table);
  if (isTaken(target, table) || inside.length === 0) return [];
  const counted = pointsCounted(table.x.length);
  return [`Resampled ${counted} linearly onto the whole numbers ${inside[0]} to ${inside.at(-1)}`];
}

/** Notes on the values outside the table, and on rows outside the curve. */
function describeEnds(target: PastedOnto, table: CurvePoints, y: readonly (readonly number[])[]): string[] {
  const { points, outside, x: axis } = target;
  const [from = 0, to = from] = [points.x[0], points.x.at(-1)];
  const [first, last] = [Math.min(...table.x), Math.max(...table.x)];
  const fill = (row: number) => (outside === 'zero' ? shared(target, 0) : held(target, y, row));
  const beyond = (side: string, limit: number, isBeyond: (x: number) => boolean) => {
    const count = table.x.filter(isBeyond).length;
    return count > 0 ? [`Points ${side} ${quantity(limit, axis.unit)} left out: ${count}`] : [];
  };
  return [
    ...(first > from ? [`${fill(0)} below ${quantity(first, axis.unit)}`] : []),
    ...(last < to ? [`${fill(points.x.length - 1)} above ${quantity(last, axis.unit)}`] : []),
    ...beyond('below', from, (x) => x < from),
    ...beyond('above', to, (x) => x > to),
  ];
}

/** The values of all curves in a row: '3000 kW', or '20 and 30 %'. */
function held({ y: axes }: PastedOnto, y: readonly (readonly number[])[], row: number): string {
  return y.map((values, curve) => quantity(values[row], axes[curve]?.unit)).join(' and ');
}

/** A value that all curves share, with their unit if they share it as well. */
function shared({ y: axes }: PastedOnto, value: number): string {
  const [unit, ...others] = new Set(axes.map((axis) => axis.unit));
  return quantity(value, others.length > 0 ? undefined : unit);
}
