import { expect, it } from 'vitest';
import { toColumnId } from '#model/imports/toColumnId.ts';

it.each([
  ['Hub height [m]', 'hub_height_m'],
  ['  Power  ', 'power'],
  ['__P__3__', 'p_3'],
  ['Wärmeleistung', 'warmeleistung'],
  ['50 Hz', 'column_50_hz'],
  ['%', 'column'],
  ['', 'column'],
  ['ветер', 'column'],
  ['max', 'max_column'],
  ['Min', 'min_column'],
  ['min_power', 'min_power'],
  ['X', 'x_column'],
  ['log10', 'log10_column'],
  ['integral', 'integral_column'],
])('the heading %j is the word %s', (heading, id) => {
  expect(toColumnId(heading, new Set())).toBe(id);
});

it('headings of one word are counted', () => {
  const taken = new Set(['site', 'site_2']);
  expect(['Site', 'Power', 'Power!', 'Power?', 'max', 'Max'].map((heading) => toColumnId(heading, taken))).toEqual([
    'site_3',
    'power',
    'power_2',
    'power_3',
    'max_column',
    'max_column_2',
  ]);
  expect([...taken].slice(2)).toEqual(['site_3', 'power', 'power_2', 'power_3', 'max_column', 'max_column_2']);
});
