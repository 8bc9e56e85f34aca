import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addPoint } from '#model/addPoint.ts';
import {
  type CurvePoints,
  canRemovePoint,
  pointCount,
  removePoints,
  samePoints,
  valueAt,
  withValues,
} from '#model/curvePoints.ts';
import type { CurveAxis, OutsideCurve } from '#model/FormDefinition.ts';
import { formatClipboardTable } from '#model/formatClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { listReadings, readQuantity } from '#model/readQuantity.ts';
import type { CurveOffer } from './CurveNotes.tsx';
import type { CurveOrigin } from './CurveOrigin.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import { type CurveCellActions, type CurveCellPosition, cellKey, focusCell, revealRow } from './curveCells.ts';
import { pointsCounted, zeroedMessages } from './curveMessages.ts';
import { isCurveBlock } from './isCurveBlock.ts';
import type { LiveCurve } from './LiveCurve.ts';
import { findPaste, loadPaste, type PasteIntoCurve } from './lazyPaste.ts';
import type { PasteChoices } from './Pasted.ts';
import type { AskedPaste, Paste } from './pasteIntoCurve.ts';
import { readClipboardPicture } from './pictureFile.ts';
import { createRangeEdits, type RangeEdits } from './rangeEdits.ts';

interface CurveEditing {
  points: CurvePoints;
  /** Called with the new points, and with what they come from. */
  onChange: (points: CurvePoints, from?: CurveOrigin) => void;
  live: LiveCurve | undefined;
  /** Called with a typed number that the form does not render. */
  onFollow: (points: CurvePoints, cell: CurveCellPosition) => void;
  x: CurveAxis;
  y: readonly CurveAxis[];
  fixedX: boolean;
  rising: boolean;
  outside: OutsideCurve;
  /** The titles of the curve and of its y axis. */
  about: string;
  locked: boolean;
  /** Whether a block that needs changes or is ambiguous is previewed before it is pasted. */
  previews: boolean;
  /** Corrections that the form offers. */
  offers: readonly CurveOffer[];
  table: RefObject<HTMLTableElement | null>;
  /** Called with the cell that gets the focus, and with undefined when it loses it. */
  onFocusCell: (cell: CurveCellPosition | undefined) => void;
  /** Called with a picture in a clipboard without text; returns false if pictures are not accepted. */
  onPicture: (picture: File) => boolean;
  onProblem: ((message: string | undefined) => void) | undefined;
}

interface CurveEdits {
  /** Stable for the life of the widget. */
  cells: CurveCellActions;
  range: RangeEdits;
  /** Returns the current curve. */
  read: () => CurvePoints;
  /** Notes on what the last action did. */
  notes: readonly string[];
  /** Messages of cells whose text was not a number and became 0, by `cellKey`. */
  zeroed: ReadonlyMap<string, string>;
  /** Other readings of the text that became 0 last, and what the form offers; none while the curve is locked. */
  offers: readonly CurveOffer[];
  change: (points: CurvePoints, from?: CurveOrigin) => void;
  add: () => void;
  copy: () => Promise<void>;
  paste: () => Promise<void>;
  /** Pastes a block over the whole curve, or any other text into the cell that was focused last. */
  pasteText: (text: string) => void;
  /** The block to be previewed before it is pasted. */
  asked: AskedPaste | undefined;
  /** Replaces the notes with these; an empty list clears them. */
  showNotes: (notes: readonly string[]) => void;
}

