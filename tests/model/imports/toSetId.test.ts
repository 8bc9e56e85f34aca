import { expect, it } from 'vitest';
import { toSetId } from '#model/imports/toSetId.ts';

it.each([
  ['heat pumps 2030', 'heat_pumps_2030'],
  ['Wärmepumpen', 'warmepumpen'],
  ['cec_inverters', 'cec_inverters_2'],
  ['ветер', 'table_05jgvct'],
  ['风电', 'table_1k152hh'],
  ['Größen', expect.stringMatching(/^gro_en_[0-9a-z]{7}$/)],
])('the set of %s is %s, also when it is read again', (title, id) => {
  expect(toSetId(title, ['cec_inverters'])).toEqual(id);
});

it('names of other letters are other sets', () => {
  expect(toSetId('ветер')).not.toBe(toSetId('ротор'));
});
