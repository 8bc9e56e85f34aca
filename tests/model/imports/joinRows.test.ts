import { describe, expect, it } from 'vitest';
import { joinRows } from '#model/imports/joinRows.ts';
import type { TableRow } from '#model/imports/TableRow.ts';
import { readAll, slicesOf } from './readAll.ts';

const FILE = 'costs.csv';

/** Lines by their headings, the first of them in row 2. */
function lines(headings: string, ...rows: string[]): TableRow[] {
  const names = headings.split(';');
  return rows.map((row, index) => {
    const place = { file: FILE, row: index + 2 };
    const cells = row
      .split(';')
      .map((text, at) => [names[at] ?? '', [{ ...place, column: at + 1, heading: names[at] ?? '', text }]] as const);
    return { place, cells: new Map(cells) };
  });
}

const join = (rows: TableRow[], table: Parameters<typeof joinRows>[1]) =>
  readAll(joinRows(slicesOf(...rows), table, () => slicesOf(...rows)));

/** Each component's row, and by heading the texts of its cells with their units. */
const look = (rows: readonly TableRow[]) =>
  rows.map(({ place, cells }) => [
    place.row,
    Object.fromEntries(
      [...cells].map(([heading, own]) => [
        heading,
        own.map(({ text, unit }) => (unit === undefined ? text : `${text} ${unit}`)).join(', '),
      ]),
    ),
  ]);

it('each line of other tables is one component', async () => {
  const rows = lines('Model;Power', 'V90;2000', 'V90;2000');
  expect(await join(rows, {})).toEqual(rows);
});

