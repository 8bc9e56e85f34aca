import { describe, expect, it, test } from 'vitest';
import { type Heading, isFactor, isUnitLine, readHeading } from '#model/readHeading.ts';

const NOTHING: Heading = { title: '', unit: undefined, unknown: undefined, doubtful: undefined, open: [] };

const read = (...texts: string[]) => readHeading(texts.map((text) => ({ text, isUnit: false })));

describe('a number that the values are multiplied by', () => {
  const FACTORS: [heading: string, factor: string][] = [
    ['Power x1000', 'x1000'],
    ['Power X 10', 'X 10'],
    ['Power ×100', '×100'],
    ['Power *10', '*10'],
    ['Power·1000', '·1000'],
    ['Power 10^3', '10^3'],
    ['Power 10 ^ 3', '10 ^ 3'],
    ['Power 10²', '10²'],
    ['Power 10 ³', '10 ³'],
    ['Power 10⁶', '10⁶'],
    ['Power Tsd.', 'Tsd'],
    ['Zyklen in 1000', 'in 1000'],
    ['Cycles in 1,000s', 'in 1,000s'],
    ["Cycles ('000)", "'000"],
    ['Cycles (lakh)', 'lakh'],
    ['Tausend Zyklen', 'Tausend'],
    ['Power mio', 'mio'],
    ['Power, a thousand', 'thousand'],
    ['Thousands', 'Thousands'],
    ['Million', 'Million'],
    ['1 millions', 'millions'],
  ];
  test.each(FACTORS)('%j has one', (heading, factor) => {
    expect(isFactor(heading)).toBe(true);
    expect(read(heading).doubtful).toBe(factor);
  });

  test.each([
    'Power x1001',
    'Power x1',
    'Power x-10',
    'Power 1000',
    'Power 110^3',
    'Power 10^n',
    'Power 10⁴',
    'Power atsd',
    'Power tsdx',
    'Power xthousands',
    'Power millionth',
    'Power',
  ])('%j has none', (heading) => {
    expect(isFactor(heading)).toBe(false);
    expect(read(heading).doubtful).toBeUndefined();
  });

  it('is found beside a unit, in brackets, and before what may be an unknown unit', () => {
    expect(read('Mio. kW')).toEqual({ ...NOTHING, title: 'mio.', unit: 'kW', doubtful: 'Mio' });
    expect(read('Power [Tsd. kW]')).toEqual({ ...NOTHING, title: 'power', unknown: 'Tsd. kW', doubtful: 'Tsd' });
    expect(read('Flow (gal/hr)', 'Power x10').doubtful).toBe('x10');
  });
});

describe('several lines above a column', () => {
  it('make one title, and the unit is that of the line closest to the numbers', () => {
    expect(read('Power', '', 'Net [W]')).toEqual({ ...NOTHING, title: 'power net', unit: 'W' });
    expect(read('Power [kW]', 'Net [W]', 'mean')).toEqual({ ...NOTHING, title: 'power net mean', unit: 'W' });
    expect(readHeading([])).toEqual(NOTHING);
  });

  it('say nothing else of a unit where one has it', () => {
    expect(read('Power [abc]', 'Flow (gal/hr)', 'min', 'kW')).toEqual({
      ...NOTHING,
      title: 'power flow (gal/hr) min',
      unit: 'kW',
    });
  });

  it('return the first unknown unit, the first doubtful one, and all texts that may contain one', () => {
    expect(read('Power [abc]', 'P/Pn', 'Flow (gal/hr)', 'Net [def]', 'min')).toEqual({
      ...NOTHING,
      title: 'power p/pn flow (gal/hr) net min',
      unknown: 'abc',
      doubtful: 'P/Pn',
      open: ['P/Pn', 'Flow (gal/hr)', 'min'],
    });
  });

  test.each<[text: string, unit: string | undefined]>([
    ['min', 'min'],
    ['A', 'A'],
    ['in  m/s', 'm/s'],
    ['p.u.', ''],
    ['', undefined],
    ['abc', undefined],
    ['EUR', undefined],
    ['SOC', undefined],
    ['EUR/kWh', 'EUR/kWh'],
    ['inch', 'inch'],
  ])('have the unit %j in a line of units, and no other title', (text, unit) => {
    const cells = [
      { text: 'Power', isUnit: false },
      { text, isUnit: true },
    ];
    expect(readHeading(cells)).toEqual({ ...NOTHING, title: 'power', unit, open: unit === undefined ? ['Power'] : [] });
  });
});

describe('a line of units', () => {
  test.each<[cells: string[], isBelowTitles: boolean, isUnits: boolean]>([
    [['m/s', 'kW'], true, true],
    [['m/s', '', '-'], true, true],
    [['A', 'min'], true, true],
    [['W/m2', 'EUR/kWh', 'knots'], true, true],
    [['W/m2', 'P/Pn'], true, false],
    [['Year', 'Day'], true, false],
    [['A', 'min'], false, false],
    [['A', 'V'], false, false],
    [['A', 'kW'], false, true],
    [['min', 'min'], false, false],
    [['h', 'p.u.'], false, true],
    [['–'], true, true],
    [['Speed', 'kW'], true, false],
    [['Speed', 'Power'], true, false],
    [['', ''], true, false],
    [[], true, false],
  ])('%j, below titles: %j, is one: %j', (cells, isBelowTitles, isUnits) => {
    expect(isUnitLine(cells, { isBelowTitles })).toBe(isUnits);
  });
});
