import { describe, expect, it } from 'vitest';
import { draftMeta, NO_META, serverWarning } from '#model/draftMeta.ts';
import type { FieldValue, FieldValues } from '#model/FormDefinition.ts';
import type { ComparedRule, Difference, MetaDifference } from '#model/MetaDifference.ts';

const at = (field: string, difference: Difference): MetaDifference => ({ field, label: 'Label', ...difference });

/** The warning at field `a` of a record, with the server differing in this from the form. */
function warn(difference: Difference, value: FieldValue, values: FieldValues = {}): string | undefined {
  return serverWarning(draftMeta([at('a', difference)]), 'a', value, { a: value, ...values });
}

function createRule(parts: Partial<ComparedRule>): Difference {
  return { code: 'tighterRule', rule: { rule: 'below', field: 'a', otherLabel: 'Other', ...parts } };
}

describe('what a draft takes from the differences', () => {
  it('is empty without differences', () => {
    const nothing = { omitted: new Set(), kept: new Set(), defaults: {}, limits: new Map() };
    expect(draftMeta([])).toEqual(nothing);
    expect(NO_META).toEqual(nothing);
  });

  it('are the fields of one side, apart from each other', () => {
    const { omitted, kept } = draftMeta([at('a', { code: 'onlyInForm' }), at('b', { code: 'onlyOnServer' })]);
    expect([...omitted]).toEqual(['a']);
    expect([...kept]).toEqual(['b']);
  });

  it('are the defaults of the server that the form accepts', () => {
    const { defaults } = draftMeta([
      at('a', { code: 'default', form: 1, server: 2 }),
      at('b', { code: 'refusedDefault', form: 1, server: -2 }),
    ]);
    expect(defaults).toEqual({ a: 2 });
  });

  it.each<Difference>([
    { code: 'looserMinimum', form: { value: 5 }, server: { value: 0 } },
    { code: 'looserMaximum', form: { value: 5 }, server: { value: 9 } },
    { code: 'looserLength', form: 5, server: 9 },
    { code: 'looserLeastLength', form: 5, server: 0 },
    { code: 'looserList', form: 'numbers', server: null },
    { code: 'looserRule', rule: { rule: 'rising', field: 'a', otherLabel: '' } },
    // A pattern of another server may take the browser minutes.
    { code: 'pattern', form: null, server: '^(a+)+$' },
    { code: 'type', form: 'float', server: 'string' },
    { code: 'unit', form: 'm', server: 'ft' },
  ])('is not a limit for $code', (difference) => {
    expect(draftMeta([at('a', difference)]).limits.size).toBe(0);
  });

  it('is every limit and every rule of a field, in the order of the server', () => {
    const rising: ComparedRule = { rule: 'rising', field: 'a', otherLabel: '' };
    const points: ComparedRule = { rule: 'min_points', field: 'a', limit: 3, otherLabel: '' };
    const { limits } = draftMeta([
      at('a', { code: 'tighterLength', form: null, server: 40 }),
      at('a', { code: 'tighterRule', rule: rising }),
      at('a', { code: 'tighterRule', rule: points }),
      at('b', { code: 'tighterMinimum', form: null, server: { value: 1 } }),
    ]);
    expect([...limits]).toEqual([
      ['a', { maxLength: 40, rules: [rising, points] }],
      ['b', { minimum: { value: 1 } }],
    ]);
  });
});

