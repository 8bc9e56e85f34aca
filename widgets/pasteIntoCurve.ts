import { addPoint } from '#model/addPoint.ts';
import { type CellValue, type CurvePoints, pointCount, withValues } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { fitTable, hasColumnOf, listMissing } from '#model/fitTable.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { joinWords } from '#model/joinWords.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { risesThroughout } from '#model/risesThroughout.ts';
import { clipBelow } from './clipBelow.ts';
import { pointsCounted, valuesCounted } from './curveMessages.ts';
import { findOversize } from './findOversize.ts';
import { mergeRepeated } from './mergeRepeated.ts';
import { type PasteChoices, type Pasted, type PastedOnto, type PasteTarget, toNotation } from './Pasted.ts';
import { clipboardNotes, notationNotes } from './pasteNotes.ts';
import { pasteColumns, pasteTable } from './pasteOntoNumbers.ts';
import { refuse } from './refuse.ts';

export interface Paste extends PastedOnto {
  text: string;
  /** The cell that was pasted into; absent for the whole curve. */
  at?: { row: number; column: number } | undefined;
  /** Whether the curve is numbered: its x are whole numbers that stay as they are. */
  fixedX: boolean;
  /** Whether x must rise from point to point; defaults to true. */
  rising?: boolean | undefined;
  choices?: PasteChoices | undefined;
  /** The titles of the curve and of its y axis, whose words may be in headings. */
  about?: string | undefined;
}

/** A block that is shown in a preview before it changes the curve. */
export interface AskedPaste {
  paste: Paste;
  onPaste: (choices: PasteChoices) => void;
  onCancel: () => void;
}

/** Pastes a block from a spreadsheet into a curve, as far as it can be read; a refusal returns the points unchanged. */
export function pasteIntoCurve({ text, at, fixedX, rising = true, choices = {}, about, ...curve }: Paste): Pasted {
  const { points } = curve;
  const oversize = findOversize(text);
  if (oversize !== undefined) return { ...refuse(points, [], oversize), asks: false };
  const width = points.y.length + 1;
  // A comma separates no columns where there is one left.
  const isOneColumn = at?.column === width - 1;
  const table = parseClipboardTable(text, {
    ...choices,
    axes: [curve.x, ...curve.y],
    commas: choices.commas ?? (isOneColumn ? 'decimal' : undefined),
  });
  const isList = table.rows.length === 1 && measureWidth(table.rows) > width - (at?.column ?? 0);
  const isWide = measureWidth(table.rows) >= width;
  const cellStart = Math.max(at?.column ?? 1, fixedX ? 1 : 0);
  const lacksY = !isWide && cellStart > 0 && hasColumnOf(table, curve.x);
  const start = isWide || lacksY ? 0 : cellStart;
  const fitted = isList ? undefined : fitTable(table, [curve.x, ...curve.y].slice(start), choices, about);
  const rows = fitted?.rows ?? table.rows.flat().map((value) => [value]);
  const { unreadable } = fitted ?? table;
  const doubts = notationNotes(table, choices);
  const notes = [...doubts, ...(fitted?.notes ?? []), ...clipboardNotes(fitted ?? table)];
  const read = { layout: fitted?.layout, unreadable, notation: toNotation(table) };
  if (lacksY && !choices.columns) {
    const titles = curve.y.filter((axis) => !hasColumnOf(table, axis)).map(({ title }) => title);
    const isNone = titles.length === curve.y.length;
    const reason = isNone
      ? `beside ${insideSentence(curve.x.title)}, the block needs columns for ${joinWords(titles)}`
      : `the block has no column for ${joinWords(titles)}`;
    return { ...read, ...refuse(points, [...doubts, ...clipboardNotes(table)], reason), asks: true };
  }
  const missing = choices.columns ? [] : listMissing(table, [curve.x, ...curve.y].slice(start));
  if (missing.length > 0) {
    const reason = `the block has no column for ${joinWords(missing.map(({ title }) => title))}`;
    return { ...read, ...refuse(points, [...doubts, ...clipboardNotes(table)], reason), asks: true };
  }
  if (fitted?.refusal !== undefined) return { ...read, ...refuse(points, notes, fitted.refusal), asks: true };
  if (table.twoReadings && !table.twoReadings.decimal && !choices.decimal)
    return { ...read, ...refuse(points, notes, `choose what “${table.twoReadings.text}” is`), asks: true };
  if (!rows.flat().some((value) => value !== undefined))
    return { ...read, ...refuse(points, notes, 'the clipboard contains no numbers'), asks: false };

  const isWhole = measureWidth(rows) >= width;
  const isWider = measureWidth(rows) > width;
  if (isWider) notes.push(`Only the first ${width} columns were used`);
  const firstColumn = isWhole ? 0 : Math.max(at?.column ?? 1, fixedX ? 1 : 0);
  const clipped = clipBelow(
    rows.map((row) => row.slice(0, width)),
    { columns: [curve.x, ...curve.y].slice(firstColumn), xColumn: isWhole ? 0 : undefined },
  );
  notes.push(...clipped.notes);
  const merges = isWhole && (fixedX || rising);
  const merged = merges ? mergeRepeated(clipped.rows, { x: curve.x, rule: choices.repeated ?? 'last' }) : undefined;
  const target: PasteTarget = {
    ...{ ...curve, rows: merged?.rows ?? clipped.rows, notes, mergedNotes: merged?.notes ?? [] },
    isPlain:
      !isWider && unreadable.length === 0 && [doubts, fitted?.notes, clipped.notes].every((notes) => !notes?.length),
  };
  const pasted = isWhole && !fixedX ? pastePoints(target, { at, rising, choices }) : pasteNumbers(target);
  return { ...read, repeated: merged?.repeated ?? [], ...pasted };

  function pasteNumbers(target: PasteTarget): Pasted {
    if (isWhole) return pasteTable(target);
    const cell = { row: at?.row ?? 0, column: firstColumn };
    return fixedX ? pasteColumns({ ...target, cell, spread: isList || !at }) : intoCells({ ...target, cell });
  }
}

