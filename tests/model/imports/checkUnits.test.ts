import { describe, expect, it } from 'vitest';
import { checkUnits } from '#model/imports/checkUnits.ts';
import { faultText } from '#model/imports/faults.ts';
import type { ImportColumn, ImportTable } from '#model/imports/ImportMapping.ts';
import { TableFault } from '#model/imports/TableFault.ts';

const PLACE = { file: 'turbines.csv', row: 3 };

const TABLE: ImportTable = {
  ...{ format: 'csv', headings: ['Model', 'Power'], header: 3, units: 4, decimal: '.', firstRow: 5 },
  ...{ blank: [], leftOut: {} },
};

const MODEL: ImportColumn = { table: 'main', column: 'Model', type: 'text', blank: [] };
const power = (given: Partial<ImportColumn>): ImportColumn => ({
  ...{ table: 'main', column: 'Power', type: 'number', blank: [] },
  ...given,
});

/** The headings of a table, with the units that its fourth line gives. */
function createHeadings(names: string[], units: Record<string, string>) {
  const cells = Object.entries(units).map(
    ([heading, text]) =>
      [heading, { file: PLACE.file, row: 4, column: names.indexOf(heading) + 1, heading, text }] as const,
  );
  return { place: PLACE, names, units: new Map(cells) };
}

function check(text: string, given: Partial<ImportColumn>, table = TABLE) {
  const { units, notices } = checkUnits(createHeadings(['Model', 'Power'], { Power: text }), table, [
    MODEL,
    power(given),
  ]);
  return { units: Object.fromEntries(units), notices: notices.map(faultText) };
}

describe('the units of a table', () => {
  it.each<[string, string, Partial<ImportColumn>]>([
    ['are those of the mapping', 'kW', { unit: 'kW' }],
    ['have blanks around them', ' kW ', { unit: 'kW' }],
    ['are those that the mapping says the file has', 'Kilowatt', { unit: 'kW', written: 'Kilowatt' }],
    ['are blank where the mapping expects none', ' ', {}],
    ['are blank where the mapping says so', '', { unit: 'kW', written: '' }],
    ['stand above texts', 'as sold', { type: 'text' }],
    ['stand above flags', 'yes/no', { type: 'flag' }],
  ])('are taken where they %s', (_, text, given) => {
    expect(check(text, given)).toEqual({ units: {}, notices: [] });
  });

  it.each<[string, string, Partial<ImportColumn>, string]>([
    ['another one', 'MW', { unit: 'kW' }, 'kW'],
    ['another one than the file had', 'MW', { unit: 'kW', written: 'Kilowatt' }, 'Kilowatt'],
    ['another one for lists', 'MW', { type: 'list', unit: 'kW' }, 'kW'],
    ['one where the mapping says that it is blank', 'MW', { unit: 'kW', written: '' }, 'kW'],
  ])('are converted and said: %s', (_, text, given, expected) => {
    expect(check(text, given)).toEqual({
      units: { Power: text },
      notices: [
        `turbines.csv:4:2 Power is in "${text}" here, and is converted into ${expected}, which the mapping expects. Compare a value with the file.`,
      ],
    });
  });

  it('are reported where the mapping expects one and the file has none', () => {
    const notices = [
      'turbines.csv:4:2 Power has no unit here, and is read in kW, which the mapping expects. If it is in another one, write that into the line of units.',
    ];
    expect(check(' ', { unit: 'kW' })).toEqual({ units: {}, notices });
    const none = checkUnits(createHeadings(['Model', 'Power'], {}), TABLE, [power({ unit: 'kW' })]);
    expect(none.notices.map(faultText)).toEqual(notices);
  });

  it.each<[string, string, Partial<ImportColumn>, string]>([
    ['one that is not known', 'horses', { unit: 'kW' }, 'is in "horses", but the mapping expects kW.'],
    ['one of another dimension', 'kWh', { unit: 'kW' }, 'is in "kWh", but the mapping expects kW.'],
    ['percent for a plain number', '%', {}, 'is in "%", but the mapping expects no unit.'],
    ['one for a plain number', 'kW', {}, 'is in "kW", but the mapping expects no unit.'],
  ])('are refused: %s', (_, text, given, reason) => {
    const refuse = () => check(text, given);
    expect(refuse).toThrow(TableFault);
    expect(refuse).toThrow(`turbines.csv:4:2 Power ${reason} Change the unit in the mapping's column.`);
  });

  it('are not compared where the mapping has no line of units', () => {
    const { units: _, ...table } = TABLE;
    expect(check('MW', { unit: 'kW' }, table)).toEqual({ units: {}, notices: [] });
  });

  it('are those of each heading of a series, and reported once', () => {
    const names = ['Model', 'P at 3 m/s', 'P at 4 m/s', 'P at 5 m/s'];
    const series = power({ column: 'P at {x} m/s', type: 'series', unit: 'kW' });
    const read = (units: Record<string, string>) => {
      const checked = checkUnits(createHeadings(names, units), TABLE, [series]);
      return { units: Object.fromEntries(checked.units), places: checked.notices.map(({ place }) => place.column) };
    };
    const [, first = '', second = '', third = ''] = names;
    expect(read({ [first]: 'kW', [second]: 'kW', [third]: 'kW' })).toEqual({ units: {}, places: [] });
    expect(read({ [first]: 'kW', [second]: 'W', [third]: 'W' })).toEqual({
      units: { [second]: 'W', [third]: 'W' },
      places: [3],
    });
    expect(read({ [first]: 'W' })).toEqual({ units: { [first]: 'W' }, places: [2, 3] });
  });
});
