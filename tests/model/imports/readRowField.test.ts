import { describe, expect, it } from 'vitest';
import type { ImportCase, ImportField, Ratio } from '#model/imports/ImportMapping.ts';
import { RowValues } from '#model/imports/RowValues.ts';
import { readRowField } from '#model/imports/readRowField.ts';
import type { Cell } from '#model/imports/TableRow.ts';
import { cell, createRow, PLACE, TURBINE, type tableRow, turbineMapping } from './turbineRow.ts';

const MAPPING = turbineMapping({
  power: { column: 'P', unit: 'kW', blank: ['-'] },
  height: { column: 'H' },
  maker: { column: 'Maker', type: 'text' },
  speeds: { column: 'Speeds', type: 'list', separators: [' '] },
  powers: { column: 'Powers', type: 'list', separators: [' '] },
  series: { column: 'P{x}', type: 'series' },
  mast: { table: 'masts', column: 'P' },
});

type Cells = Parameters<typeof tableRow>[0];

function take(field: ImportField, cells: Cells) {
  const row = createRow(MAPPING, cells);
  const taken = readRowField(field, { mapping: MAPPING, kind: TURBINE, row, place: PLACE });
  return { ...taken, rowFaults: row.faults };
}

const SAME: Ratio = ['1', '1'];
const POWER: ImportCase = { sort: 'column', column: 'power', ratio: SAME };
const rated = (...cases: ImportCase[]): ImportField => ({ field: 'rated_power', cases });

describe('a field of a row', () => {
  it('has its value, with the cells that it comes from', () => {
    const own = cell('P', { text: '3.8', unit: 'kW' });
    const field = rated({ ...POWER, note: 'Rated at 12 m/s' });
    expect(take(field, { P: { text: '3.8', unit: 'kW' } })).toStrictEqual({
      field: 'rated_power',
      values: { rated_power: 3.8 },
      cells: [own],
      sources: [
        {
          field: 'rated_power',
          how: 'as written',
          cells: [own],
          value: 3.8,
          unit: 'kW',
          note: 'Rated at 12 m/s',
        },
      ],
      adjustments: [{ sort: 'note', text: 'Rated at 12 m/s', place: PLACE, field: 'rated_power' }],
      faults: [],
      rowFaults: [],
    });
  });

  it('has a source without a unit or a note where it has neither', () => {
    const field: ImportField = { field: 'blades', cases: [{ sort: 'constant', value: 3 }] };
    expect(take(field, {})).toStrictEqual({
      field: 'blades',
      values: { blades: 3 },
      cells: [],
      sources: [{ field: 'blades', how: 'constant', cells: [], value: 3 }],
      adjustments: [],
      faults: [],
      rowFaults: [],
    });
  });

  it('says that its cell is blank, and no note of its case', () => {
    expect(take(rated({ ...POWER, note: 'Rated at 12 m/s' }), { P: '-' })).toStrictEqual({
      field: 'rated_power',
      values: {},
      cells: [],
      sources: [],
      adjustments: [
        { sort: 'blank', text: 'blank, so its default 3000 kW applies.', place: PLACE, field: 'rated_power' },
      ],
      faults: [],
      rowFaults: [],
    });
  });

  it.each<[name: string, text: string]>([
    ['rated_power', 'blank, so its default 3000 kW applies.'],
    ['blades', 'blank, so its default 3 applies.'],
    ['maker', 'blank, so its default "Unknown" applies.'],
    ['hub_height', 'blank, so it stays empty.'],
    ['description', 'blank, so it stays empty.'],
    ['weight', 'blank, so it stays empty.'],
  ])('says what becomes of a blank %s', (name, text) => {
    expect(take({ field: name, cases: [POWER] }, {}).adjustments).toEqual([
      { sort: 'blank', text, place: PLACE, field: name },
    ]);
  });

  it('is at fault where its cell cannot be read, which the row is as well', () => {
    const { adjustments, sources, values, faults, rowFaults } = take(rated(POWER), { P: 'x' });
    expect({ adjustments, sources, values }).toEqual({ adjustments: [], sources: [], values: {} });
    expect(faults.map(({ reason }) => reason)).toEqual(['"x" is not a number.']);
    expect(rowFaults).toEqual(faults);
  });

  it('has no fault of the cells that a field before it has read', () => {
    const row = createRow(MAPPING, { P: 'x', H: 'y' });
    const given = { mapping: MAPPING, kind: TURBINE, row, place: PLACE };
    const reasons = [POWER, POWER, { ...POWER, column: 'height' }].map((one) =>
      readRowField(rated(one), given).faults.map(({ reason }) => reason),
    );
    expect(reasons).toEqual([['"x" is not a number.'], [], ['"y" is not a number.']]);
  });

  it('says that it is shortened', () => {
    const field: ImportField = { field: 'maker', cases: [{ sort: 'text', text: '{maker}', note: 'As registered' }] };
    expect(take(field, { Maker: 'Enercon GmbH' }).adjustments).toEqual([
      {
        sort: 'shortened',
        text: 'cut to 10 characters; the full text: Enercon GmbH',
        place: PLACE,
        field: 'maker',
      },
      { sort: 'note', text: 'As registered', place: PLACE, field: 'maker' },
    ]);
  });

  it.each<[what: string, name: string, ImportCase]>([
    ['the kind has no such field', 'weight', POWER],
    ['the kind has no such curve', 'rated_power', { sort: 'curve', x: 'series', xRatio: SAME, y: [] }],
    ['the kind has a curve of that name only', 'power', POWER],
  ])('has no value where %s', (_, field, one) => {
    expect(take({ field, cases: [one] }, { P: '5', P3: '6' })).toMatchObject({ values: {}, sources: [], faults: [] });
  });
});

