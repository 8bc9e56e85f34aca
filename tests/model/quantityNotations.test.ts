import { describe, expect, it } from 'vitest';
import { listReadings, readQuantity } from '#model/readQuantity.ts';

const EUR = { currency: 'EUR' };

describe('a number as offers and data sheets write it', () => {
  it.each<[typed: string, unit: string, value: number]>([
    ['- 5 MW', 'kW', -5000],
    ['５ ＭＷ', 'kW', 5000],
    ['3.5 Mio. EUR', '{currency}', 3_500_000],
    ['12 Mio. kWh', 'MWh', 12_000],
    ['100 k EUR', '{currency}', 100_000],
    ['1.2k €/kW', '{currency}/kW', 1200],
    ['€100k', '{currency}', 100_000],
    ['€ 1.5 Mio.', '{currency}', 1_500_000],
    ['100 T€', '{currency}', 100_000],
    ['30 Euro/MWh', '{currency}/MWh', 30],
    ['€ 30 per MWh', '{currency}/MWh', 30],
    ['-€30/MWh', '{currency}/MWh', -30],
    ['EUR30/MWh', '{currency}/MWh', 30],
    ['30 EUR MWh-1', '{currency}/MWh', 30],
    ['1.225 kg m-3', 'kg/m³', 1.225],
    ['25 €/kW-yr', '{currency}/(kW·yr)', 25],
    ['15 min.', 'h', 0.25],
    ['20 ˚C', '°C', 20],
    ['= 2e3 MW', 'kW', 2_000_000],
  ])('%s counts in %s as %d', (typed, unit, value) => {
    expect(readQuantity(typed, { unit, ...EUR })).toEqual({ value });
  });

  it.each<[typed: string, value: number]>([
    ['1,00,000', 100_000],
    ['-12,34,567.5', -1_234_567.5],
    ['- 5', -5],
    ['= 1e3', 1000],
    ['= 2.5e-1 * 4', 1],
  ])('%s has one reading, %d', (typed, value) => {
    expect(readQuantity(typed, {})).toEqual({ value });
  });

  it.each(['= e3', '= 2e', '= 2e3e4', '5 Miox', '1,5 dogs', '-€-30'])('%s is malformed', (typed) => {
    expect(readQuantity(typed, { unit: 'kW' })).toEqual({ problem: 'malformed' });
  });

  it.each(['1,0,000', '100,00,000', '1,00,00'])('%s has misplaced commas', (typed) => {
    expect(readQuantity(typed, { unit: 'kW' })).toEqual({ problem: 'comma' });
    expect(listReadings(typed)).toEqual([]);
  });

  it.each([
    ['€ 0,25/kWh', '0.25 €/kWh'],
    ['-€0,25/kWh', '-0.25 €/kWh'],
    ['0,2 Mio. EUR/kWh', '0.2 Mio. EUR/kWh'],
  ])('%s may mean %s', (typed, offer) => {
    expect(readQuantity(typed, { unit: '{currency}/kWh', ...EUR })).toEqual({ problem: 'comma' });
    expect(listReadings(typed)).toEqual([offer]);
  });

  it('has a unit of another quantity, which a comma does not hide', () => {
    const message = "MWh can't be converted to kW";
    expect(readQuantity('1,5 MWh', { unit: 'kW' })).toEqual({ problem: 'unit', message });
  });
});
