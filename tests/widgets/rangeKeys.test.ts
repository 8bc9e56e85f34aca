import { describe, expect, it } from 'vitest';
import { findRangeKey } from '#widgets/rangeKeys.ts';

const LIMITS = { rows: 5, columns: 3, firstColumn: 1 };
const WHOLE = { value: '12', selectionStart: 0, selectionEnd: 2 };
const CARET = { value: '12', selectionStart: 1, selectionEnd: 1 };
const FROM = { row: 2, column: 1 };

/** A key as it is written in help: 'Shift+Ctrl+ArrowUp'. */
function press(keys: string, { input = WHOLE, hasRange = false } = {}) {
  const names = keys.split('+');
  const has = (name: string) => names.includes(name);
  const event = { shiftKey: has('Shift'), ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt') };
  const found = findRangeKey({ key: names.at(-1) ?? '', ...event }, input, hasRange);
  return found && 'move' in found ? [found.action, found.move(FROM, LIMITS)] : found?.action;
}

describe('a key in a cell', () => {
  it.each([
    ['Shift+ArrowUp', ['extend', { row: 1, column: 1 }]],
    ['Shift+ArrowDown', ['extend', { row: 3, column: 1 }]],
    ['Shift+ArrowLeft', ['extend', { row: 2, column: 0 }]],
    ['Shift+ArrowRight', ['extend', { row: 2, column: 2 }]],
    ['Shift+Home', ['extend', { row: 2, column: 1 }]],
    ['Shift+End', ['extend', { row: 2, column: 2 }]],
    ['Shift+Ctrl+ArrowUp', ['extend', { row: 0, column: 1 }]],
    ['Shift+Meta+ArrowDown', ['extend', { row: 4, column: 1 }]],
    ['Shift+Ctrl+End', ['extend', { row: 4, column: 2 }]],
    ['Home', ['go', { row: 2, column: 1 }]],
    ['End', ['go', { row: 2, column: 2 }]],
    ['Ctrl+Home', ['go', { row: 0, column: 1 }]],
    ['Ctrl+End', ['go', { row: 4, column: 2 }]],
    ['Ctrl+ArrowUp', ['go', { row: 0, column: 1 }]],
    ['Meta+ArrowDown', ['go', { row: 4, column: 1 }]],
    ['Ctrl+a', 'selectAll'],
    ['Ctrl+A', 'selectAll'],
    ['Ctrl+d', 'fillDown'],
    ['Ctrl+Enter', 'fill'],
  ])('%s is about cells where all of its text is selected', (keys, expected) => {
    expect(press(keys)).toEqual(expected);
  });

  it.each([
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'Enter',
    'Delete',
    'Backspace',
    'Escape',
    'a',
    'Ctrl+c',
    'Alt+ArrowDown',
  ])('%s is left to the cell', (keys) => expect(press(keys)).toBeUndefined());

  it.each(['Shift+ArrowLeft', 'Shift+ArrowRight', 'Home', 'End', 'Shift+Home', 'Ctrl+a'])(
    '%s is about the text while it is edited, unless a block is selected',
    (keys) => {
      expect(press(keys, { input: CARET })).toBeUndefined();
      expect(press(keys, { input: CARET, hasRange: true })).toBeDefined();
    },
  );

  it('clears or drops a selected block', () => {
    expect(press('Delete', { hasRange: true })).toBe('clear');
    expect(press('Backspace', { hasRange: true })).toBe('clear');
    expect(press('Escape', { hasRange: true })).toBe('drop');
  });

  it('does not leave the table', () => {
    for (const keys of ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight']) {
      const found = findRangeKey(
        { ...{ shiftKey: true, ctrlKey: false, metaKey: false, altKey: false }, key: keys.slice(6) },
        ...([WHOLE, false] as const),
      );
      const corners = [
        { row: 0, column: 0 },
        { row: 4, column: 2 },
      ];
      for (const corner of corners) {
        const { row, column } = found && 'move' in found ? found.move(corner, LIMITS) : corner;
        expect(row >= 0 && row < 5 && column >= 0 && column < 3).toBe(true);
      }
    }
  });
});
