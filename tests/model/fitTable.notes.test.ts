import { describe, expect, it } from 'vitest';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { fitTable, listMissing, type TableChoices } from '#model/fitTable.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

const SPEED: CurveAxis = { title: 'Wind speed', unit: 'm/s' };
const POWER: CurveAxis = { title: 'Power', unit: 'kW' };
const ENERGY: CurveAxis = { title: 'Energy', unit: 'kWh' };
const SHARE: CurveAxis = { title: 'Share' };

const parse = (lines: readonly string[]) => parseClipboardTable(lines.join('\n'));

function read(lines: readonly string[], axes: readonly CurveAxis[] = [SPEED, POWER], choices?: TableChoices) {
  const { rows, notes, layout } = fitTable(parse(lines), axes, choices);
  return { second: rows.map((row) => row[1]), notes, units: layout.used.map(({ unit }) => unit) };
}

describe('the unit that the first number of a column has', () => {
  const APPLIED = ['The unit of “5 MW” was applied to its column', 'Converted from MW to kW'];

  it.each<[cells: string[], second: (number | undefined)[], isApplied: boolean]>([
    [['5 MW', '6'], [5000, 6000], true],
    [['5 MW', '-6', '+7', '66'], [5000, -6000, 7000, 66_000], true],
    [['', '5 MW', '6'], [undefined, 5000, 6000], true],
    [['5 MW', '', '6'], [5000, undefined, 6000], true],
    [['5 MW', '6 MW'], [5000, 6000], false],
    [['5 MW', '6', '7 MW'], [5000, 6, 7000], false],
    [['5 MW', 'x'], [5000, undefined], false],
    [['5 MW', 'x 6'], [5000, undefined], false],
    [['5 MW', '6 x'], [5000, undefined], false],
    [['5 MW'], [5000], false],
    [['5 MW', ''], [5000], false],
    [['5 kW', '6'], [5, 6], false],
    [['5 m', '6'], [undefined, 6], false],
    [['5', '6'], [5, 6], false],
  ])('is that of all numbers below, in %j: %j', (cells, second, isApplied) => {
    const found = read(['v\tPower', ...cells.map((text, index) => `${index + 3}\t${text}`)]);
    expect(found.second.slice(0, second.length)).toEqual(second);
    expect(found.notes).toEqual(isApplied ? APPLIED : []);
    expect(found.units).toEqual(['m/s', isApplied ? 'MW' : 'kW']);
  });

  it('is its own alone below a heading with a unit, below a chosen unit, and among fractions', () => {
    const lines = ['3\t5 MW', '4\t6'];
    expect(read(['v\tPower [kW]', ...lines])).toMatchObject({ second: [5000, 6], notes: [] });
    expect(read(['v\tPower', ...lines], [SPEED, POWER], { units: [undefined, 'W'] })).toEqual({
      ...{ second: [5000, 0.006], notes: ['Converted from W to kW'], units: ['m/s', 'W'] },
    });
    expect(read(['v\tShare', '3\t50 %', '4\t6'], [SPEED, SHARE])).toMatchObject({ second: [0.5, 6], notes: [] });
  });

  it('is not looked for in a column of no axis', () => {
    expect(read(['v\tPower', '3\t5 MW', '4\t6'], [SPEED], { columns: [0, 1] })).toEqual({
      ...{ second: [undefined, 6], notes: [], units: ['m/s'] },
    });
  });
});

describe('several titles above one column', () => {
  const SEVERAL = 'may be the titles of several columns: read as one';

  it.each<[titles: string[], label: string | undefined]>([
    [['Speed [m/s]', 'Power [kW]'], '“Speed [m/s] Power [kW]”'],
    [['Power [kW]'], undefined],
    [['Speed [m/s]', 'Power'], undefined],
    [['Speed', 'Power [kW]'], undefined],
    [['Speed', 'Power'], undefined],
    [['Speed [m/s]', '[kW]'], undefined],
    [['[m/s]', 'Power [kW]'], undefined],
    [['Speed [m/s]\t', 'Power [kW]\t'], undefined],
  ])('%j are noted where each has a unit: %s', (titles, label) => {
    const numbers = titles[0]?.endsWith('\t') ? ['5\t6', '6\t7'] : ['5', '6'];
    const { notes } = read([...titles, ...numbers], [POWER]);
    const isNoted = (note: string) => note.endsWith(SEVERAL);
    expect(notes.filter(isNoted)).toEqual(label === undefined ? [] : [`${label} ${SEVERAL}`]);
  });

  it('are noted before anything else', () => {
    expect(read(['Speed [m/s]', 'Power [kW]', '5', '6'], [SPEED, POWER]).notes).toEqual([
      `“Speed [m/s] Power [kW]” ${SEVERAL}`,
      'No title matches an axis: columns were used in their order',
    ]);
  });
});

