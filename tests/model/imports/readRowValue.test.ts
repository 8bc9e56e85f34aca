import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { faultText } from '#model/imports/faults.ts';
import { readRowValue } from '#model/imports/readRowValue.ts';
import { cell, createRow, DEFINITION, type tableRow, turbineMapping } from './turbineRow.ts';

const MAPPING = turbineMapping({
  power: { column: 'P' },
  maker: { column: 'Maker', type: 'text' },
  site: { column: 'Site', type: 'flag' },
  speeds: { column: 'Speeds', type: 'list', separators: [' '] },
});

type Value = Parameters<typeof readRowValue>[1];
type Cells = Parameters<typeof tableRow>[0];

/** What a case makes of a row for a field, and the faults. */
function take(name: string, value: Value, cells: Cells) {
  const row = createRow(MAPPING, cells);
  const taken = readRowValue(field(name), value, row);
  return { ...taken, cells: taken.cells.map(({ text }) => text), faults: row.faults.map(faultText) };
}

function field(name: string): FieldDefinition {
  const found = DEFINITION.fields[name];
  if (!found) throw new Error(`The turbine has no ${name}.`);
  return found;
}

const column = (id: string, ratio: [string, string] = ['1', '1']): Value => ({ sort: 'column', column: id, ratio });
const RATED = ['1', '1000'] as const;

describe('the value of a field', () => {
  it.each<[what: string, name: string, Value, Cells, expected: Partial<ReturnType<typeof take>>]>([
    [
      'a number in the unit of the field',
      'rated_power',
      { sort: 'column', column: 'power', ratio: RATED },
      { P: '3800' },
      { values: { rated_power: 3.8 }, cells: ['3800'] },
    ],
    ['0', 'rated_power', column('power'), { P: '0' }, { values: { rated_power: 0 }, cells: ['0'] }],
    ['no number', 'rated_power', column('power'), { P: '' }, {}],
    [
      'a text',
      'maker',
      column('maker'),
      { Maker: ' Enercon ' },
      { values: { maker: 'Enercon' }, cells: [' Enercon '] },
    ],
    ['no text', 'maker', column('maker'), { Maker: ' ' }, {}],
    ['yes', 'offshore', column('site'), { Site: 'yes' }, { values: { offshore: true }, cells: ['yes'] }],
    ['no', 'offshore', column('site'), { Site: 'no' }, { values: { offshore: false }, cells: ['no'] }],
    ['neither yes nor no', 'offshore', column('site'), { Site: '' }, {}],
    [
      'a list',
      'depth',
      { sort: 'list', column: 'speeds', ratio: ['100', '1'] },
      { Speeds: '0.1 0.2' },
      { values: { depth: '10, 20' }, cells: ['0.1 0.2'] },
    ],
    ['no list', 'depth', { sort: 'list', column: 'speeds', ratio: ['100', '1'] }, { Speeds: '' }, {}],
    [
      'a calculated number, without the noise of binary fractions',
      'rated_power',
      { sort: 'calculated', text: 'power * 3', reads: ['power'], calculate: (row) => row.number('power') * 3 },
      { P: '0.1' },
      { values: { rated_power: 0.3 }, cells: ['0.1'] },
    ],
    [
      'nothing calculated from a blank cell',
      'rated_power',
      { sort: 'calculated', text: 'power * 3', reads: ['power'], calculate: (row) => row.number('power') * 3 },
      { P: '' },
      {},
    ],
    [
      'a number for each of some x',
      'cycles',
      {
        sort: 'each',
        text: 'power * x',
        x: [10, 20],
        reads: ['power'],
        calculate: (row, { x, y, y2 }) => row.number('power') * (x + y / 10 + y2 / 100),
      },
      { P: '2' },
      { values: { cycles: '22.2, 44.4' }, cells: ['2'] },
    ],
    [
      'a number for each x of a column',
      'cycles',
      { sort: 'each', text: 'x * 0.1', x: 'speeds', reads: ['speeds'], calculate: (_, { x }) => x * 0.1 },
      { Speeds: '3 4' },
      { values: { cycles: '0.3, 0.4' }, cells: ['3 4'] },
    ],
    [
      'nothing for each x where one has no number',
      'cycles',
      { sort: 'each', text: '1 / x', x: [1, 0], reads: ['power'], calculate: (_, { x }) => 1 / x },
      { P: '2' },
      { cells: ['2'] },
    ],
    ['nothing for no x', 'cycles', { sort: 'each', text: 'x', x: [], reads: [], calculate: (_, { x }) => x }, {}, {}],
    ['a constant', 'blades', { sort: 'constant', value: 3 }, { P: '2' }, { values: { blades: 3 } }],
    ['a constant no', 'offshore', { sort: 'constant', value: false }, {}, { values: { offshore: false } }],
    [
      'a choice',
      'offshore',
      { sort: 'choice', column: 'maker', choices: { sea: true, land: false } },
      { Maker: ' land ' },
      { values: { offshore: false }, cells: [' land '] },
    ],
    [
      'no choice',
      'offshore',
      { sort: 'choice', column: 'maker', choices: { sea: true, land: false } },
      { Maker: '' },
      {},
    ],
    [
      'a choice that the mapping does not know',
      'offshore',
      { sort: 'choice', column: 'maker', choices: { sea: true, land: false } },
      { Maker: 'toString' },
      {
        cells: ['toString'],
        faults: [
          'turbines.csv:7:1 Maker "toString" is not a value that the mapping knows. Known values: "sea", "land". Add it to the mapping\'s "choices".',
        ],
      },
    ],
    [
      'a text of several columns',
      'description',
      { sort: 'text', text: '{maker} with {power} kW' },
      { Maker: 'Vestas', P: '90' },
      { values: { description: 'Vestas with 90 kW' }, cells: ['Vestas', '90'] },
    ],
    ['no text of columns', 'description', { sort: 'text', text: '{maker} {power}' }, { Maker: '' }, {}],
    [
      'a text of just as many characters as the field may have',
      'maker',
      { sort: 'text', text: '{maker}' },
      { Maker: 'Enercon AG' },
      { values: { maker: 'Enercon AG' }, cells: ['Enercon AG'] },
    ],
    [
      'a text that is cut',
      'maker',
      { sort: 'text', text: '{maker}' },
      { Maker: 'Enercon GmbH' },
      {
        values: { maker: 'Enercon G…' },
        cells: ['Enercon GmbH'],
        adjustments: [{ sort: 'shortened', text: 'cut to 10 characters; the full text: Enercon GmbH' }],
      },
    ],
    [
      'a text of any length',
      'checksum',
      { sort: 'text', text: '{maker}' },
      { Maker: 'Enercon GmbH' },
      { values: { checksum: 'Enercon GmbH' }, cells: ['Enercon GmbH'] },
    ],
  ])('is %s', (_, name, value, cells, expected) => {
    expect(take(name, value, cells)).toStrictEqual({ values: {}, cells: [], adjustments: [], faults: [], ...expected });
  });

  it('has the cells that it was read from', () => {
    const row = createRow(MAPPING, { Maker: 'Vestas', P: '90' });
    expect(readRowValue(field('rated_power'), column('power'), row).cells).toEqual([
      cell('P', '90', { row: 7, column: 2 }),
    ]);
  });
});
