import { type RefObject, useCallback, useMemo, useState } from 'react';
import { counted } from '#model/counted.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import { choiceText } from '#model/fieldText.ts';
import { isTableBlock, pasteIntoTable } from '#model/pasteIntoTable.ts';
import { joinCells } from '#model/splitCells.ts';
import { readClipboard, writeClipboard } from '#widgets/clipboard.ts';
import type { CurveCellPosition } from '#widgets/curveCells.ts';
import { useFormSettings } from './formContext.ts';

interface TableEditing {
  /** The table's key in the draft. */
  name: string;
  table: TableDefinition;
  columns: readonly FieldDefinition[];
  rows: readonly string[];
  /** The cell that is focused, or was focused last. */
  active: CurveCellPosition | undefined;
  wanted: RefObject<CurveCellPosition | undefined>;
}

export interface TableEdits {
  /** The row of the active cell, which `move` moves and `insert` inserts below. */
  current: string | undefined;
  /** Ids of the ticked rows. */
  selected: ReadonlySet<string>;
  /** Messages about what the last action did. */
  notes: readonly string[];
  /** `toggle` and `remove` are stable, so that rows do not render again. */
  toggle: (row: string) => void;
  remove: (row: string) => void;
  toggleAll: (all: boolean) => void;
  focus: (cell: CurveCellPosition) => void;
  add: () => void;
  insert: () => void;
  move: (by: number) => void;
  removeSelected: () => void;
  /** Pastes the text at a cell and returns true if it is a block of cells; otherwise returns false. */
  pasteBlock: (text: string, at: CurveCellPosition) => boolean;
  paste: () => Promise<void>;
  copy: () => Promise<void>;
}

/** Returns the actions of a table: adding, removing, moving and selecting rows, copying and pasting. */
export function useTableEdits({ name, table, columns, rows, active, wanted }: TableEditing): TableEdits {
  const { store } = useFormSettings();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState({ notes: NONE, rows });
  const selected = useMemo(() => new Set(rows.filter((row) => ticked.has(row))), [rows, ticked]);
  const current = active && rows[active.row];
  const setNotes = useCallback(
    (notes: readonly string[]) => setShown({ notes, rows: store.tables.rows(name) }),
    [store, name],
  );

  const toggle = useCallback((row: string) => {
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(row)) after.add(row);
      return after;
    });
  }, []);
  const remove = useCallback(
    (row: string) => {
      const present = store.tables.rows(name);
      const next = Math.min(present.indexOf(row), present.length - 2);
      wanted.current = next < 0 ? undefined : { row: next, column: columns.length + 1 };
      store.tables.remove(name, [row]);
      setNotes([`Removed ${counted(1, table.row)}`]);
    },
    [store, name, table, columns, wanted, setNotes],
  );

  function focus(cell: CurveCellPosition) {
    wanted.current = cell;
    // The grid looks for the cell when it renders.
    setNotes([]);
  }

  function addRow(at: number) {
    wanted.current = { row: at, column: 1 };
    store.tables.add(name, [{}], { before: rows[at] });
    setNotes([]);
  }

  function pasteText(text: string, at: CurveCellPosition) {
    const pasted = pasteIntoTable({ text, table, columns, count: rows.length, at });
    const texts: Texts = {};
    const added: Texts[] = [];
    for (const [index, row] of pasted.rows.entries()) {
      const id = rows[at.row + index];
      if (id === undefined) added.push(row);
      else for (const [column, cell] of Object.entries(row)) texts[cellKey(name, id, column)] = cell;
    }
    const ids = added.length > 0 ? store.tables.add(name, added, { texts }) : [];
    if (ids.length === 0) store.change(texts);
    // Pasted cells are validated at once, also in new rows; the cells beside them only after they have been visited.
    const pastedKeys = ids.flatMap((id, index) =>
      Object.keys(added[index] ?? {}).map((column) => cellKey(name, id, column)),
    );
    store.attempt([...Object.keys(texts), ...pastedKeys]);
    setNotes(pasted.notes);
  }

  return {
    current,
    selected,
    // If rows were added or removed since, for example by an undo, the message is obsolete.
    notes: shown.rows === rows ? shown.notes : NONE,
    toggle,
    remove,
    focus,
    toggleAll: (all) => setTicked(new Set(all ? rows : [])),
    add: () => addRow(rows.length),
    insert: () => addRow(active ? active.row + 1 : rows.length),
    move: (by) => {
      if (!active || current === undefined) return;
      const row = Math.min(Math.max(active.row + by, 0), rows.length - 1);
      wanted.current = { ...active, row };
      store.tables.move(name, current, by);
    },
    removeSelected: () => {
      const first = rows.findIndex((row) => selected.has(row));
      wanted.current = { row: Math.max(0, Math.min(first, rows.length - selected.size - 1)), column: 1 };
      store.tables.remove(name, [...selected]);
      setTicked(new Set());
      setNotes([`Removed ${counted(selected.size, table.row)}`]);
    },
    pasteBlock: (text, at) => {
      if (!isTableBlock(text, columns[at.column])) return false;
      pasteText(text, at);
      return true;
    },
    paste: async () => {
      const text = await readClipboard();
      if (text === undefined)
        setNotes(['The browser did not allow reading the clipboard: click into a cell and press Ctrl+V']);
      else if (text.trim() === '') setNotes(['Nothing was pasted: the clipboard is empty']);
      else
        pasteText(
          text,
          active ? { ...active, column: Math.max(0, active.column - 1) } : { row: rows.length, column: 0 },
        );
    },
    copy: async () => {
      const copied = selected.size > 0 ? rows.filter((row) => selected.has(row)) : rows;
      const lines = copied.map((row) => columns.map((column) => displayCell(column, row)));
      const isCopied = await writeClipboard(joinCells([columns.map(({ title }) => title), ...lines]));
      setNotes([isCopied ? `Copied ${counted(copied.length, table.row)}` : 'The browser did not allow copying']);
    },
  };

  function displayCell(column: FieldDefinition, row: string): string {
    const text = store.text(cellKey(name, row, column.name));
    return column.choices?.find(({ value }) => choiceText(value) === text)?.label ?? text;
  }
}

const NONE: readonly string[] = [];
