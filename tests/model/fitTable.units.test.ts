import { describe, expect, it, test } from 'vitest';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { fitTable } from '#model/fitTable.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

const SPEED: CurveAxis = { title: 'Wind speed', unit: 'm/s' };
const POWER: CurveAxis = { title: 'Power', unit: 'kW' };

/** The first value of the second column, and the notes about its unit. */
function read(heading: string, axis = POWER) {
  const table = parseClipboardTable(`Wind speed\t${heading}\n3\t1000\n4\t2000`);
  const { rows, notes } = fitTable(table, [SPEED, axis]);
  return { value: rows[0]?.[1], notes: notes.filter((note) => /unit|Converted/.test(note)) };
}

describe('a unit beside other words of a heading', () => {
  test.each<[heading: string, value: number]>([
    ['Power (MW, net)', 1_000_000],
    ['Power (net, MW)', 1_000_000],
    ['Power [MW; gross]', 1_000_000],
    ['Power (W, net)', 1],
    ['Power MW @ 1.225', 1_000_000],
    ['Power MW @ rho=1.225 kg/m3', 1_000_000],
    ['Power, W at 1.225 kg/m3', 1],
    ['Power, W at 25 °C (net)', 1],
    ['Power, hp', 745.6998715822702],
  ])('%j is understood', (heading, value) => {
    expect(read(heading)).toEqual({ value, notes: [expect.stringMatching(/^Converted from /)] });
  });

  test.each<[heading: string, said: string]>([
    ['Power hp', 'hp'],
    ['Power mW', 'mW'],
    ['Power MW net', 'MW'],
    ['Power (MW net)', 'MW'],
    ['Power (1000 W)', '1000 W'],
    ["Power ('000 W)", "'000 W"],
    ['Power, 1000 W', '1000 W'],
    ['Power (% of rated)', '%'],
    ['Power kWh total', 'kWh'],
  ])('%j is asked for', (heading, said) => {
    expect(read(heading)).toEqual({ value: 1000, notes: [`“${said}” may be the unit: read as kW`] });
  });

  test.each([
    'Power (kW, net)',
    'Power kW at 25 °C',
    'Power (10 min mean)',
    'Power min',
    'Power, Ct corrected',
    'Power at 10 m/s',
    'Power (net)',
    'Power (25 °C)',
    'Power A',
  ])('%j needs no question', (heading) => {
    expect(read(heading)).toEqual({ value: 1000, notes: [] });
  });

  it('is asked for where only the column decides whether it is one', () => {
    const lifetime = { title: 'Time', unit: 'h' };
    expect(read('Time min net', lifetime).notes).toEqual(['“min” may be the unit: read as h']);
    expect(read('Charge (% of capacity)', { title: 'Charge', unit: '%' }).notes).toEqual([]);
    expect(read('Cost (1000 EUR)', { title: 'Cost', unit: '{currency}' }).notes).toEqual([
      '“1000 EUR” may be the unit: read as {currency}',
    ]);
    expect(read('Share (% of all)', { title: 'Share' }).notes).toEqual(['“%” may be the unit: read as a number']);
  });

  test.each(['Wind speed, knots', 'Wind speed kn', 'Wind speed [kn, mean]'])('%j is converted', (heading) => {
    const { rows } = fitTable(parseClipboardTable(`${heading}\tPower\n3600\t0\n7200\t5`), [SPEED, POWER]);
    expect(rows).toEqual([
      [1852, 0],
      [3704, 5],
    ]);
  });
});