describe('a unit in the caption of a block', () => {
  const lines = ['v\tP', '3\t5', '4\t6'];
  const asked = (unit: string, axis = 'kW') => [`“${unit}” may be the unit: read as ${axis}`];

  it.each<[caption: string, notes: string[]]>([
    ['Power curve in MW', asked('MW')],
    ['Power curve (MW net)', asked('MW')],
    ['Power curve 1000 kW net', []],
    ['Power curve kW net', []],
    ['Power curve in kW', []],
    ['Power curve MW or kW net', []],
    ['Power curve MW or GW net', asked('MW')],
    ['Power curve V net', []],
    ['Power curve [-]', []],
    ['Power curve', []],
  ])('%j is asked for', (caption, notes) => {
    expect(read([caption, ...lines]).notes).toEqual(notes);
  });

  it('is asked for each axis that it suits and whose column has no unit', () => {
    expect(read(['Share in %', 'v\tShare', '3\t5', '4\t6'], [SPEED, SHARE]).notes).toEqual(asked('%', 'a number'));
    expect(read(['Curve km/h, MW net', ...lines]).notes).toEqual([...asked('km/h', 'm/s'), ...asked('MW')]);
    expect(read(['Power curve in MW', 'v [m/s]\tP [kW]', '3\t5', '4\t6']).notes).toEqual([]);
    expect(read(['Power curve in MW', ...lines], [SPEED, POWER], { units: ['m/s', 'kW'] }).notes).toEqual([]);
    expect(read(['Power curve in MW', ...lines], [SPEED, POWER], { units: ['m/s'] }).notes).toEqual(asked('MW'));
  });

  it('is asked for where rows and columns are swapped', () => {
    expect(read(['Power curve in MW', 'v\t3\t4\t5', 'P\t3\t4\t5']).notes).toEqual([
      'Rows and columns were swapped',
      ...asked('MW'),
    ]);
    expect(read(['Power curve\tin MW', 'v\t3\t4\t5', 'P\t3\t4\t5'], [SPEED, POWER], { isTurned: true }).notes).toEqual([
      'Rows and columns were swapped',
      ...asked('MW'),
    ]);
  });
});

describe('the axes without a column', () => {
  it.each<[titles: string, missing: string[]]>([
    ['Power\tWind speed', ['Energy']],
    ['Wind speed\tEnergy', ['Power']],
    ['Power\tEnergy', ['Wind speed']],
    ['Wind speed\tPower', []],
    ['Energy\tFoo', []],
    ['Energy\tPower\tWind speed', []],
    ['Foo\tBar', []],
  ])('are missing where the titles are those of others, in another order: %j', (titles, missing) => {
    const numbers = titles.split('\t').map((_, index) => index + 3);
    const table = parse([titles, numbers.join('\t'), numbers.map((number) => number + 9).join('\t')]);
    expect(listMissing(table, [SPEED, POWER, ENERGY]).map(({ title }) => title)).toEqual(missing);
  });

  it('are missing beside a single column that is not the first', () => {
    const axes = [SPEED, POWER, ENERGY];
    expect(listMissing(parse(['Power', '3', '5']), axes)).toEqual([SPEED, ENERGY]);
    expect(listMissing(parse(['Wind speed', '3', '5']), axes)).toEqual([]);
    expect(listMissing(parse(['Power\tFoo\tBar', '3\t4\t5', '5\t6\t7']), [SPEED, POWER])).toEqual([]);
  });
});
