import { describe, expect, it } from 'vitest';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';

/** A power curve as a data sheet has it: 150 kW at 4 m/s, 3000 kW from 12 m/s on. */
const SPEEDS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const POWERS = [0, 150, 320, 560, 900, 1350, 1900, 2400, 2800, 3000, 3000];
const WATTS = POWERS.map((power) => power * 1000);

const X = { title: 'Wind speed', unit: 'm/s', minimum: 0 };
const Y = [{ title: 'Power', unit: 'kW', minimum: 0 }];
const BEFORE = { x: [0, 50], y: [[1, 2]] };

function paste(text: string) {
  return pasteIntoCurve({ text, points: BEFORE, x: X, y: Y, fixedX: false, outside: 'hold' });
}

const REORDERED = 'Columns were put in the order of the curve';

const lines = (...columns: (readonly (number | string)[])[]) =>
  (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]).join('\t'));
const block = (heading: string, ...columns: (readonly (number | string)[])[]) =>
  [...(heading === '' ? [] : [heading]), ...lines(...columns)].join('\n');
const german = (values: readonly number[]) => values.map((value) => value.toLocaleString('de-DE'));
const english = (values: readonly number[]) => values.map((value) => value.toLocaleString('en-US'));
const INDEX = SPEEDS.map((_, row) => row + 1);
const DENSITY = SPEEDS.map(() => 1.225);
const THRUST = SPEEDS.map((_, row) => 0.9 - row / 20);