describe('a table with one value a line', () => {
  const LONG = { entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' };
  const HEADINGS = 'technology;parameter;value;unit';

  it('has one component for each thing, wherever its lines are', async () => {
    const rows = lines(
      HEADINGS,
      'battery;investment;142;EUR/kWh',
      'solar;lifetime;40;years',
      ' battery ; efficiency ;0.96; ',
      'battery;lifetime;25;years',
    );
    expect(look(await join(rows, { long: LONG }))).toEqual([
      [2, { technology: 'battery', investment: '142 EUR/kWh', efficiency: '0.96 ', lifetime: '25 years' }],
      [3, { technology: 'solar', lifetime: '40 years' }],
    ]);
  });

  it('says of each value in which cell it is, under the name of its parameter', async () => {
    const [battery] = await join(lines(HEADINGS, 'battery; investment;142; EUR/kWh '), { long: LONG });
    expect(battery).toEqual({
      place: { file: FILE, row: 2 },
      cells: new Map([
        ['technology', [{ file: FILE, row: 2, column: 1, heading: 'technology', text: 'battery' }]],
        ['investment', [{ file: FILE, row: 2, column: 3, heading: 'investment', text: '142', unit: 'EUR/kWh' }]],
      ]),
    });
  });

  it('keeps all values of a parameter, in the order of the lines', async () => {
    const rows = lines(HEADINGS, 'battery;investment;142;EUR/kWh', 'battery;investment;75;EUR/kW');
    expect(look(await join(rows, { long: LONG }))).toEqual([
      [2, { technology: 'battery', investment: '142 EUR/kWh, 75 EUR/kW' }],
    ]);
  });

  it('distinguishes things by further columns, as far as a line has them', async () => {
    const rows = lines(
      `${HEADINGS};year`,
      'battery;investment;142;EUR/kWh;2030',
      'battery;investment;75;EUR/kWh;2050',
      'battery;lifetime;25;years; 2030',
      'battery;lifetime;30;years',
    );
    expect(look(await join(rows, { long: { ...LONG, also: ['year'] } }))).toEqual([
      [2, { technology: 'battery', year: '2030', investment: '142 EUR/kWh', lifetime: '25 years' }],
      [3, { technology: 'battery', year: '2050', investment: '75 EUR/kWh' }],
      [5, { technology: 'battery', lifetime: '30 years' }],
    ]);
  });

  it('does not mix up things whose texts are the same in another order', async () => {
    const rows = lines('a;b;parameter;value', 'x;y;lifetime;1', 'y;x;lifetime;2');
    const long = { entity: 'a', also: ['b'], parameter: 'parameter', value: 'value' };
    expect(look(await join(rows, { long }))).toEqual([
      [2, { a: 'x', b: 'y', lifetime: '1' }],
      [3, { a: 'y', b: 'x', lifetime: '2' }],
    ]);
  });

  it('needs no column of units', async () => {
    const { unit: _, ...long } = LONG;
    expect(look(await join(lines(HEADINGS, 'battery;lifetime;25;years'), { long }))).toEqual([
      [2, { technology: 'battery', lifetime: '25' }],
    ]);
  });

  it.each([
    ['thing', { ...LONG, entity: 'model' }],
    ['parameter', { ...LONG, parameter: 'quantity' }],
    ['value', { ...LONG, value: 'amount' }],
  ])('leaves out lines without a %s', async (_, long) => {
    expect(await join(lines(HEADINGS, 'battery;lifetime;25;years'), { long })).toEqual([]);
  });
});

describe('a table with one point of a curve a line', () => {
  const GROUP = { group: 'Turbine' };

  it('joins lines with the same text, wherever they are; scattered ones come last', async () => {
    const rows = lines(
      'Turbine;Speed;Power',
      'V90;3;0',
      'V90;4;75',
      'V90;5;190',
      'N117;3;10',
      'N117;4;90',
      ' V90 ;6;350',
      'E-82;3;25',
    );
    expect(look(await join(rows, GROUP))).toEqual([
      [5, { Turbine: 'N117, N117', Speed: '3, 4', Power: '10, 90' }],
      [8, { Turbine: 'E-82', Speed: '3', Power: '25' }],
      [2, { Turbine: 'V90, V90, V90,  V90 ', Speed: '3, 4, 5, 6', Power: '0, 75, 190, 350' }],
    ]);
  });

  it('does not join lines without the text that others interrupt', async () => {
    const rows = lines('Turbine;Speed', ';3', ';4', 'V90;3', ';5');
    expect(look(await join(rows, GROUP))).toEqual([
      [2, { Turbine: ', ', Speed: '3, 4' }],
      [4, { Turbine: 'V90', Speed: '3' }],
      [5, { Turbine: '', Speed: '5' }],
    ]);
  });

  it('has the fault of the first faulty line, also where lines are scattered', async () => {
    const fault = { place: { file: FILE, row: 4 }, reason: 'has no heading.', fix: 'Give it one.' };
    const [first, other, last] = lines('Turbine;Speed', 'V90;3', 'N117;3', 'V90;4');
    const joined = await join([first, other, { ...last, fault }] as TableRow[], GROUP);
    expect(joined.map((row) => row.fault)).toEqual([undefined, fault]);
  });

  it('has no rows without lines', async () => {
    expect(await join([], GROUP)).toEqual([]);
  });

  it('has one row of lines that all lack the text', async () => {
    expect(look(await join(lines('Speed;Power', '3;0', '4;75'), GROUP))).toEqual([
      [2, { Speed: '3, 4', Power: '0, 75' }],
    ]);
  });

  it('leaves out columns that the first line of a curve lacks', async () => {
    expect(look(await join(lines('Turbine;Speed;Power', 'V90;3', 'V90;4;75'), GROUP))).toEqual([
      [2, { Turbine: 'V90, V90', Speed: '3, 4' }],
    ]);
  });

  it('leaves the lines themselves as they are', async () => {
    const rows = lines('Turbine;Speed', 'V90;3', 'V90;4');
    await join(rows, GROUP);
    expect(look(rows)).toEqual([
      [2, { Turbine: 'V90', Speed: '3' }],
      [3, { Turbine: 'V90', Speed: '4' }],
    ]);
  });
});
