// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test } from 'vitest';
import { cellKey, findCell, findStep, focusCell, isSameCell, revealRow } from '#widgets/curveCells.ts';

describe('the keys of the table', () => {
  const inside = { shiftKey: false, atStart: false, atEnd: false };

  test.each<[string, Partial<Parameters<typeof findStep>[0]>, ReturnType<typeof findStep>]>([
    ['Enter', {}, { rows: 1, columns: 0 }],
    ['Enter', { shiftKey: true }, { rows: -1, columns: 0 }],
    ['ArrowDown', {}, { rows: 1, columns: 0 }],
    ['ArrowUp', {}, { rows: -1, columns: 0 }],
    ['ArrowLeft', { atStart: true }, { rows: 0, columns: -1 }],
    ['ArrowLeft', { atEnd: true }, undefined],
    ['ArrowLeft', { atStart: true, shiftKey: true }, undefined],
    ['ArrowRight', { atEnd: true }, { rows: 0, columns: 1 }],
    ['ArrowRight', { atStart: true }, undefined],
    ['ArrowRight', { atEnd: true, shiftKey: true }, undefined],
    ['Tab', { atStart: true, atEnd: true }, undefined],
  ])('%s %j leads %j', (key, state, step) => {
    expect(findStep({ ...inside, key, ...state })).toEqual(step);
  });
});

describe('a cell', () => {
  it('is found again by its own name', () => {
    const element = document.createElement('input');
    element.dataset.cell = cellKey({ row: 12, column: 3 });
    expect(element.dataset.cell).toBe('12:3');
    expect(findCell(element)).toEqual({ row: 12, column: 3 });
    expect(findCell(document.createElement('input'))).toBeUndefined();
  });

  test.each([
    [{ row: 1, column: 2 }, { row: 1, column: 2 }, true],
    [{ row: 1, column: 2 }, { row: 1, column: 0 }, false],
    [{ row: 1, column: 2 }, { row: 0, column: 2 }, false],
    [{ row: 1, column: 2 }, undefined, false],
    [undefined, { row: 1, column: 2 }, false],
    [undefined, undefined, true],
  ])('%j and %j are the same: %j', (a, b, isSame) => {
    expect(isSameCell(a, b)).toBe(isSame);
  });

  it('gets the focus where the table has it', () => {
    document.body.innerHTML = '<div id="table"><input data-cell="1:0" /><input data-cell="1:1" /></div>';
    const table = document.getElementById('table');
    focusCell(table, { row: 1, column: 1 });
    focusCell(table, { row: 9, column: 9 });
    focusCell(null, { row: 1, column: 0 });
    expect(document.activeElement?.getAttribute('data-cell')).toBe('1:1');
  });
});

describe('revealing a row', () => {
  const HEADER = 20;
  const ROW = 30;
  const VISIBLE = 100;

  beforeEach(() => {
    document.body.innerHTML = `<div id="scroller"><table><thead><tr></tr></thead>${`<tbody>${'<tr></tr>'.repeat(5)}</tbody>`.repeat(2)}</table></div>`;
    layOut(document.querySelector('thead'), { offsetHeight: HEADER });
    const scroller = document.querySelector('#scroller');
    layOut(scroller, { clientHeight: VISIBLE });
    for (const [index, row] of document.querySelectorAll('tbody tr').entries()) {
      row.getBoundingClientRect = () => new DOMRect(0, HEADER + index * ROW - (scroller?.scrollTop ?? 0), 0, ROW);
    }
  });

  test.each([
    ['down to a row below', 0, 5, HEADER + 6 * ROW - VISIBLE],
    ['up to a row above, clear of the header', 200, 2, 2 * ROW],
    ['nowhere for a row in sight', 100, 4, 100],
    ['nowhere for a row that is not there', 100, 10, 100],
  ])('scrolls %s', (_, from, row, to) => {
    const scroller = document.querySelector('#scroller') ?? document.body;
    scroller.scrollTop = from;
    revealRow(document.querySelector('table'), row);
    expect(scroller.scrollTop).toBe(to);
  });

  it('counts no header if the table has none', () => {
    document.querySelector('thead')?.remove();
    const scroller = document.querySelector('#scroller') ?? document.body;
    scroller.scrollTop = 200;
    revealRow(document.querySelector('table'), 0);
    expect(scroller.scrollTop).toBe(HEADER);
  });

  it('does without a table or its body', () => {
    expect(() => revealRow(null, 0)).not.toThrow();
    expect(() => revealRow(document.createElement('table'), 0)).not.toThrow();
    for (const rows of document.querySelectorAll('tbody')) rows.remove();
    expect(() => revealRow(document.querySelector('table'), 0)).not.toThrow();
  });

  /** Sizes that a browser would measure. */
  function layOut(element: Element | null, sizes: Record<string, number>): void {
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
  }
});
