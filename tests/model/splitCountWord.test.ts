import { expect, it } from 'vitest';
import { splitCountWord } from '#model/splitCountWord.ts';

it.each<[text: string, factor: bigint, unit: string]>([
  ['k', 1000n, ''],
  ['M', 1_000_000n, ''],
  ['k EUR', 1000n, 'EUR'],
  ['k €/kW', 1000n, '€/kW'],
  ['M Euro', 1_000_000n, 'Euro'],
  ['Tsd.', 1000n, ''],
  ['Tsd. EUR', 1000n, 'EUR'],
  ['Mio.EUR', 1_000_000n, 'EUR'],
  ['mio kWh/yr', 1_000_000n, 'kWh/yr'],
  ['Mrd. €', 1_000_000_000n, '€'],
  ['lakh', 100_000n, ''],
  ['crores', 10_000_000n, ''],
])('%s is a count', (text, factor, unit) => {
  expect(splitCountWord(text)).toEqual({ factor: { numerator: factor, denominator: 1n }, unit });
});

it.each([
  '',
  'kW',
  'k W',
  'K',
  'm',
  'M W',
  'EUR',
  'Miox',
  'xMio',
  'billion',
  'mn',
  'k EURO5',
  'kEUR',
  '. EUR',
  'constructor',
])('%j is not a count', (text) => {
  expect(splitCountWord(text)).toBeUndefined();
});
