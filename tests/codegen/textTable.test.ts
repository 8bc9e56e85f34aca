import { expect, it } from 'vitest';
import { textTable } from '#codegen/reference/textTable.ts';

it('texts are aligned to the left, numbers to the right, below their headings', () => {
  const rows = [
    ['wind', 4, 'Wind turbine'],
    ['photovoltaics', 112, 'PV'],
  ];
  expect(textTable(['kind', 'fields', 'title'], rows)).toEqual([
    'kind           fields  title',
    'wind                4  Wind turbine',
    'photovoltaics     112  PV',
  ]);
});

it('a number may be wider than its heading', () => {
  expect(
    textTable(
      ['n', 'x'],
      [
        [1000, 'a'],
        [5, 'b'],
      ],
    ),
  ).toEqual(['   n  x', '1000  a', '   5  b']);
});

it('a table without rows has its headings', () => {
  expect(textTable(['kind', 'fields'], [])).toEqual(['kind  fields']);
});
