import { addPoint } from '#model/addPoint.ts';
import { type CurvePoints, pointCount, withValueAt } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { fitTable } from '#model/fitTable.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { clipboardNotes, pointsCounted, valuesCounted } from './curveMessages.ts';
import type { Pasted, PastedOnto, PasteTarget } from './Pasted.ts';
import { pasteColumns, pasteTable } from './pasteOntoNumbers.ts';

interface Paste extends PastedOnto {
  text: string;
  /** The cell that was pasted into; absent for the whole curve. */
  at?: { row: number; column: number } | undefined;
  /** The x of a numbered curve are whole numbers that stay as they are. */
  fixedX: boolean;
}

/** Whether a text is a block of cells; anything less is pasted as text into the one cell. */
export function isCurveBlock(text: string): boolean {
  const lines = text.trim();
  return /[\t\n\r;]/.test(lines) || (lines.match(/,/g)?.length ?? 0) > 1;
}

/** The curve with a block from a spreadsheet in it, as far as it could be read. */
export function pasteIntoCurve({ text, at, fixedX, ...curve }: Paste): Pasted {
  const { points } = curve;
  const table = parseClipboardTable(text);
  const width = points.y.length + 1;
  const isList = table.rows.length === 1 && measureWidth(table.rows) > width - (at?.column ?? 0);
  const start = measureWidth(table.rows) >= width ? 0 : Math.max(at?.column ?? 1, fixedX ? 1 : 0);
  const fitted = isList ? undefined : fitTable(table, [curve.x, ...curve.y].slice(start));
  const rows = fitted?.rows ?? table.rows.flat().map((value) => [value]);
  const notes = [...(fitted?.notes ?? []), ...clipboardNotes(fitted ?? table)];
  if (fitted?.refusal !== undefined) return { points, notes: [...notes, `Nothing was pasted: ${fitted.refusal}`] };
  if (!rows.flat().some((value) => value !== undefined)) {
    return { points, notes: [...notes, 'Nothing was pasted: the clipboard contains no numbers'] };
  }
  const isWhole = measureWidth(rows) >= width;
  if (measureWidth(rows) > width) notes.push(`Only the first ${width} columns were used`);
  const target: PasteTarget = { ...curve, rows: rows.map((row) => row.slice(0, width)), notes };
  if (isWhole && fixedX) return pasteTable(target);
  if (isWhole && !at) return replaced(target);
  const cell = { row: at?.row ?? 0, column: isWhole ? 0 : Math.max(at?.column ?? 1, fixedX ? 1 : 0) };
  if (fixedX) return pasteColumns({ ...target, cell, spread: isList || !at });
  return intoCells({ ...target, cell });
}

function replaced({ points, rows, notes }: PasteTarget): Pasted {
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

/** Blank and unreadable cells leave the curve as it is; rows below the end are new points, as far as x has room for them. */
function intoCells({ points, rows, notes, cell, x }: PasteTarget & { cell: { row: number; column: number } }): Pasted {
  let pasted = points;
  let count = 0;
  let leftOut = 0;
  const width = points.y.length + 1;
  rows.forEach((values, offset) => {
    const known = values
      .map((value, index) => ({ value, row: cell.row + offset, column: cell.column + index }))
      .flatMap(({ value, ...target }) => (value === undefined || target.column >= width ? [] : [{ value, target }]));
    if (known.length === 0) return;
    const grown = withRow(pasted, cell.row + offset, {
      x: known.find(({ target }) => target.column === 0)?.value,
      limits: x,
    });
    if (!grown) {
      leftOut += known.length;
      return;
    }
    pasted = known.reduce((before, { value, target }) => withValueAt(before, target, value), grown);
    count += known.length;
  });
  const added = pointCount(pasted) - pointCount(points);
  return {
    points: pasted,
    notes: [
      `Pasted ${valuesCounted(count)}`,
      ...(added > 0 ? [`Added ${pointsCounted(added)}`] : []),
      ...(leftOut > 0 ? [`Values beyond the last row left out: ${leftOut}`] : []),
      ...notes,
    ],
  };
}

/** The points with as many more as the row needs; undefined where x of a new one would pass its limit. */
function withRow(points: CurvePoints, row: number, own: { x: number | undefined; limits: CurveAxis }) {
  let grown = points;
  while (pointCount(grown) <= row) {
    const isRow = grown.x.length === row;
    // An x that is pasted as well is set afterwards, whatever it is.
    const added = addPoint(grown, isRow && own.x !== undefined ? {} : own.limits);
    if (added.row !== grown.x.length) return undefined;
    grown = added.points;
  }
  return grown;
}

function measureWidth(rows: PasteTarget['rows']): number {
  return Math.max(0, ...rows.map((row) => row.length));
}
