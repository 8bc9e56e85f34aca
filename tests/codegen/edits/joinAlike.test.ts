import { expect, it } from 'vitest';
import { joinAlike } from '#codegen/edits/joinAlike.ts';
import type { Finding } from '#codegen/Finding.ts';

const finding = (message: string, file = 'schemas/common.json'): Finding => ({
  ...{ file, line: 3, column: 1, rule: 'edit/field.minimum' },
  message,
});

const join = (...found: [string, Finding[]][]) => joinAlike(found).map(({ message }) => message);

it('a finding of one kind begins with its name', () => {
  expect(join(['wind', [finding('.power "minimum" is 1')]], ['gas', []])).toEqual(['wind.power "minimum" is 1']);
  expect(joinAlike([['wind', [finding('.power')]]])).toEqual([finding('wind.power')]);
});

it('a finding in several kinds is reported once, with their number', () => {
  const same = finding('.power "minimum" is 1; it was 0');
  expect(join(['wind', [same]], ['gas', [same]])).toEqual(['power of wind and 1 more kind "minimum" is 1; it was 0']);
  expect(join(['wind', [same]], ['gas', [same]], ['coal', [same]])).toEqual([
    'power of wind and 2 more kinds "minimum" is 1; it was 0',
  ]);
});

it('a finding about a whole kind or a rule names the kinds first', () => {
  const rule = finding(": the rule 'a below b' was added");
  expect(join(['wind', [rule]], ['gas', [rule]])).toEqual(["wind and 1 more kind: the rule 'a below b' was added"]);
});

it('findings that differ in anything are reported separately, in order', () => {
  const [common, own] = [finding('.power is new'), finding('.power is new', 'schemas/kinds/gas.json')];
  expect(join(['wind', [common, finding('.hub is new')]], ['gas', [common, own]])).toEqual([
    'power of wind and 1 more kind is new',
    'wind.hub is new',
    'gas.power is new',
  ]);
});
