import type { CurveCellPosition } from './curveCells.ts';
import type { KeyPress } from './pointKeys.ts';

interface GridLimits {
  rows: number;
  columns: number;
  /** The first column that has inputs. */
  firstColumn: number;
}

type Move = (from: CurveCellPosition, limits: GridLimits) => CurveCellPosition;

/** The effect of a key on the block of selected cells. */
export type RangeKey =
  | { action: 'extend' | 'go'; move: Move }
  | { action: 'selectAll' | 'clear' | 'fill' | 'fillDown' | 'drop' };

const up: Move = ({ row, column }) => ({ row: Math.max(0, row - 1), column });
const down: Move = ({ row, column }, { rows }) => ({ row: Math.min(rows - 1, row + 1), column });
const left: Move = ({ row, column }) => ({ row, column: Math.max(0, column - 1) });
const right: Move = ({ row, column }, { columns }) => ({ row, column: Math.min(columns - 1, column + 1) });
const home: Move = ({ row }, { firstColumn }) => ({ row, column: firstColumn });
const end: Move = ({ row }, { columns }) => ({ row, column: columns - 1 });
const top: Move = ({ column }) => ({ row: 0, column });
const bottom: Move = ({ column }, { rows }) => ({ row: rows - 1, column });

/** Up and down always move between cells, left and right only if they can't move the caret in the text. */
const VERTICAL: Readonly<Record<string, Move>> = { ArrowUp: up, ArrowDown: down };
const HORIZONTAL: Readonly<Record<string, Move>> = { ArrowLeft: left, ArrowRight: right, Home: home, End: end };
/** With Ctrl: to the ends of the table. */
const FAR: Readonly<Record<string, Move>> = {
  ArrowUp: top,
  ArrowDown: bottom,
  Home: (_, { firstColumn }) => ({ row: 0, column: firstColumn }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** The effect of a key, as in a spreadsheet; undefined if it acts on the cell's text or moves to the next cell. */
export function findRangeKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress,
  input: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'>,
  hasRange: boolean,
): RangeKey | undefined {
  if (altKey) return undefined;
  const isCommand = ctrlKey || metaKey;
  // If all of a cell's text is selected, keys act on cells rather than on characters.
  const isWhole = hasRange || (input.selectionStart === 0 && input.selectionEnd === input.value.length);
  const move = isCommand ? FAR[key] : (VERTICAL[key] ?? (isWhole ? HORIZONTAL[key] : undefined));
  if (move && shiftKey) return { action: 'extend', move };
  // Without Shift, an arrow key moves to the next cell, which `walkCells` handles.
  if (move && (isCommand || key === 'Home' || key === 'End')) return { action: 'go', move };
  if (isCommand) return findCommand(key.toLowerCase(), isWhole);
  if (hasRange && (key === 'Delete' || key === 'Backspace')) return { action: 'clear' };
  return hasRange && key === 'Escape' ? { action: 'drop' } : undefined;
}

function findCommand(key: string, isWhole: boolean): RangeKey | undefined {
  if (key === 'a') return isWhole ? { action: 'selectAll' } : undefined;
  if (key === 'd') return { action: 'fillDown' };
  return key === 'enter' ? { action: 'fill' } : undefined;
}
