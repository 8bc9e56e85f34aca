import { expect, it } from 'vitest';
import { splitPercent } from '#model/imports/splitPercent.ts';

it.each([
  ['95 %', '95'],
  ['95%', '95'],
  ['95.5 %  ', '95.5'],
  ['-2,5 %', '-2,5'],
  ['95. %', '95.'],
  ['about 95\u00A0%', 'about 95'],
])('%j is the number %j in percent', (text, number) => {
  expect(splitPercent(text)).toEqual({ number, unit: '%' });
});

it.each(['95', '', '%', ' %', '95 % of 12', '95 %%', '5 % 6 %', 'n/a %', '95.. %', '95\t%x'])(
  '%j is not a number in percent',
  (text) => {
    expect(splitPercent(text)).toEqual({ number: text });
  },
);
