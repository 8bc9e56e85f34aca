import { describe, expect, it, test } from 'vitest';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { fitTable } from '#model/fitTable.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

const SPEED: CurveAxis = { title: 'Wind speed', unit: 'm/s' };
const POWER: CurveAxis = { title: 'Power', unit: 'kW' };
const [CHARGE, DISCHARGE, SHARE]: CurveAxis[] = ['Charge', 'Discharge', 'Share'].map((title) => ({ title, unit: '%' }));

const readBlock = (axes: readonly (CurveAxis | undefined)[], ...lines: string[]) =>
  fitTable(
    parseClipboardTable(lines.join('\n')),
    axes.filter((axis) => axis !== undefined),
  );

describe('a cell with a unit of its own', () => {
  test.each<[cell: string, heading: string, value: number | undefined]>([
    ['5 MW', 'Power', 5000],
    ['5 MW', 'Power [W]', 5000],
    ['5 kW', 'Power [MW]', 5],
    ['5', 'Power [MW]', 5000],
    ['5 m/s', 'Power', undefined],
    ['MW', 'Power', undefined],
    ['5 %', 'Power', undefined],
    ['5 %', 'Power [%]', 5],
    ['= 2*3', 'Power', 6],
    ['x', 'Power', undefined],
    ['', 'Power', undefined],
  ])('%j below %j', (cell, heading, value) => {
    const { rows, unreadable } = readBlock([SPEED, POWER], `Wind speed\t${heading}`, `3\t${cell}`, '4\t1');
    expect(rows[0]).toEqual([3, value]);
    expect(unreadable).toEqual(value === undefined && cell !== '' ? [{ row: 0, column: 1, text: cell }] : []);
  });

  it('is a share of 1 where the column has fractions', () => {
    const axes = [SPEED, { title: 'Share' }];
    expect(readBlock(axes, 'Wind speed\tShare', '3\t50 %', '4\t0.5').rows).toEqual([
      [3, 0.5],
      [4, 0.5],
    ]);
    expect(readBlock([SPEED, SHARE], 'Wind speed\tShare [-]', '3\t50 %', '4\t0.5')).toMatchObject({
      rows: [
        [3, 50],
        [4, 50],
      ],
      notes: ['Converted from fractions to %'],
    });
    expect(readBlock([SPEED, SHARE], 'Wind speed\tShare', '3\t50 %', '4\t5').rows).toEqual([
      [3, 50],
      [4, 5],
    ]);
  });
});

test('a number in the notation of its block is what the block says', () => {
  expect(readBlock([SPEED, POWER], 'Wind speed\tPower', '3,5\t1.234,5', '4\t90*').rows).toEqual([
    [3.5, 1234.5],
    [4, 90],
  ]);
  expect(readBlock([SPEED, SHARE], 'Wind speed\tShare [%]', '3,5\t50,5 %', '4\t5').rows).toEqual([
    [3.5, 50.5],
    [4, 5],
  ]);
});