describe('a table of a data sheet', () => {
  it.each<[layout: string, text: string, note?: string]>([
    ['plain', block('', SPEEDS, POWERS)],
    ['with headings', block('Wind speed\tPower', SPEEDS, POWERS)],
    ['with units in brackets', block('v [m/s]\tP [kW]', SPEEDS, POWERS)],
    ['in W', block('Wind speed [m/s]\tPower [W]', SPEEDS, WATTS), 'Converted from W to kW'],
    ['in W, in parentheses', block('Wind speed (m/s)\tPower (W)', SPEEDS, WATTS), 'Converted from W to kW'],
    ['in W, in words', block('Wind speed in m/s\tPower in W', SPEEDS, WATTS), 'Converted from W to kW'],
    [
      'in MW',
      block(
        'v [m/s]\tP [MW]',
        SPEEDS,
        POWERS.map((power) => power / 1000),
      ),
      'Converted from MW to kW',
    ],
    ['with a row of units', block('Wind speed\tPower\nm/s\tW', SPEEDS, WATTS), 'Converted from W to kW'],
    ['with units alone', block('m/s\tW', SPEEDS, WATTS), 'Converted from W to kW'],
    ['with titles that are units elsewhere', block('min\tA', SPEEDS, POWERS)],
    [
      'in km/h',
      block(
        'v [km/h]\tP [kW]',
        SPEEDS.map((speed) => speed * 3.6),
        POWERS,
      ),
      'Converted from km/h to m/s',
    ],
    [
      'with a caption above',
      block('Turbine 3.0-120\nWind speed [m/s]\tPower [W]', SPEEDS, WATTS),
      'Converted from W to kW',
    ],
    ['with power first', block('Power [kW]\tWind speed [m/s]', POWERS, SPEEDS), REORDERED],
    ['with power first, by title', block('Power\tWind speed', POWERS, SPEEDS), REORDERED],
    ['with an index', block('#\tWind speed\tPower', INDEX, SPEEDS, POWERS), 'Columns left out: #'],
    ['with an index, without a title', block('\tv [m/s]\tP [kW]', INDEX, SPEEDS, POWERS), 'Columns left out: 1'],
    [
      'with other columns',
      block('Air density [kg/m³]\tWind speed [m/s]\tThrust [-]\tPower [kW]', DENSITY, SPEEDS, THRUST, POWERS),
      'Columns left out: air density, thrust',
    ],
    [
      'with units in its cells',
      block(
        '',
        SPEEDS.map((speed) => `${speed} m/s`),
        POWERS.map((power) => `${power} kW`),
      ),
    ],
    [
      'with other units in its cells',
      block(
        '',
        SPEEDS,
        WATTS.map((power) => `${power} W`),
      ),
    ],
    ['in W, with commas between thousands', block('v [m/s]\tP [W]', SPEEDS, english(WATTS)), 'Converted from W to kW'],
    ['in W, with dots between thousands', block('v [m/s]\tP [W]', SPEEDS, german(WATTS)), 'Converted from W to kW'],
    [
      'horizontal',
      lines([...SPEEDS], POWERS).length > 0 ? `${SPEEDS.join('\t')}\n${POWERS.join('\t')}` : '',
      'Rows and columns were swapped',
    ],
    [
      'horizontal with labels',
      `Wind speed [m/s]\t${SPEEDS.join('\t')}\nPower [W]\t${WATTS.join('\t')}`,
      'Converted from W to kW',
    ],
    [
      'horizontal with labels and units beside them',
      `Wind speed\tm/s\t${SPEEDS.join('\t')}\nPower\tW\t${WATTS.join('\t')}`,
      'Converted from W to kW',
    ],
    [
      'horizontal with more rows',
      `Wind speed [m/s]\t${SPEEDS.join('\t')}\nThrust [-]\t${THRUST.join('\t')}\nPower [kW]\t${POWERS.join('\t')}`,
      'Columns left out: thrust',
    ],
    [
      'horizontal, separated by semicolons',
      `v [m/s];${SPEEDS.join(';')}\nP [W];${WATTS.join(';')}`,
      'Converted from W to kW',
    ],
    ['as CSV', `wind_speed,power\n${SPEEDS.map((speed, row) => `${speed},${POWERS[row]}`).join('\n')}`],
  ])('%s', (_layout, text, note) => {
    const { points, notes } = paste(text);
    expect(points.x.map((x) => Number(x.toFixed(9)))).toEqual(SPEEDS);
    expect(points.y).toEqual([POWERS]);
    expect(notes).toContain('Pasted 11 points');
    if (note !== undefined) expect(notes).toContain(note);
    else expect(notes.filter((said) => /Converted|Columns|swapped/.test(said))).toEqual([]);
  });

  it.each<[what: string, text: string, reason: string]>([
    ['apparent power', block('v [m/s]\tS [kVA]', SPEEDS, POWERS), 'Nothing was pasted: Power is in kVA, not in kW'],
    ['energy', block('v [m/s]\tE [kWh]', SPEEDS, POWERS), 'Nothing was pasted: Power is in kWh, not in kW'],
    [
      'a speed of turning',
      block('n [1/min]\tP [kW]', SPEEDS, POWERS),
      'Nothing was pasted: Wind speed is in 1/min, not in m/s',
    ],
  ])('that has %s changes nothing, and says why', (_what, text, reason) => {
    const { points, notes } = paste(text);
    expect(points).toBe(BEFORE);
    expect(notes).toContain(reason);
  });

  it('with an unknown unit says how it was read', () => {
    expect(paste(block('v [m/s]\tP [kVolts]', SPEEDS, POWERS)).notes).toContain(
      '“kVolts” is not a known unit: read as kW',
    );
  });

  it('of shares is converted to percent only where it says so', () => {
    const onto = (text: string) =>
      pasteIntoCurve({
        ...{ text, points: BEFORE, fixedX: false, outside: 'hold' },
        ...{ x: { title: 'Load', unit: '%' }, y: [{ title: 'Efficiency', unit: '%' }] },
      }).points;
    expect(onto('Load [-]\tEfficiency [-]\n0.5\t0.25\n1\t0.4')).toEqual({ x: [50, 100], y: [[25, 40]] });
    expect(onto('Load\tEfficiency\n0.5\t0.25\n1\t0.4')).toEqual({ x: [0.5, 1], y: [[0.25, 0.4]] });
    expect(onto('50 %\t25 %\n100 %\t40 %')).toEqual({ x: [50, 100], y: [[25, 40]] });
    expect(onto('Load [-]\tEfficiency [-]\n50 %\t25 %\n1\t0.4')).toEqual({ x: [50, 100], y: [[25, 40]] });
  });

  it('of percent becomes shares', () => {
    const { points } = pasteIntoCurve({
      ...{ text: '1\t25 %\n2\t40 %', points: BEFORE, fixedX: false, outside: 'hold' },
      ...{ x: { title: 'Wind speed', unit: 'm/s' }, y: [{ title: 'Share' }] },
    });
    expect(points.y).toEqual([[0.25, 0.4]]);
  });

  it('has cells in another notation than the rest in the unit of their column, and others in their own', () => {
    const { points } = paste('v [m/s]\tP [W]\n3\t1,500.5\n4\t2,000,000\n5\t3.000.000,5\n6\t4 MW');
    expect(points.y).toEqual([[1.5005, 2000, 3000.0005, 4000]]);
  });

  it('that is one column is converted at the cell where it is pasted', () => {
    const { points, notes } = pasteIntoCurve({
      ...{ text: 'Power [W]\n5000\n6000', points: BEFORE, x: X, y: Y, fixedX: false, outside: 'hold' },
      at: { row: 0, column: 1 },
    });
    expect(points.y).toEqual([[5, 6]]);
    expect(notes).toContain('Converted from W to kW');
  });

  it('onto a numbered curve in W, as row and as column, gives the same', () => {
    const numbered = { x: Array.from({ length: 31 }, (_, speed) => speed), y: [Array.from({ length: 31 }, () => 7)] };
    const onto = (text: string) =>
      pasteIntoCurve({ text, points: numbered, x: X, y: Y, fixedX: true, outside: 'zero' }).points.y;
    const column = onto(block('Wind speed [m/s]\tPower [W]', SPEEDS, WATTS));
    const row = onto(`Wind speed [m/s]\t${SPEEDS.join('\t')}\nPower [W]\t${WATTS.join('\t')}`);
    expect(row).toEqual(column);
    expect(column[0]?.slice(2, 15)).toEqual([0, ...POWERS, 0]);
  });
});
