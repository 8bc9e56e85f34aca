import { expect, it } from 'vitest';
import { faultText } from '#model/imports/faults.ts';
import { RowValues } from '#model/imports/RowValues.ts';
import { smallMapping } from './importTable.ts';

/** The value that the column Heat, in W, has for a cell that states its unit. */
function readHeat(text: string, unit: string) {
  const place = { file: 'table.csv', row: 2 };
  const cells = new Map([['Heat', [{ ...place, column: 2, text, unit }]]]);
  const values = new RowValues(smallMapping(), new Map([['main', { place, cells }]]));
  return { heat: values.number('heat'), faults: values.faults.map(faultText) };
}

it.each([
  ['5', 'W', 5],
  ['5', 'kW', 5000],
  ['0.1', 'GW', 100_000_000],
  ['1e-300', 'GW', 1e-291],
])('%s %s counts in the unit of its column', (text, unit, heat) => {
  expect(readHeat(text, unit)).toEqual({ heat, faults: [] });
});

it('a number beyond all numbers in the unit of its column is a fault', () => {
  const { heat, faults } = readHeat('1e308', 'GW');
  expect(heat).toBeNaN();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('"1e308" is not a number.');
});