/** Pastes whole points onto a curve whose x can be edited: replaces the curve, or its points from a row on. */
function pastePoints(
  target: PasteTarget,
  { at, rising, choices }: { at: Paste['at']; rising: boolean; choices: PasteChoices },
): Pasted {
  const { row = 0 } = at ?? {};
  const rest = row === 0 ? Math.max(0, pointCount(target.points) - target.rows.length) : 0;
  let kept: Pasted | undefined;
  const keep = () => {
    kept ??= intoCells({ ...target, notes: [...target.mergedNotes, ...target.notes], cell: { row, column: 0 } });
    return kept;
  };
  // The other points can't be meant to stay where x would not rise from the pasted ones to them.
  const keepsRest =
    choices.keepsRest ?? (at !== undefined && !(rising && rest > 0 && !risesThroughout(keep().points.x)));
  const pasted = keepsRest ? keep() : replaced(target, rising);
  return { ...pasted, rest, keepsRest, asks: pasted.asks || rest > 0 || target.mergedNotes.length > 0 };
}

function replaced({ points, rows, notes, mergedNotes, isPlain, x }: PasteTarget, rising: boolean): Pasted {
  const width = points.y.length + 1;
  const complete = rows.filter((row) => row.length === width && !row.includes(undefined));
  const sorted = rising ? complete.toSorted(([a = 0], [b = 0]) => a - b) : complete;
  const isSorted = sorted.some((row, index) => row !== complete[index]);
  const leftOut = rows.length - complete.length;
  const changes = [
    ...mergedNotes,
    ...(isSorted ? [`Sorted by ${insideSentence(x.title)}`] : []),
    ...notes,
    ...(leftOut > 0 ? [`Incomplete rows left out: ${leftOut}`] : []),
  ];
  const asks = !isPlain || isSorted || leftOut > 0;
  if (complete.length < 2) return { ...refuse(points, changes, 'a curve needs at least 2 points'), asks };
  const column = (index: number) => sorted.map((row) => row[index] ?? 0);
  return {
    points: { x: column(0), y: points.y.map((_, curve) => column(curve + 1)) },
    notes: [`Pasted ${pointsCounted(complete.length)}`, ...changes],
    asks,
  };
}

/** Blank and unreadable cells change nothing; rows below the end become new points, while x stays within its limit. */
function intoCells({
  points,
  rows,
  notes,
  cell,
  x,
  isPlain,
}: PasteTarget & { cell: { row: number; column: number } }): Pasted {
  let pasted = points;
  let known: CellValue[] = [];
  let count = 0;
  let leftOut = 0;
  const continued = cell.column > 0 ? cell.row + rows.length - pointCount(points) : 0;
  if (continued > MOST_CONTINUED) {
    const reason = `${valuesCounted(continued)} would have no ${insideSentence(x.title)}; paste it beside them`;
    return { ...refuse(points, notes, reason), asks: true };
  }
  const width = points.y.length + 1;
  const isEven = points.y.every((values) => values.length === points.x.length);
  let end = pointCount(points);
  rows.forEach((values, offset) => {
    const row = cell.row + offset;
    const cells = values
      .map((value, index) => ({ value, row, column: cell.column + index }))
      .flatMap(({ value, ...at }) => (value === undefined || at.column >= width ? [] : [{ ...at, value }]));
    if (cells.length === 0) return;
    // A whole point needs no values derived from others, and thousands of them are set at once.
    const isWhole = isEven && row === end && cells.length === width;
    if (end <= row && !isWhole) {
      // A new point is derived from those before it, including the values just pasted into them.
      pasted = withValues(pasted, known);
      known = [];
      const grown = withRow(pasted, row, { x: cells.find(({ column }) => column === 0)?.value, limits: x });
      if (!grown) {
        leftOut += cells.length;
        return;
      }
      pasted = grown;
    }
    end = Math.max(end, row + 1);
    known.push(...cells);
    count += cells.length;
  });
  pasted = withValues(pasted, known);
  const added = pointCount(pasted) - pointCount(points);
  // Values without x below the end of the curve.
  const invented = cell.column > 0 ? added : 0;
  return {
    points: pasted,
    notes: [
      `Pasted ${valuesCounted(count)}`,
      ...(added > 0 ? [`Added ${pointsCounted(added)}`] : []),
      ...(invented > 0 ? [`${x.title} of the new points continues as before`] : []),
      ...(leftOut > 0 ? [`Values beyond the last row left out: ${leftOut}`] : []),
      ...notes,
    ],
    asks: !isPlain || leftOut > 0 || invented > 0,
  };
}

/** The most new points whose x continues as before; more of them are hardly meant. */
const MOST_CONTINUED = 1000;

/** Adds points until the row exists; undefined if the x of a new one would exceed its limit. */
function withRow(points: CurvePoints, row: number, own: { x: number | undefined; limits: CurveAxis }) {
  let grown = points;
  while (pointCount(grown) <= row) {
    const isRow = grown.x.length === row;
    // A pasted x replaces that of the new point afterwards, whatever its value.
    const added = addPoint(grown, isRow && own.x !== undefined ? {} : own.limits);
    if (added.row !== grown.x.length) return undefined;
    grown = added.points;
  }
  return grown;
}

function measureWidth(rows: PasteTarget['rows']): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}
