import { expect, it, test } from 'vitest';
import { joinCells, splitCells } from '#model/splitCells.ts';

test.each<[text: string, cells: string[][]]>([
  ['1\t2,5;3', [['1', '2,5;3']]],
  [
    '1;2,5\n3;4',
    [
      ['1', '2,5'],
      ['3', '4'],
    ],
  ],
  [' 1 ;\t 2 ', [['1 ;', '2']]],
  [
    '1;2\r3;4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    '1;2\r\n3;4\r\n\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['1;2\n\n3;4\n\n', [['1', '2'], [''], ['3', '4']]],
  ['"1";"2"', [['1', '2']]],
  ['"a;b";"c\nd"', [['a;b', 'c\nd']]],
  [' "a;b";c"d";"e""f"', [['a;b', 'c"d"', 'e"f']]],
  ['"";""""', [['', '"']]],
  [
    '"a;b\nc;d',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a;"b', [['a', '"b']]],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,b\n\n \nc,d\n', [['a', 'b'], [''], [''], ['c', 'd']]],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,b,c\nd,e', [['a,b,c'], ['d,e']]],
  ['a,b\nc', [['a,b'], ['c']]],
  ['a\nb', [['a'], ['b']]],
  ['1,5', [['1,5']]],
  [' -12,25 \n0,5', [['-12,25'], ['0,5']]],
  [
    '1,5\na,b',
    [
      ['1', '5'],
      ['a', 'b'],
    ],
  ],
  [
    '1,5x\n2,5',
    [
      ['1', '5x'],
      ['2', '5'],
    ],
  ],
  [
    'x1,5\n2,5',
    [
      ['x1', '5'],
      ['2', '5'],
    ],
  ],
  [
    '1,5,6\n2,5,7',
    [
      ['1', '5', '6'],
      ['2', '5', '7'],
    ],
  ],
  ['', [['']]],
])('%j', (text, cells) => {
  expect(splitCells(text)).toEqual(cells);
});

it('splits at the separator that is given, or not at all', () => {
  expect(splitCells('1,5\n"2,5",3', { separator: ',' })).toEqual([
    ['1', '5'],
    ['2,5', '3'],
  ]);
  expect(splitCells('1,5\t6;7', { separator: undefined })).toEqual([['1,5\t6;7']]);
  expect(splitCells('"1";"2', { separator: ';', quotes: false })).toEqual([['"1"', '"2']]);
});

test.each<[cells: string[][], text: string]>([
  [[['a', 'b c'], ['d']], 'a\tb c\nd'],
  [[['a"b', 'c\td', 'e\nf', 'g\rh', 'i;j']], '"a""b"\t"c\td"\t"e\nf"\t"g\rh"\ti;j'],
  [[['']], ''],
  [[], ''],
])('%j are put in a text', (cells, text) => {
  expect(joinCells(cells)).toBe(text);
});