describe('the warning at a field', () => {
  const minimum = (value: number, exclusive?: boolean): Difference => ({
    code: 'tighterMinimum',
    form: null,
    server: exclusive === undefined ? { value } : { value, exclusive },
  });
  const maximum = (value: number, exclusive?: boolean): Difference => ({
    code: 'tighterMaximum',
    form: null,
    server: exclusive === undefined ? { value } : { value, exclusive },
  });
  const choices = (...server: (string | number | boolean)[]): Difference => ({ code: 'choices', form: null, server });

  it.each<[string, Difference, FieldValue, string | undefined]>([
    ['below the minimum', minimum(5), 4.9, 'The server accepts at least 5'],
    ['at the minimum', minimum(5), 5, undefined],
    ['at a minimum that is itself accepted', minimum(5, false), 5, undefined],
    ['at a minimum that is itself refused', minimum(5, true), 5, 'The server accepts only values above 5'],
    ['below a minimum that is itself refused', minimum(5, true), 4, 'The server accepts only values above 5'],
    ['above a minimum that is itself refused', minimum(5, true), 6, undefined],
    ['above the maximum', maximum(5), 5.1, 'The server accepts at most 5'],
    ['at the maximum', maximum(5), 5, undefined],
    ['at a maximum that is itself refused', maximum(5, true), 5, 'The server accepts only values below 5'],
    ['above a maximum that is itself refused', maximum(5, true), 6, 'The server accepts only values below 5'],
    ['below a maximum that is itself refused', maximum(5, true), 4, undefined],
    ['a text where numbers have a minimum', minimum(5), '4', undefined],
    ['a text where numbers have a maximum', maximum(5), '6', undefined],
    [
      'a short text',
      { code: 'tighterLeastLength', form: 1, server: 3 },
      'ab',
      'The server accepts at least 3 characters',
    ],
    ['a text just long enough', { code: 'tighterLeastLength', form: 1, server: 3 }, 'abc', undefined],
    ['a long text', { code: 'tighterLength', form: 50, server: 3 }, 'abcd', 'The server accepts at most 3 characters'],
    ['a text just short enough', { code: 'tighterLength', form: 50, server: 3 }, 'abc', undefined],
    ['characters of two units of UTF-16', { code: 'tighterLength', form: 50, server: 3 }, '🌬🌬🌬', undefined],
    ['a number where texts have a length', { code: 'tighterLength', form: 50, server: 1 }, 1000, undefined],
    [
      'a word in a list of numbers',
      { code: 'tighterList', form: null, server: 'numbers' },
      '1, x',
      'The server accepts only comma-separated numbers',
    ],
    ['numbers in a list of numbers', { code: 'tighterList', form: null, server: 'numbers' }, '1, 200', undefined],
    [
      'a word in a list of percentages',
      { code: 'tighterList', form: null, server: 'percentages' },
      '1, x',
      'The server accepts only comma-separated percentages',
    ],
    [
      'a large number in a list of percentages',
      { code: 'tighterList', form: 'numbers', server: 'percentages' },
      '1, 101',
      'The server accepts only comma-separated percentages',
    ],
    ['percentages', { code: 'tighterList', form: 'numbers', server: 'percentages' }, '1, 100', undefined],
    ['a list of an unknown kind', { code: 'tighterList', form: null, server: 'dates' }, 'x', undefined],
    ['none of the choices', choices('EUR', 'USD'), 'GBP', 'The server accepts only EUR, USD'],
    ['one of the choices', choices('EUR', 'USD'), 'USD', undefined],
    ['a number that is a choice as a text', choices('0', '1'), 1, undefined],
    ['a flag outside the choices', choices(true), false, 'The server accepts only yes'],
    ['any choice where the server states none', { code: 'choices', form: ['a'], server: null }, 'b', undefined],
    [
      'nothing where something is required',
      { code: 'nullable', form: true, server: false },
      null,
      'The server does not accept an empty field',
    ],
    ['nothing where it may be empty', { code: 'nullable', form: false, server: true }, null, undefined],
    ['nothing where there is a minimum', minimum(5), null, undefined],
    [
      'a field that the server does not know',
      { code: 'onlyInForm' },
      1,
      'The server does not know this field, so it is not saved',
    ],
    ['a field without a difference in limits', { code: 'onlyOnServer' }, 1, undefined],
  ])('%s', (_what, difference, value, warning) => {
    expect(warn(difference, value)).toBe(warning);
  });

  it.each<[string, Partial<ComparedRule>, FieldValue, FieldValues]>([
    ['an unknown rule of numbers', { rule: 'twice', other: 'b' }, 6, { b: 5 }],
    ['an unknown rule of lists', { rule: 'falling', other: 'b', limit: 5 }, '2, 1', { b: '1' }],
    ['a rule of numbers at a text', { rule: 'below', other: 'b' }, '6', { b: 5 }],
    ['a rule of lists at a flag', { rule: 'rising' }, true, {}],
    ['a comparison with an empty field', { rule: 'below', other: 'b' }, 6, { b: null }],
    ['a comparison with a field that no record has', { rule: 'at_most', other: 'constructor' }, 6, {}],
    ['a least number of points without the number', { rule: 'min_points' }, '', {}],
  ])('does not come from %s', (_what, rule, value, values) => {
    expect(warn(createRule(rule), value, values)).toBeUndefined();
  });

  it('names a broken limit before a broken rule, and the first of several broken rules', () => {
    const differences = [
      at('a', createRule({ rule: 'at_most', other: 'b' })),
      at('a', createRule({ rule: 'below', other: 'b', otherLabel: 'Height' })),
      at('a', maximum(10)),
    ];
    const meta = draftMeta(differences);
    expect(serverWarning(meta, 'a', 11, { a: 11, b: 5 })).toBe('The server accepts at most 10');
    expect(serverWarning(meta, 'a', 6, { a: 6, b: 5 })).toBe('The server requires a value of at most Other');
    expect(serverWarning(meta, 'a', 5, { a: 5, b: 5 })).toBe('The server requires a value below Height');
  });
});