/** Returns the actions of a curve's table: typing, pasting, copying, adding and removing points. */
export function useCurveEdits(editing: CurveEditing): CurveEdits {
  const latest = useRef(editing);
  const active = useRef<CurveCellPosition>(undefined);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [zeroed, setZeroed] = useState<ReadonlyMap<string, string>>(new Map());
  const [readings, setReadings] = useState<readonly CurveOffer[]>(NO_OFFERS);
  const [block, setBlock] = useState<Block>();
  /** The row to scroll to once it is rendered. */
  const added = useRef<number>(undefined);

  const [edits] = useState(() => {
    // Two changes may come before React renders again, such as leaving a cell by clicking a button.
    function change(points: CurvePoints, from?: CurveOrigin) {
      const { locked, points: before, onChange } = latest.current;
      if (locked || samePoints(before, points)) return;
      latest.current = { ...latest.current, points };
      onChange(points, from);
    }

    /** Changes the number of a cell whose input shows it already. */
    function type(cell: CurveCellPosition, value: number) {
      const { locked, points: before, live, onFollow } = latest.current;
      if (locked || valueAt(before, cell) === value) return;
      const points = withValues(before, [{ ...cell, value }]);
      if (!live) return change(points);
      latest.current = { ...latest.current, points };
      if (live.onType(points, cell)) onFollow(points, cell);
    }

    let cellNotes: ReadonlyMap<string, string> = new Map();

    function showAtCells(notes: ReadonlyMap<string, string>) {
      cellNotes = notes;
      setZeroed(notes);
    }

    /** Sets the notes about the curve as a whole, and clears those of single cells. */
    function showNotes(notes: readonly string[]) {
      setNotes(notes);
      setReadings(NO_OFFERS);
      if (cellNotes.size > 0) showAtCells(new Map());
    }

    function pasteBlock(block: Block, choices?: PasteChoices) {
      const paste = findPaste();
      if (paste) putBlock(paste, block, choices);
      else
        loadPaste().then(
          // The curve may have been closed meanwhile.
          (later) => latest.current.table.current && putBlock(later, block, choices),
          () => showNotes(['Nothing was pasted: part of this page could not be loaded']),
        );
    }

    function putBlock(pasteIntoCurve: PasteIntoCurve, block: Block, choices?: PasteChoices) {
      const { points, x, y, fixedX, rising, outside, about, locked, previews } = latest.current;
      if (locked) return;
      const pasted = pasteIntoCurve({ ...block, points, x, y, fixedX, rising, outside, about, choices });
      setBlock(undefined);
      if (pasted.asks && previews && !choices) {
        setBlock(block);
        showNotes([]);
        return;
      }
      const count = pointCount(pasted.points);
      if (count > pointCount(points)) added.current = count - 1;
      change(pasted.points, pasted.table && { table: pasted.table });
      showNotes(pasted.notes);
    }

    function pasteText(text: string) {
      pasteBlock(isCurveBlock(text) ? { text } : { text, at: active.current ?? { row: 0, column: 1 } });
    }

    /** Offers what a text with an ambiguous comma may mean. */
    function offerReadings(cell: CurveCellPosition, text: string, message: string): CurveOffer[] {
      const { x, y } = latest.current;
      const unit = [x, ...y][cell.column]?.unit;
      return listReadings(text).flatMap((reading, index) => {
        const read = readQuantity(reading, { unit });
        if (!('value' in read) || read.value === null) return [];
        const { value } = read;
        return {
          message: index === 0 ? message : '',
          tone: 'warning',
          action: `Use ${reading}`,
          done: `Row ${cell.row + 1} was set to ${formatNumber(value)}`,
          onAccept: () => change(withValues(latest.current.points, [{ ...cell, value }])),
        };
      });
    }

    const cells: CurveCellActions = {
      read: (cell) => valueAt(latest.current.points, cell),
      edit: (cell, value) => {
        type(cell, value);
        const key = cellKey(cell);
        if (!cellNotes.has(key)) return;
        showAtCells(new Map([...cellNotes].filter(([other]) => other !== key)));
        setNotes([]);
        setReadings(NO_OFFERS);
      },
      zero: (cell, text) => {
        // The cell loses the focus as well when its point is removed.
        if (cell.row >= pointCount(latest.current.points)) return;
        change(withValues(latest.current.points, [{ ...cell, value: 0 }]));
        const messages = zeroedMessages(text, cell.row);
        const readings = offerReadings(cell, text, messages.note);
        setNotes(readings.length > 0 ? [] : [messages.note]);
        setReadings(readings);
        showAtCells(new Map(cellNotes).set(cellKey(cell), messages.cell));
      },
      pasteBlock: (cell, text) => {
        if (!isCurveBlock(text)) return false;
        pasteBlock({ text, at: cell });
        return true;
      },
      problem: (message) => latest.current.onProblem?.(message),
      focus: (cell) => {
        active.current = cell;
        latest.current.onFocusCell(cell);
      },
      blur: () => latest.current.onFocusCell(undefined),
      remove: (row, byKeyboard) => {
        const { points, table } = latest.current;
        if (!canRemovePoint(points)) return;
        change(removePoints(points, row));
        showNotes([]);
        // The focused button was removed, or belongs to another row by now.
        if (byKeyboard) focusCell(table.current, { row: Math.min(row, pointCount(points) - 2), column: 0 });
      },
    };

    return {
      cells,
      range: createRangeEdits({ read: () => latest.current, change, showNotes }),
      read: () => latest.current.points,
      change,
      add: () => {
        const { points, x } = latest.current;
        const next = addPoint(points, x);
        added.current = next.row;
        change(next.points);
        showNotes([`Added point ${next.row + 1} at ${formatNumber(next.points.x[next.row])}`]);
      },
      copy: async () => {
        const { points } = latest.current;
        const isCopied = await writeClipboard(formatClipboardTable(points));
        setNotes([isCopied ? `Copied ${pointsCounted(pointCount(points))}` : 'The browser did not allow copying']);
      },
      paste: async () => {
        const text = await readClipboard();
        const picture = text === '' ? await readClipboardPicture() : undefined;
        if (picture && latest.current.onPicture(picture)) return;
        if (text === undefined) {
          setNotes(['The browser did not allow reading the clipboard: click into a cell and press Ctrl+V']);
        } else pasteText(text);
      },
      pasteText,
      showNotes,
      pasteBlock,
      cancelPaste: () => setBlock(undefined),
    };
  });

  useLayoutEffect(() => {
    // Notes on an action are void once the curve is changed from elsewhere, as by undo.
    if (notes.length > 0 && !samePoints(latest.current.points, editing.points)) edits.showNotes([]);
    latest.current = editing;
    if (added.current !== undefined) revealRow(editing.table.current, added.current);
    added.current = undefined;
  });

  const { pasteBlock, cancelPaste, ...others } = edits;
  const { points, x, y, fixedX, rising, outside, about, locked } = editing;
  const offers = useMemo(
    () => (locked ? NO_OFFERS : [...readings, ...editing.offers]),
    [locked, readings, editing.offers],
  );
  const paste = useMemo(
    () => block && { ...block, points, x, y, fixedX, rising, outside, about },
    [block, points, x, y, fixedX, rising, outside, about],
  );
  const asked = block &&
    paste && {
      paste,
      onPaste: (choices: PasteChoices) => pasteBlock(block, choices),
      onCancel: cancelPaste,
    };
  return { ...others, notes, offers, zeroed, asked };
}

const NO_OFFERS: readonly CurveOffer[] = [];

/** A block from the clipboard, and the cell that it is pasted into. */
type Block = Pick<Paste, 'text' | 'at'>;
