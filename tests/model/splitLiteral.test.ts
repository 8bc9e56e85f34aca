import { describe, expect, it, test } from 'vitest';
import { splitLiteral } from '#model/splitLiteral.ts';

const ROWS = [
  ['3', '22'],
  ['4', '90'],
];
const TITLED = [['v', 'p'], ...ROWS];

describe('a list of a program', () => {
  test.each([
    '[[3, 22], [4, 90]]',
    '  [[3,22],[4,90]]\n',
    '[[3, 22],\n [4, 90],\n]',
    '[[3, 22,], [4, 90 , ]]',
    '[[3., 22.], [4. , 90.]]',
    '[["3", " 22 "], ["4", "90"]]',
    '[[[[3, 22], [4, 90]]]]',
    '((3, 22), (4, 90))',
    '[(3, 22), (4, 90)]',
    'array([[3, 22], [4, 90]])',
    'np.array([[3, 22], [4, 90]])',
    '[numpy.array([3, 22]), array([4, 90])]',
    '{"3": 22, "4": 90}',
    "{'3': 22, '4': 90.}",
  ])('%j has rows', (text) => {
    expect(splitLiteral(text)).toEqual(ROWS);
  });

  test.each([
    '{"v": [3, 4], "p": [22, 90]}',
    "{'v': (3, 4), 'p': np.array([22, 90])}",
    '[{"v": 3, "p": 22}, {"v": 4, "p": 90}]',
    '[[{"v": 3, "p": 22}, {"p": 90, "v": 4}]]',
    'v = [3, 4]\np = [22, 90]',
    'v=[3, 4];\r\np =[22, 90] ;\r\n',
    '\n  v: [3, 4],\r  p: (22, 90),\r',
    'v = np.array([3, 4])\n\np = np.array([22., 90.])',
  ])('%j has columns with titles', (text) => {
    expect(splitLiteral(text)).toEqual(TITLED);
  });

  test.each([
    '[3 22; 4 90]',
    '[3, 22; 4, 90]',
    '[ 3  22 ; 4  90 ; ]',
    '[3 22\n;4 90];',
    '[3 22;;4 90;]',
    '{3,22;4,90}',
    'P = [3 22; 4 90];',
    'power=[3 , 22;4 ,90]',
    '\n [3 22; 4 90] \n',
    '3, 22; 4, 90',
    '3, 22; 4, 90;',
    ' 3,  22 ;4, 90 ; ',
  ])('%j has rows that end with semicolons', (text) => {
    expect(splitLiteral(text)).toEqual(ROWS);
  });

  test.each<[text: string, cells: string[][]]>([
    ['[3, 22]', [['3', '22']]],
    ['(3, 22)', [['3', '22']]],
    ['[3.]', [['3']]],
    [
      '[3 22 -1.5; +4 .5 1.]',
      [
        ['3', '22', '-1.5'],
        ['+4', '.5', '1.'],
      ],
    ],
    [
      '[1e3 1.5E-4; 2.e+5 -.5e10]',
      [
        ['1e3', '1.5E-4'],
        ['2.e+5', '-.5e10'],
      ],
    ],
    [
      '1e3, 12.5; -2, +.5; 3., 4',
      [
        ['1e3', '12.5'],
        ['-2', '+.5'],
        ['3.', '4'],
      ],
    ],
    [
      '1, 2, 3; 4, 5, 6',
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      '[10 20; 30 40]',
      [
        ['10', '20'],
        ['30', '40'],
      ],
    ],
    ['[true, false, null, None, nan, NaN]', [['true', 'false', '', '', '', '']]],
    ['["None of it", "nans"]', [['null of it', 'nans']]],
    ['v = [3]', [['v'], ['3']]],
    [
      '{"v": [3, 4], "p": [22]}',
      [
        ['v', 'p'],
        ['3', '22'],
        ['4', ''],
      ],
    ],
    [
      '{"v": [], "p": [22]}',
      [
        ['v', 'p'],
        ['', '22'],
      ],
    ],
    [
      '[{"v": 3}, {"p": 90, "v": null}]',
      [
        ['v', 'p'],
        ['3', ''],
        ['', '90'],
      ],
    ],
    [
      '{"rated power": 3, "type": "on\\nshore"}',
      [
        ['rated power', '3'],
        ['type', 'on\nshore'],
      ],
    ],
  ])('%j is read', (text, cells) => {
    expect(splitLiteral(text)).toEqual(cells);
  });

  it('may be long, and have gaps', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => String(1000 + index));
    expect(splitLiteral(`[${numbers.join(', ')}, null]`)).toEqual([[...numbers, '']]);
    expect(splitLiteral(`${numbers.join(', ')}; x`)).toBeUndefined();
    expect(splitLiteral(`${'['.repeat(200)}3, 22${']'.repeat(200)}`)).toEqual([['3', '22']]);
  });
});

describe('other text', () => {
  test.each([
    '',
    '5',
    '3, 22',
    '3 22\n4 90',
    'v = 3\np = 4',
    'Power [kW]',
    'a (b)',
    '[',
    '[]',
    '[[]]',
    '[[], [3]]x',
    '[3 22]',
    '{3, 22}',
    '[3, 22; 4, 90',
    '3, 22; 4, 90]',
    '[3;4] x',
    'x [3;4]',
    'x y = [3; 4]',
    '[3;4];;',
    '[a b; c d]',
    '[3x 22; 4 90]',
    '[3 22; 4 9e]',
    '[3 22; 4 9e+]',
    '[. 22; 4 90]',
    '[1.2.3; 4]',
    '3; 22',
    '3,22;4,90',
    '3, 22; 4, 90,',
    '3, 22; 4',
    '3, 22; 4, 9,0',
    'x 3, 22; 4, 90',
    '3, 22; 4, 90 x',
    '[3\t22; 4\t90]',
    '[[3,\t22], [4, 90]]',
    'v = [3, 4]\nx',
    'v = [3, 4]\nrated power = [22, 90]',
    'v =\np = [3]',
    '"(3)"',
    '[3, [4]]',
    '[3, {"v": 4}]',
    '[{"v": 3}, 4]',
    '[{"v": [3]}, {"v": 4}]',
    '{"v": [3, 4], "p": 5}',
    '{"v": {"a": 3}}',
    '{"v": [3, [4]]}',
    'bananarray(3)',
    'x.array([3])',
  ])('%j is not a list', (text) => {
    expect(splitLiteral(text)).toBeUndefined();
  });
});