describe('percentages that may be fractions', () => {
  const ONE = 'Charge is at most 1 %: choose “fractions of 1” if 1 means 100 %';

  test.each<[column: string[], notes: string[]]>([
    [['Charge', '0', '1'], [ONE]],
    [['Charge', '0.5', '0.25'], [ONE]],
    [['Charge', '0.5', 'x', '0.25'], [ONE]],
    [['0.5', '0.25'], [ONE]],
    [['Charge [%]', '0', '1'], []],
    [['Charge', '0', '1.1'], []],
    [['Charge', '-0.1', '1'], []],
    [['Charge', '0', '0'], []],
    [['Charge', '1'], []],
    [['Charge', '0.5', 'x'], []],
    [['Charge', '0', '1 %'], []],
    [['Charge', '0', '1 % net'], []],
  ])('are asked about in %j', (column, notes) => {
    expect(readBlock([CHARGE], ...column).notes).toEqual(notes);
  });

  it('are asked about together', () => {
    const [two, three] = [
      [CHARGE, DISCHARGE],
      [CHARGE, DISCHARGE, SHARE],
    ];
    expect(readBlock(two, '0\t0.5', '1\t1').notes).toEqual([
      'Charge and Discharge are at most 1 %: choose “fractions of 1” if 1 means 100 %',
    ]);
    expect(readBlock(three, '0\t50\t0.5', '1\t100\t1').notes).toEqual([
      'Charge and Share are at most 1 %: choose “fractions of 1” if 1 means 100 %',
    ]);
    expect(readBlock(three, '0\t0.5\t0.5', '1\t1\t1').notes).toEqual([
      'Charge, Discharge and Share are at most 1 %: choose “fractions of 1” if 1 means 100 %',
    ]);
  });

  it('are asked about below headings with their unit if all of several columns are small', () => {
    const axes = [SPEED, CHARGE, DISCHARGE];
    const titles = 'Wind speed\tCharge [%]\tDischarge [%]';
    expect(readBlock(axes, titles, '3\t0.5\t0.2', '4\t0.7\t1').notes).toEqual([
      'Charge and Discharge are at most 1 %: choose “fractions of 1” if 1 means 100 %',
    ]);
    expect(readBlock(axes, titles, '3\t0.5\t0.2', '4\t0.7\t1.1').notes).toEqual([]);
    expect(readBlock([SPEED, CHARGE], 'Wind speed\tCharge [%]', '3\t0.5', '4\t0.7').notes).toEqual([]);
  });

  it('are not asked about where the unit is chosen, or the axis has another', () => {
    const table = parseClipboardTable('0\n1');
    expect(fitTable(table, [CHARGE ?? POWER], { units: ['%'] }).notes).toEqual([]);
    expect(fitTable(table, [CHARGE ?? POWER], { units: [''] }).notes).toEqual(['Converted from fractions to %']);
    expect(fitTable(table, [POWER]).notes).toEqual([]);
  });
});

describe('a unit that is not known', () => {
  test.each<[heading: string, unit: string | undefined, notes: string[]]>([
    ['Power [abc]', 'kW', ['“abc” is not a known unit: read as kW']],
    ['Power [abc]', undefined, ['“abc” is not a known unit: read as a number']],
    ['Power (gal/hr)', 'kW', ['“gal/hr” is not a known unit: read as kW']],
    ['Power x1000', 'kW', ['“x1000” is not a known unit: read as kW']],
    ['Power [abc] (gal/hr)', 'kW', ['“abc” is not a known unit: read as kW']],
    ['Power [cycles]', 'cycles', []],
    ['Power (cycles/h)', 'cycles/h', []],
    ['Power min net', 'h', ['“min” may be the unit: read as h']],
    ['Power min net', undefined, ['“Power min net” may be another quantity: read as Power']],
    ['Power % net', undefined, ['“%” may be the unit: read as a number']],
    ['Power h min', 'h', ['“min” may be the unit: read as h']],
    ['Power kW net', 'kW', []],
    ['Power, net', 'kW', []],
  ])('in %j is asked for, for %j', (heading, unit, notes) => {
    const axis = { title: 'Power', ...(unit === undefined ? {} : { unit }) };
    expect(readBlock([SPEED, axis], `Wind speed\t${heading}`, '3\t22', '4\t90').notes).toEqual(notes);
  });

  it('is reported once for all columns, and not for those of no axis', () => {
    expect(readBlock([SPEED, POWER, POWER], 'v [m/s]\tP [MW]\tP [MW]', '3\t1\t2').notes).toContain(
      'Converted from MW to kW',
    );
    expect(readBlock([POWER, POWER], 'P [MW]\tP [MW]', '1\t2').notes).toEqual(['Converted from MW to kW']);
    expect(readBlock([POWER], 'P1\tP2 [abc]\tP3 [abc]', '1\t2\t3').notes).toEqual([]);
  });

  it('refuses the block, for the first axis that it does not fit', () => {
    const read = (axis: CurveAxis, heading: string) =>
      readBlock([SPEED, axis], `Wind speed\t${heading}`, '3\t22').refusal;
    expect(read(POWER, 'Power [A]')).toBe('Power is in A, not in kW');
    expect(read(POWER, 'Power [-]')).toBe('Power is in no unit, not in kW');
    expect(read({ title: 'Cycles' }, 'Cycles [kW]')).toBe('Cycles is in kW, not in numbers');
    expect(read(POWER, 'Power [kW]')).toBeUndefined();
    expect(readBlock([SPEED, POWER], 'v [A]\tP [V]', '3\t22').refusal).toBe('Wind speed is in A, not in m/s');
    expect(readBlock([SPEED], '3\t22').refusal).toBeUndefined();
  });
});
