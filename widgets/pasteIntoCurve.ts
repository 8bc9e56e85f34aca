import { addPoint, type CurvePoints, pointCount, spreadList, withValueAt } from '#model/curvePoints.ts';
import { type ClipboardTable, parseClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { resampleCurve } from '#model/resampleCurve.ts';
import { clipboardNotes, pointsCounted } from './curveMessages.ts';

interface Paste {
  points: CurvePoints;
  text: string;
  /** The cell that was pasted into; absent where the whole curve is meant. */
  at?: { row: number; column: number } | undefined;
  /** The x of a numbered curve are whole numbers that stay as they are. */
  fixedX: boolean;
}

export interface Pasted {
  points: CurvePoints;
  /** What was done, what was left out and why. */
  notes: string[];
}

type Rows = ClipboardTable['rows'];

/** Whether a text is a block of cells; anything less is pasted as text into the one cell. */
export function isCurveBlock(text: string): boolean {
  const lines = text.trim();
  return /[\t\n\r;]/.test(lines) || (lines.match(/,/g)?.length ?? 0) > 1;
}

/** The curve with a block from a spreadsheet in it, as far as it could be read. */
export function pasteIntoCurve({ points, text, at, fixedX }: Paste): Pasted {
  const table = parseClipboardTable(text);
  const width = points.y.length + 1;
  const isList = table.rows.length === 1 && widthOf(table.rows) > width - (at?.column ?? 0);
  const rows = isList ? (table.rows[0] ?? []).map((value) => [value]) : table.rows;
  const notes = clipboardNotes(table);
  if (!rows.flat().some((value) => value !== undefined)) {
    return { points, notes: [...notes, 'Nothing was pasted: there is no number on the clipboard'] };
  }
  const isWhole = widthOf(rows) >= width;
  if (widthOf(rows) > width) notes.push(`Only the first ${width} columns were used`);
  const target = { points, rows: rows.map((row) => row.slice(0, width)), notes };
  if (isWhole && fixedX) return ontoWholeNumbers(target);
  if (isWhole && !at) return replaced(target);
  const cell = { row: at?.row ?? 0, column: isWhole ? 0 : Math.max(at?.column ?? 1, fixedX ? 1 : 0) };
  if (fixedX) return intoColumns({ ...target, cell, spread: isList || !at });
  return intoCells({ ...target, cell });
}

interface Target {
  points: CurvePoints;
  rows: Rows;
  notes: string[];
}

function replaced({ points, rows, notes }: Target): Pasted {
  const width = points.y.length + 1;
  const complete = rows.filter((row) => row.length === width && !row.includes(undefined));
  const leftOut = rows.length - complete.length;
  const said = leftOut > 0 ? [...notes, `Incomplete rows left out: ${leftOut}`] : notes;
  if (complete.length < 2) return { points, notes: [...said, 'Nothing was pasted: a curve needs at least 2 points'] };
  const column = (index: number) => complete.map((row) => row[index] ?? 0);
  return {
    points: { x: column(0), y: points.y.map((_, curve) => column(curve + 1)) },
    notes: [`Pasted ${pointsCounted(complete.length)}`, ...said],
  };
}

/** Blank and unreadable cells leave the curve as it is; rows below the end are new points. */
function intoCells({ points, rows, notes, cell }: Target & { cell: { row: number; column: number } }): Pasted {
  let pasted = points;
  let count = 0;
  const width = points.y.length + 1;
  rows.forEach((row, rowOffset) => {
    row.forEach((value, columnOffset) => {
      const target = { row: cell.row + rowOffset, column: cell.column + columnOffset };
      if (value === undefined || target.column >= width) return;
      while (pointCount(pasted) <= target.row) pasted = addPoint(pasted);
      pasted = withValueAt(pasted, target, value);
      count += 1;
    });
  });
  const added = pointCount(pasted) - pointCount(points);
  return {
    points: pasted,
    notes: [`Pasted ${valuesCounted(count)}`, ...(added > 0 ? [`Added ${pointsCounted(added)}`] : []), ...notes],
  };
}

/** y values alone: a list spreads over the whole curve, padded with its last value; a block fills its own rows. */
function intoColumns(target: Target & { cell: { row: number; column: number }; spread: boolean }): Pasted {
  const { points, rows, notes, cell } = target;
  const length = points.x.length;
  const start = target.spread ? 0 : cell.row;
  const tooMany = rows.length - (length - start);
  const said = tooMany > 0 ? [...notes, `Values beyond the last row left out: ${tooMany}`] : notes;
  const y = points.y.map((values, curve) => {
    const column = curve + 1 - cell.column;
    const pasted = rows.map((row) => row[column]);
    if (column < 0 || pasted.every((value) => value === undefined)) return values;
    const filled = pasted.map((value, index) => value ?? values[start + index] ?? 0);
    if (target.spread) return spreadList(filled, length);
    return spreadList(values, length).map((value, row) => filled[row - start] ?? value);
  });
  const isPadded = target.spread && tooMany < 0;
  const count = Math.min(rows.length, length - start);
  return {
    points: { x: points.x, y },
    notes: [`Pasted ${valuesCounted(count)}${isPadded ? ' and padded with the last one' : ''}`, ...said],
  };
}

/** Pairs of x and y: taken as they are where their x are the curve's own, resampled otherwise. */
function ontoWholeNumbers({ points, rows, notes }: Target): Pasted {
  const from = points.x[0] ?? 0;
  const to = points.x.at(-1) ?? 0;
  const x = rows.map((row) => row[0] ?? Number.NaN);
  const isOwn = x.length === points.x.length && x.every((value, index) => value === points.x[index]);
  const y = points.y.map((values, curve) => {
    const pasted = rows.map((row) => row[curve + 1]);
    if (isOwn) return values.map((value, index) => pasted[index] ?? value);
    const resampled = resampleCurve({ x, y: pasted.map((value) => value ?? Number.NaN) }, { from, to });
    return resampled.length > 0 ? resampled : values;
  });
  const known = x.filter(Number.isFinite);
  const done = isOwn
    ? `Pasted ${pointsCounted(rows.length)}`
    : `Resampled ${pointsCounted(known.length)} between ${formatNumber(Math.min(...known))} and ${formatNumber(Math.max(...known))} linearly onto the whole numbers ${from} to ${to}`;
  return { points: { x: points.x, y }, notes: [done, ...notes] };
}

function widthOf(rows: Rows): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

function valuesCounted(count: number): string {
  return count === 1 ? '1 value' : `${count} values`;
}