describe('the case of a field', () => {
  const isTall = (holds: boolean | undefined, value: number): ImportCase => ({
    sort: 'constant',
    value,
    when: () => holds,
  });

  it.each<[what: string, ImportCase[], number | undefined]>([
    ['is the first one whose condition holds', [isTall(false, 1), isTall(true, 2), isTall(true, 3)], 2],
    ['is one without a condition', [isTall(false, 1), { sort: 'constant', value: 2 }, isTall(true, 3)], 2],
    ['is none where a condition needs a blank value', [isTall(undefined, 1)], undefined],
    ['is none where there is none', [], undefined],
  ])('%s', (_, cases, value) => {
    expect(take(rated(...cases), {}).values.rated_power).toBe(value);
  });

  it('is chosen by the row', () => {
    const field = rated({ ...POWER, when: (row) => row.number('height') > 100 });
    expect([take(field, { P: '5', H: '120' }).values, take(field, { P: '5', H: '90' }).values]).toEqual([
      { rated_power: 5 },
      {},
    ]);
  });
});

describe('a field that is needed', () => {
  const needed = (...cases: ImportCase[]): ImportField => ({ ...rated(...cases), needed: 'nothing runs without it' });
  const calculated = (...reads: string[]): ImportCase => ({
    sort: 'calculated',
    text: 'power',
    reads,
    calculate: () => Number.NaN,
  });
  const P = { file: 'turbines.csv', row: 7, column: 1, heading: 'P' };
  const H = { ...P, column: 2, heading: 'H' };

  it.each<[what: string, ImportField, Cells, object]>([
    ['its blank cell', needed(POWER), { P: '-', H: '' }, P],
    ['the row where it has no such cell', needed(POWER), { H: '90' }, PLACE],
    ['the row where it is of a table beside whose row is not found', needed({ ...POWER, column: 'mast' }), {}, PLACE],
    ['the first of the blank cells that it reads', needed(calculated('power', 'height')), { P: '', H: '' }, P],
    ['the one cell that is blank', needed(calculated('power', 'height')), { P: '5', H: '' }, H],
    ['the first cell where none is blank', needed(calculated('power', 'height')), { P: '5', H: '90' }, P],
    ['the row where it reads nothing', needed(calculated()), { P: '5' }, PLACE],
    ['the row where it is a text', needed({ sort: 'text', text: '{maker}' }), { Maker: '' }, PLACE],
    ['the cell of its first case where none holds', needed({ ...POWER, when: () => false }), { P: '5' }, P],
    ['the row where it has no case', needed(), { P: '5' }, PLACE],
  ])('names %s', (_, field, cells, place) => {
    const fault = { place, reason: 'is blank: nothing runs without it.', fix: 'Fill it in.', isBlank: true };
    expect(take(field, cells)).toMatchObject({ faults: [fault], rowFaults: [fault], values: {} });
  });

  it.each<[what: string, cells: Cell[]]>([
    [
      'its column, where several have one heading',
      [
        cell('P', '', { row: 7, column: 3 }),
        cell('P', '5', { row: 8, column: 4 }),
        cell('H', '90', { row: 7, column: 2 }),
      ],
    ],
    [
      'its heading, where a document has no columns',
      [
        { file: 'a.json', row: 7, heading: 'P', text: '' },
        { file: 'a.json', row: 7, heading: 'H', text: '90' },
      ],
    ],
  ])('knows a blank cell by %s', (_, cells) => {
    const own = new Map(['H', 'P'].map((name) => [name, cells.filter(({ heading }) => heading === name)]));
    const row = new RowValues(MAPPING, new Map([['main', { place: PLACE, cells: own }]]));
    const given = { mapping: MAPPING, kind: TURBINE, row, place: PLACE };
    const [fault] = readRowField(needed(calculated('height', 'power')), given).faults;
    expect(fault?.place.heading).toBe('P');
  });

  it('is not reported as missing where its cell cannot be read', () => {
    expect(take(needed(POWER), { P: 'x' }).faults.map(({ reason }) => reason)).toEqual(['"x" is not a number.']);
    expect(take(needed(POWER), { P: '0' }).faults).toEqual([]);
  });
});

