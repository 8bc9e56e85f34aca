import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MapDefinition } from '#model/FormDefinition.ts';
import type { TableChoices } from '#model/fitTable.ts';
import { FEWEST_MAP_VALUES, MOST_MAP_VALUES } from '#model/mapFaults.ts';
import { formatMapTexts, type MapTexts } from '#model/mapText.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import { focusCell } from './curveCells.ts';
import { isCurveBlock } from './isCurveBlock.ts';
import type { MapCellActions } from './MapCell.tsx';
import {
  createEmptyMap,
  insertColumn,
  insertRow,
  type MapCellPosition,
  removeColumn,
  removeRow,
  transpose,
  withTextAt,
} from './mapCells.ts';
import { type AskedMapPaste, formatMapTable, type MapPaste, pasteIntoMap } from './pasteIntoMap.ts';

interface MapEditing {
  map: MapDefinition;
  texts: MapTexts | undefined;
  /** `typedIn` is the cell in which the user types; absent for any other change. */
  onChange: (texts: MapTexts, typedIn?: MapCellPosition) => void;
  locked: boolean;
  table: RefObject<HTMLTableElement | null>;
  /** The cell that was edited last. */
  chosen: MapCellPosition | undefined;
  onFocusCell: (cell: MapCellPosition | undefined) => void;
  onHover: (cell: MapCellPosition | undefined) => void;
  /** Whether a block that needs changes or is ambiguous is previewed before it is pasted. */
  previews: boolean;
}

/** Returns the actions of a map's table (typing, pasting, copying, rows and columns), and notes on the last one. */
export function useMapEdits(editing: MapEditing) {
  const latest = useRef(editing);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [block, setBlock] = useState<Block>();
  /** The cell to focus once it is rendered. */
  const target = useRef<MapCellPosition>(undefined);

  useLayoutEffect(() => {
    latest.current = editing;
    if (target.current) focusCell(editing.table.current, target.current);
    target.current = undefined;
  });

  const [edits] = useState(() => {
    // Two changes may come before React renders again.
    function change(texts: MapTexts | undefined, typedIn?: MapCellPosition) {
      const { locked, texts: before, onChange } = latest.current;
      if (locked || !texts || (before && formatMapTexts(before) === formatMapTexts(texts))) return;
      latest.current = { ...latest.current, texts };
      onChange(texts, typedIn);
    }

    function pasteBlock(block: Block, choices?: TableChoices) {
      const { texts, map, locked, previews } = latest.current;
      if (locked) return;
      const pasted = pasteIntoMap({ ...block, texts, map, choices });
      const isAsked = pasted.asks && previews && !choices;
      setBlock(isAsked ? block : undefined);
      if (isAsked) return;
      change(pasted.texts);
      setNotes(pasted.notes);
    }

    /** Changes rows or columns around the chosen cell, by default the last one. */
    function arrange(
      act: (texts: MapTexts, chosen: MapCellPosition) => { texts: MapTexts; focus: MapCellPosition; note: string },
    ) {
      const { texts, chosen } = latest.current;
      if (!texts) return;
      const { texts: next, focus, note } = act(texts, toPresent(texts, chosen));
      change(next);
      setNotes([note]);
      target.current = focus;
    }

    const cells: MapCellActions = {
      edit: (cell, text) => {
        const { texts } = latest.current;
        if (texts) change(withTextAt(texts, cell, text), cell);
      },
      pasteBlock: (cell, text) => {
        if (!isCurveBlock(text)) return false;
        pasteBlock({ text, at: cell });
        return true;
      },
      focus: (cell) => latest.current.onFocusCell(cell),
      blur: () => latest.current.onFocusCell(undefined),
      hover: (cell) => latest.current.onHover(cell),
    };

    return {
      cells,
      start: () => {
        change(createEmptyMap({ rows: FEWEST_MAP_VALUES, columns: FEWEST_MAP_VALUES }));
        target.current = { row: 0, column: 1 };
      },
      insertRow: () =>
        arrange((texts, { row }) => ({
          texts: insertRow(texts, row),
          focus: { row: row + 1, column: 0 },
          note: `Inserted row ${row + 1}`,
        })),
      insertColumn: () =>
        arrange((texts, { column }) => ({
          texts: insertColumn(texts, column),
          focus: { row: 0, column: column + 1 },
          note: `Inserted column ${column + 1}`,
        })),
      removeRow: () =>
        arrange((texts, { row, column }) => ({
          texts: removeRow(texts, row),
          focus: { row: Math.min(row, texts.y.length - 1), column },
          note: `Removed row ${row}`,
        })),
      removeColumn: () =>
        arrange((texts, { row, column }) => ({
          texts: removeColumn(texts, column),
          focus: { row, column: Math.min(column, texts.x.length - 1) },
          note: `Removed column ${column}`,
        })),
      swapAxes: () => {
        const { texts } = latest.current;
        change(texts && transpose(texts));
        setNotes(['Swapped rows and columns']);
      },
      copy: async () => {
        const { texts } = latest.current;
        if (!texts) return;
        const isCopied = await writeClipboard(formatMapTable(texts));
        setNotes([
          isCopied ? `Copied ${texts.x.length} x ${texts.y.length} values` : 'The browser did not allow copying',
        ]);
      },
      paste: async () => {
        const text = await readClipboard();
        if (text === undefined)
          setNotes(['The browser did not allow reading the clipboard: click into a cell and press Ctrl+V']);
        else pasteBlock({ text, at: latest.current.chosen });
      },
      showNotes: setNotes,
      pasteBlock,
      cancelPaste: () => setBlock(undefined),
    };
  });

  const { pasteBlock, cancelPaste, ...others } = edits;
  const { texts, map } = editing;
  const paste = useMemo(() => block && { ...block, texts, map }, [block, texts, map]);
  const asked: AskedMapPaste | undefined = block &&
    paste && { paste, onPaste: (choices) => pasteBlock(block, choices), onCancel: cancelPaste };
  return { ...others, notes, asked };
}

/** A block from the clipboard, and the cell that it is pasted into. */
type Block = Pick<MapPaste, 'text' | 'at'>;

/** Which rows and columns can be inserted or removed around a cell of a map. */
export function findMapMoves(texts: MapTexts, chosen: MapCellPosition | undefined) {
  const { row, column } = toPresent(texts, chosen);
  return {
    row,
    column,
    canInsertRow: texts.y.length < MOST_MAP_VALUES,
    canInsertColumn: texts.x.length < MOST_MAP_VALUES,
    canRemoveRow: row > 0 && texts.y.length > FEWEST_MAP_VALUES,
    canRemoveColumn: column > 0 && texts.x.length > FEWEST_MAP_VALUES,
  };
}

/** The chosen cell, moved inside the map if it has been removed; the last cell if none is chosen. */
function toPresent({ x, y }: MapTexts, chosen: MapCellPosition | undefined): MapCellPosition {
  return { row: Math.min(chosen?.row ?? y.length, y.length), column: Math.min(chosen?.column ?? x.length, x.length) };
}
