import { findMarks, type Marks, readCell } from './cellNotation.ts';
import { counted } from './counted.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, TableDefinition } from './FormDefinition.ts';
import { choiceText } from './fieldText.ts';
import { formatNumber } from './parseNumber.ts';
import { splitCells } from './splitCells.ts';

interface TablePaste {
  text: string;
  table: TableDefinition;
  /** In the order in which they are shown. */
  columns: readonly FieldDefinition[];
  /** How many rows the table has. */
  count: number;
  /** The cell that is pasted into; its row may be the one after the last. */
  at: { row: number; column: number };
}

interface PastedRows {
  /** The texts by column of the rows from `at` on; those after the table's last row are new. */
  rows: Texts[];
  /** Messages on what was pasted, and on what was left out and why. */
  notes: string[];
}

/** Whether a text is a block of cells for a table; anything less is pasted as text into the one cell. */
export function isTableBlock(text: string, column: FieldDefinition | undefined): boolean {
  const trimmed = text.replace(/[\r\n]+$/, '');
  if (/[\t\n\r]/.test(trimmed)) return true;
  return column?.type !== 'text' && trimmed.includes(';');
}

/**
 * Returns the texts that a block from a spreadsheet sets in a table; text that does not fit its column is kept for the
 * user to correct.
 */
export function pasteIntoTable({ text, table, columns, count, at }: TablePaste): PastedRows {
  const cells = splitCells(text);
  const marks = findMarks(cells.flat());
  const targets = columns.slice(at.column);
  const hasHeader = isHeader(cells, targets, marks);
  const body = hasHeader ? cells.slice(1) : cells;
  const fitting = body.slice(0, Math.max(0, table.most - at.row));
  const widest = Math.max(0, ...body.map((row) => row.length));
  const unread: string[] = [];
  const rows = fitting.map((row, index) => {
    const texts: Texts = {};
    for (const [offset, column] of targets.slice(0, row.length).entries()) {
      if (column.readOnly) continue;
      const cell = row[offset] ?? '';
      const read = readText(column, cell, marks);
      if (read === undefined) unread.push(`${column.title}, row ${at.row + index + 1}: “${cell}”`);
      else texts[column.name] = read;
    }
    return texts;
  });
  const added = Math.max(0, at.row + rows.length - count);
  const beyond = widest - targets.length;
  const leftOut = body.length - fitting.length;
  const notes = [
    `Pasted ${counted(rows.length, table.row)}${added > 0 && added < rows.length ? `, ${added} of them new` : ''}`,
    hasHeader && 'The header was left out',
    beyond > 0 && `${counted(beyond, 'column')} beyond the last one left out`,
    leftOut > 0 && `${counted(leftOut, table.row)} left out: there may be at most ${table.most}`,
    unread.length > 0 &&
      `Not understood and left unchanged: ${unread.slice(0, NAMED).join(', ')}${more(unread.length)}`,
  ];
  return { rows, notes: notes.filter((note) => note !== false) };
}

/** Cells that a note names one by one. */
const NAMED = 3;

function more(count: number): string {
  return count > NAMED ? ` and ${count - NAMED} more` : '';
}

/** Whether the first line is a header: the titles of the columns, or text above numbers. */
function isHeader(cells: readonly string[][], columns: readonly FieldDefinition[], marks: Marks): boolean {
  const [first = [], ...others] = cells;
  if (first.every((cell, index) => cell === columns[index]?.title)) return true;
  const numeric = columns.flatMap((column, index) => (isNumeric(column) ? [index] : []));
  const isRead = (cell: string | undefined) => typeof readCell(cell ?? '', marks) === 'number';
  return (
    numeric.some((index) => first[index]) &&
    numeric.every((index) => !isRead(first[index])) &&
    others.length > 0 &&
    others.every((row) => numeric.some((index) => isRead(row[index])))
  );
}

function isNumeric({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'integer';
}

/** Returns the text that a cell sets; undefined if a flag can't hold it. */
function readText(column: FieldDefinition, cell: string, marks: Marks): string | undefined {
  if (isNumeric(column)) {
    const value = readCell(cell, marks);
    return typeof value === 'number' ? formatNumber(value) : cell;
  }
  const plain = cell.toLowerCase();
  if (column.type === 'flag') return ON.has(plain) ? 'true' : OFF.has(plain) ? 'false' : undefined;
  if (column.type !== 'choice') return cell.replace(/\s*\n\s*/g, ' ');
  const choice = column.choices?.find(
    ({ value, label }) => choiceText(value).toLowerCase() === plain || label.toLowerCase() === plain,
  );
  return choice ? choiceText(choice.value) : cell;
}

const ON = new Set(['true', 'yes', 'on', 'enabled', '1', 'x']);
const OFF = new Set(['false', 'no', 'off', 'disabled', '0', '']);