describe('how a value was made', () => {
  const W: Ratio = ['1', '1000'];
  const MW: Ratio = ['1000', '1'];
  const series = (xRatio: Ratio, ratio: Ratio): ImportCase => ({
    sort: 'curve',
    x: 'series',
    xRatio,
    y: [{ column: 'series', ratio }],
  });
  const CELLS = { P: '5', Maker: 'sea', Speeds: '10 50', Powers: '3 2', P3: '1', P4: '2', P5: '3', P6: '4' };
  const GAPS = { P3: '1', P6: '4' };

  it.each<[how: string, field: string, ImportCase, Cells]>([
    ['as written', 'rated_power', POWER, CELLS],
    ['converted', 'rated_power', { ...POWER, ratio: W }, CELLS],
    ['converted', 'rated_power', { ...POWER, ratio: MW }, CELLS],
    ['as written', 'depth', { sort: 'list', column: 'speeds', ratio: SAME }, CELLS],
    ['converted', 'depth', { sort: 'list', column: 'speeds', ratio: MW }, CELLS],
    ['calculated', 'rated_power', { sort: 'calculated', text: '5', reads: [], calculate: () => 5 }, CELLS],
    ['calculated', 'depth', { sort: 'each', text: 'x', x: [1], reads: [], calculate: () => 5 }, CELLS],
    ['constant', 'rated_power', { sort: 'constant', value: 5 }, CELLS],
    ['choice', 'offshore', { sort: 'choice', column: 'maker', choices: { sea: true } }, CELLS],
    ['text', 'maker', { sort: 'text', text: '{maker}' }, CELLS],
    ['as written', 'power', series(SAME, SAME), CELLS],
    ['converted', 'power', series(SAME, W), CELLS],
    ['resampled', 'power', series(SAME, SAME), GAPS],
    ['resampled', 'power', series(MW, W), GAPS],
    [
      'converted',
      'life',
      {
        sort: 'curve',
        x: 'speeds',
        xRatio: MW,
        y: [{ column: 'powers', ratio: SAME }],
      },
      CELLS,
    ],
    [
      'converted',
      'life',
      {
        sort: 'curve',
        x: 'speeds',
        xRatio: SAME,
        y: [
          { column: 'powers', ratio: SAME },
          { column: 'powers', ratio: W },
        ],
      },
      CELLS,
    ],
  ])('is %s: %s', (how, field, one, cells) => {
    expect(take({ field, cases: [one] }, cells).sources.map((source) => source.how)).toEqual([how]);
  });

  it('is stated with all values of a curve', () => {
    const [source] = take({ field: 'power', cases: [series(SAME, SAME)] }, CELLS).sources;
    expect(source).toMatchObject({ field: 'power', value: { pc3: 1, pc4: 2, pc5: 3, pc6: 4 } });
    expect(source?.cells.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });
});
