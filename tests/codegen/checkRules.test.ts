import { expect, it } from 'vitest';
import { checkRules } from '#codegen/checkRules.ts';
import type { FieldSchema, RuleSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const number = (unit?: string): FieldSchema => ({
  ...{ type: 'number', title: 'Number' },
  ...(unit === undefined ? {} : { 'x-unit': unit }),
});

const PROPERTIES: Record<string, FieldSchema> = {
  ...{ low: number(), high: number(), kw: number('kW'), kilowatt: number('kW'), mw: number('MW'), hours: number('h') },
  ...{ faulty: number('furlong//'), whole: { type: 'integer', title: 'Whole' }, untyped: { title: 'Untyped' } },
  ...{ flux: number('kW/(m·s)'), flux_2: number('kW/m/s') },
  maker: { type: 'string', title: 'Maker' },
  charging: { type: 'object', title: 'Charging', properties: { from: number(), to: number() } },
};

function check(...rules: RuleSchema[]) {
  const kind = mergedKind({ properties: PROPERTIES, 'x-rules': rules });
  return { kind, problems: checkRules(kind, kind) };
}

const texts = (...rules: RuleSchema[]) => toTexts(check(...rules).problems);

it.each<[rules: RuleSchema[]]>([
  [[{ field: 'low', below: 'high' }]],
  [[{ field: 'low', atMost: 'whole' }]],
  [[{ field: 'low', below: 'untyped' }]],
  [[{ field: 'kw', below: 'kilowatt' }]],
  [[{ field: 'kw', below: 'low' }]],
  [[{ field: 'low', below: 'kw' }]],
  [[{ field: 'kw', below: 'faulty' }]],
  [[{ field: 'faulty', below: 'kw' }]],
  [[{ field: 'flux', below: 'flux_2' }]],
  [
    [
      { field: 'low', below: 'high' },
      { field: 'high', below: 'whole' },
    ],
  ],
  [
    [
      { field: 'low', atMost: 'high' },
      { field: 'high', atMost: 'low' },
    ],
  ],
  ...[
    [
      { field: 'low', below: 'high' },
      { field: 'low', below: 'whole' },
    ],
    [
      { field: 'low', below: 'high' },
      { field: 'whole', below: 'high' },
    ],
    [
      { field: 'whole', below: 'low' },
      { field: 'low', below: 'high' },
    ],
  ].map((rules): [RuleSchema[]] => [rules]),
])('the rules %j are fine', (rules) => {
  expect(texts(...rules)).toEqual([]);
});

it.each<[rules: RuleSchema[], problem: string]>([
  [[{ field: 'lou', below: 'high' }], 'the rule names a field "lou" that does not exist. Did you mean "low"?'],
  [[{ field: 'low', below: 'hihg' }], 'the rule names a field "hihg" that does not exist. Did you mean "high"?'],
  [[{ field: 'low', atMost: 'nothing_like_it' }], 'the rule names a field "nothing_like_it" that does not exist.'],
  [
    [{ field: 'maker', below: 'low' }],
    'the rule compares numbers, but "maker" is a text field, so it would never apply.',
  ],
  [[{ field: 'low', below: 'low' }], 'the rule compares "low" with itself. Name another field.'],
  [
    [{ field: 'kw', below: 'mw' }],
    '"kw" is in kW and "mw" in MW, but a rule compares only the numbers. Write it as an entry of "x-checks", which converts units.',
  ],
  [
    [
      { field: 'low', below: 'high' },
      { field: 'high', atMost: 'low' },
    ],
    'an earlier rule says the opposite of "high" and "low", so no values satisfy both. Remove one of the two.',
  ],
  [
    [
      { field: 'low', atMost: 'high' },
      { field: 'high', below: 'low' },
    ],
    'an earlier rule says the opposite of "high" and "low", so no values satisfy both. Remove one of the two.',
  ],
  [
    [
      { field: 'low', below: 'high' },
      { field: 'low', atMost: 'high' },
    ],
    '"low" and "high" are compared by an earlier rule already. Remove one of the two.',
  ],
])('the rules %j are reported', (rules, problem) => {
  expect(texts(...rules)).toEqual([problem]);
});

it('a rule that is repeated is a warning, and others are errors', () => {
  const rule = { field: 'low', below: 'high' };
  expect(check(rule, rule).problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(check(rule, { field: 'high', below: 'low' }).problems.map(({ severity }) => severity)).toEqual([undefined]);
});

it.each<[rule: RuleSchema, word: string]>([
  [{ field: 'lou', below: 'high' }, 'field'],
  [{ field: 'low', below: 'low' }, 'below'],
  [{ field: 'low', atMost: 'low' }, 'atMost'],
])('a problem of %j is at "%s"', (rule, word) => {
  const { kind, problems } = check({ field: 'kw', below: 'kilowatt' }, rule);
  expect(problems).toMatchObject([kind.source.placeAt(['x-rules', 1, word])]);
});

it('both fields of a rule may be faulty', () => {
  expect(texts({ field: 'maker', below: 'other_thing' })).toHaveLength(2);
});

it('a field that cannot be resolved is reported elsewhere', () => {
  const { kind } = check({ field: 'maker', below: 'low' });
  kind.unresolved.add('maker');
  expect(checkRules(kind, kind)).toEqual([]);
});

it.each([
  ['charging/from', 'charging/to', []],
  ['charging/from', 'low', ['a rule compares two fields of the same object. Write it as an entry of "x-checks".']],
  ['charging/from', 'charging/too', ['the rule names a field "too" that does not exist. Did you mean "to"?']],
  ['charging/from', 'charging/hihg', ['the rule names a field "hihg" that does not exist.']],
  ['charging/from', 'charging/from', ['the rule compares "from" with itself. Name another field.']],
])('a rule of an object compares "%s" with "%s"', (field, below, problems) => {
  const { kind } = check();
  kind.rules.push({ schema: { field, below }, origin: { source: kind.source, path: [] } });
  expect(toTexts(checkRules(kind, kind))).toEqual(problems);
});

it('a field of a case may be compared with those of its object', () => {
  const { kind } = check();
  for (const name of ['tariff/low', 'tariff/=fixed/high', 'tariff/=fixed/site/high'])
    kind.fields.set(name, { schema: number(), origin: { source: kind.source, path: [] } });
  const compare = (below: string) => {
    kind.rules = [{ schema: { field: 'tariff/low', below }, origin: { source: kind.source, path: [] } }];
    return checkRules(kind, kind).length;
  };
  expect([compare('tariff/=fixed/high'), compare('tariff/=fixed/site/high')]).toEqual([0, 1]);
});
