import { describe, expect, it } from 'vitest';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import type { ColumnFacts } from '#model/imports/analyseColumn.ts';
import { matchLists } from '#model/imports/proposeCurves.ts';
import { createCurveKind, EFFICIENCY, FACTS, FIVE_WORDS, POWER } from '../../fixtures/importDrafts.ts';

const [y = { title: 'Power', unit: 'kW', source: { fields: [] } }] = POWER.y;

describe('columns of lists and the axes of curves', () => {
  const SPEEDS = {
    words: ['wind', 'speed'],
    lists: [
      [3, 4, 5],
      [3, 5],
    ],
  };
  const POWERS = {
    words: ['power'],
    lists: [
      [0, 75, 190],
      [0, 150],
    ],
  };
  const facts = (own: Partial<ColumnFacts>): ColumnFacts => ({ ...FACTS, ...own });
  const match = (columnFacts: readonly Partial<ColumnFacts>[], ...kinds: CurveDefinition[]) =>
    matchLists(columnFacts.map(facts), [createCurveKind(...(kinds.length === 0 ? [POWER] : kinds))]).map(
      ({ index, part, unit, score }) => [index, part.id, unit, score],
    );

  it('match by their words, where x rises and lists are as long', () => {
    expect(match([SPEEDS, POWERS])).toEqual([
      [0, 'power.x', 'm/s', 1],
      [1, 'power.y0', 'kW', 1],
    ]);
    expect(match([{ words: ['model'] }, POWERS, { words: ['site'] }, SPEEDS])).toEqual([
      [1, 'power.y0', 'kW', 1],
      [3, 'power.x', 'm/s', 1],
    ]);
  });

  it('match better by their units, and keep them', () => {
    expect(
      match([
        { ...SPEEDS, unit: 'km/h' },
        { ...POWERS, unit: 'MW' },
      ]),
    ).toEqual([
      [0, 'power.x', 'km/h', 1.3],
      [1, 'power.y0', 'MW', 1.3],
    ]);
    const plain = { ...POWER, y: [{ title: 'COP', source: { field: 'cop' } }] };
    expect(match([SPEEDS, { ...POWERS, words: ['cop'], unit: '%' }], plain)).toEqual([
      [0, 'power.x', 'm/s', 1],
      [1, 'power.y0', '%', 1],
    ]);
  });

  it('match from a similarity of 0.4 on', () => {
    expect(match([SPEEDS, { ...POWERS, words: FIVE_WORDS.words }], FIVE_WORDS.curve)).toEqual([
      [0, 'power.x', 'm/s', 1],
      [1, 'power.y0', 'kW', 0.4],
    ]);
    expect(match([SPEEDS, { ...POWERS, words: [...FIVE_WORDS.words, 'park'] }], FIVE_WORDS.curve)).toEqual([]);
  });

  it.each<[what: string, x: Partial<ColumnFacts>, y: Partial<ColumnFacts>]>([
    ['without an x', { words: ['wind', 'speed'] }, POWERS],
    ['without either', { words: ['wind', 'speed'] }, { words: ['power'] }],
    ['without a y', SPEEDS, { words: ['power'] }],
    [
      'where x falls',
      {
        ...SPEEDS,
        lists: [
          [5, 4, 3],
          [3, 5],
        ],
      },
      POWERS,
    ],
    [
      'where x stays',
      {
        ...SPEEDS,
        lists: [
          [3, 3, 5],
          [3, 5],
        ],
      },
      POWERS,
    ],
    [
      'where an x is beyond the curve',
      {
        ...SPEEDS,
        lists: [
          [3, 4, 5],
          [31, 32],
        ],
      },
      POWERS,
    ],
    ['where x is beyond the curve in its unit', { ...SPEEDS, unit: 'km/s' }, POWERS],
    ['of another unit', SPEEDS, { ...POWERS, unit: 'm' }],
    ['of other words', SPEEDS, { ...POWERS, words: ['height'] }],
    ['of other words and the unit', SPEEDS, { ...POWERS, words: ['height'], unit: 'kW' }],
    ['with fewer lists', SPEEDS, { ...POWERS, lists: [[0, 75, 190]] }],
    ['with more lists', SPEEDS, { ...POWERS, lists: [[0, 75, 190], [0, 150], [1]] }],
    ['with lists of other lengths', SPEEDS, { ...POWERS, lists: [[0, 75, 190], [0]] }],
  ])('do not match %s', (_, x, own) => {
    expect(match([x, own])).toEqual([]);
  });

  it('match where x is on the curve in its unit', () => {
    const fast = {
      ...SPEEDS,
      unit: 'km/h',
      lists: [
        [90, 100],
        [95, 105],
      ],
    };
    expect(
      match([
        fast,
        {
          ...POWERS,
          lists: [
            [1, 2],
            [3, 4],
          ],
        },
      ]).map(([index]) => index),
    ).toEqual([0, 1]);
  });

  it('match where seven of ten lists are as long', () => {
    const ten = (lengths: readonly number[]) => lengths.map((length) => [1, 2, 3, 4].slice(0, length));
    const x = { ...SPEEDS, lists: ten([3, 3, 3, 3, 3, 3, 3, 3, 3, 3]) };
    expect(match([x, { ...POWERS, lists: ten([3, 3, 3, 3, 3, 3, 3, 2, 4, 1]) }])).toHaveLength(2);
    expect(match([x, { ...POWERS, lists: ten([3, 3, 3, 3, 3, 3, 4, 2, 4, 1]) }])).toEqual([]);
  });

  it('match both lines of a curve', () => {
    const lists = [
      [30, 31],
      [40, 42],
    ];
    const columnFacts = [
      {
        words: ['load'],
        lists: [
          [50, 100],
          [40, 100],
        ],
      },
      { words: ['electric', 'efficiency'], lists },
      { words: ['heat', 'efficiency'], lists },
    ];
    expect(match(columnFacts, EFFICIENCY)).toEqual([
      [0, 'efficiency.x', '%', 1],
      [1, 'efficiency.y0', '', 1],
      [2, 'efficiency.y1', '', 1],
    ]);
    expect(match(columnFacts.slice(1), EFFICIENCY)).toEqual([]);
  });

  it('match only the curve whose x is there', () => {
    const columnFacts = [SPEEDS, POWERS, { words: ['heat', 'efficiency'], lists: POWERS.lists }];
    expect(match(columnFacts, POWER, EFFICIENCY).map(([, id]) => id)).toEqual(['power.x', 'power.y0']);
  });

  it('match by the words of another language', () => {
    const german = createCurveKind({
      ...POWER,
      x: { ...POWER.x, title: 'Windstärke' },
      y: [{ ...y, title: 'Ertrag' }],
    });
    const columnFacts = [facts({ ...SPEEDS, words: ['windstärke'] }), facts({ ...POWERS, words: ['ertrag'] })];
    expect(matchLists(columnFacts, [createCurveKind(POWER)])).toEqual([]);
    expect(matchLists(columnFacts, [createCurveKind(POWER), german]).map(({ score }) => score)).toEqual([1, 1]);
    expect(matchLists(columnFacts, [createCurveKind(POWER), createCurveKind()])).toEqual([]);
  });

  it('match a line by the title of its curve', () => {
    expect(match([SPEEDS, { ...POWERS, words: ['curve'] }])[1]).toEqual([1, 'power.y0', 'kW', expect.closeTo(7 / 12)]);
  });
});
