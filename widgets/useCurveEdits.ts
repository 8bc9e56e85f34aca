import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  addPoint,
  type CurvePoints,
  canRemovePoint,
  pointCount,
  removePoint,
  samePoints,
  withValueAt,
} from '#model/curvePoints.ts';
import { formatClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import { type CurveCellActions, type CurveCellPosition, focusCell } from './curveCells.ts';
import { pointsCounted, zeroedNote } from './curveMessages.ts';
import { isCurveBlock, pasteIntoCurve } from './pasteIntoCurve.ts';

interface CurveEditing {
  points: CurvePoints;
  onChange: (points: CurvePoints) => void;
  fixedX: boolean;
  locked: boolean;
  table: RefObject<HTMLTableElement | null>;
  /** The cell that is being edited. */
  onFocusCell: (cell: CurveCellPosition | undefined) => void;
  onProblem: ((message: string | undefined) => void) | undefined;
}

interface CurveEdits {
  /** Stable for the life of the widget. */
  cells: CurveCellActions;
  /** What the last action did that the table alone does not show. */
  notes: readonly string[];
  change: (points: CurvePoints) => void;
  add: () => void;
  copy: () => Promise<void>;
  paste: () => Promise<void>;
  clearNotes: () => void;
}

/** Every way in which the table's side of a curve editor changes the curve. */
export function useCurveEdits(editing: CurveEditing): CurveEdits {
  const latest = useRef(editing);
  const active = useRef<CurveCellPosition>(undefined);
  const [notes, setNotes] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    latest.current = editing;
  });

  const [edits] = useState(() => {
    // Two changes may come before React renders again, such as leaving a cell by clicking a button.
    function change(points: CurvePoints) {
      const { locked, points: before, onChange } = latest.current;
      if (locked || samePoints(before, points)) return;
      latest.current = { ...latest.current, points };
      onChange(points);
    }

    function pasteText(text: string, at?: CurveCellPosition) {
      const { points, fixedX, locked } = latest.current;
      if (locked) return;
      const pasted = pasteIntoCurve({ points, text, at, fixedX });
      change(pasted.points);
      setNotes(pasted.notes);
    }

    const cells: CurveCellActions = {
      edit: (cell, value) => change(withValueAt(latest.current.points, cell, value)),
      zero: (cell, text) => {
        change(withValueAt(latest.current.points, cell, 0));
        setNotes([zeroedNote(text, cell.row)]);
      },
      pasteBlock: (cell, text) => {
        if (!isCurveBlock(text)) return false;
        pasteText(text, cell);
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
        change(removePoint(points, row));
        setNotes([]);
        // The button under the keyboard's focus is gone or another row's by now.
        if (byKeyboard) focusCell(table.current, { row: Math.min(row, pointCount(points) - 2), column: 0 });
      },
    };

    return {
      cells,
      change,
      add: () => {
        const points = addPoint(latest.current.points);
        change(points);
        setNotes([`Added point ${pointCount(points)} at ${formatNumber(points.x.at(-1))}`]);
      },
      copy: async () => {
        const { points } = latest.current;
        const isCopied = await writeClipboard(formatClipboardTable(points));
        setNotes([isCopied ? `Copied ${pointsCounted(pointCount(points))}` : 'The browser did not allow copying']);
      },
      paste: async () => {
        const text = await readClipboard();
        if (text === undefined) {
          setNotes(['The browser did not allow reading the clipboard: click into a cell and press Ctrl+V']);
        } else if (isCurveBlock(text)) {
          pasteText(text);
        } else {
          pasteText(text, active.current ?? { row: 0, column: 1 });
        }
      },
      clearNotes: () => setNotes([]),
    };
  });

  return { ...edits, notes };
}
