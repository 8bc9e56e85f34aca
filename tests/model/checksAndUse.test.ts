import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculate as c } from '#model/calculate.ts';
import { checkedFields, checkedValidator } from '#model/checkedValidator.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { crossWarnings } from '#model/crossWarnings.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { isBroken } from '#model/isBroken.ts';
import type { Kind, KindCheck } from '#model/Kind.ts';
import { RecordReader } from '#model/RecordReader.ts';
import { unusedFields } from '#model/unusedFields.ts';
import { getKind } from './loadedKinds.ts';

const plain = getKind('basicstorage');
const ERROR = 'More energy than the building bears';
const SMALL: KindCheck = {
  error: ERROR,
  at: ['capacity', 'dod'],
  reads: ['capacity', 'c'],
  require: (r) => c.isBelow(r.number('capacity') * r.number('c'), 1000),
};
const WHEN: KindCheck = {
  error: 'Too much',
  at: ['c'],
  reads: ['allow_res_charge_only', 'c'],
  when: (r) => r.flag('allow_res_charge_only'),
  require: (r) => c.isBelow(r.number('c'), 2),
};
const WARNS: KindCheck = { warn: 'Odd', at: ['c'], reads: ['c'], require: (r) => c.isBelow(r.number('c'), 1.5) };
const kind: Kind = {
  ...plain,
  checks: [SMALL, WARNS, WHEN],
  validate: checkedValidator(plain.validate, () => kind),
};
const defaults = { ...createDefaults(kind.definition), name: 'Rig' };

function openDraft(values: FieldValues = {}): DraftStore {
  return new DraftStore({ kind, mode: 'edit', values: { ...defaults, ...values } });
}

describe('a check that is an error', () => {
  it('makes an issue at each of its fields, with what it compares', () => {
    const params = { message: ERROR, reads: ['capacity', 'c'] };
    expect(kind.validate({ ...defaults, capacity: 1000 })).toEqual([
      { field: 'capacity', code: 'check', params },
      { field: 'dod', code: 'check', params },
    ]);
    expect(kind.validate({ ...defaults, capacity: 999 })).toEqual([]);
  });

  it('applies only where its condition holds', () => {
    expect(kind.validate({ ...defaults, c: 3 })).toEqual([]);
    expect(kind.validate({ ...defaults, c: 3, allow_res_charge_only: true })).toMatchObject([{ field: 'c' }]);
  });

  it('does not apply to values that are empty or break another rule', () => {
    expect(kind.validate({ ...defaults, capacity: null })).toEqual([]);
    expect(kind.validate({ ...defaults, capacity: -1e6, c: -1 }).map(({ code }) => code)).toEqual([
      'minimum',
      'minimum',
    ]);
  });

  it('is not a warning, and a warning is not an error', () => {
    expect(crossWarnings(kind, { ...defaults, capacity: 1e6 })).toEqual(new Map());
    expect(crossWarnings(kind, { ...defaults, c: 1.6 }).get('c')).toBe('Odd');
    expect(kind.validate({ ...defaults, c: 1.6 })).toEqual([]);
  });

  it('blocks saving, and is shown once one of the fields that it compares was changed', () => {
    const store = openDraft();
    store.type('c', '2000');
    store.validateNow();
    expect(store.snapshot('capacity').shownError).toBe(ERROR);
    expect(store.snapshot('c').shownError).toBeUndefined();
    expect(store.form().errors).toEqual([
      { field: 'capacity', message: ERROR },
      { field: 'dod', message: ERROR },
    ]);
    store.undo();
    expect(store.form().errors).toEqual([]);
  });

  it('is not shown before anything was changed', () => {
    const store = openDraft({ capacity: 5000 });
    expect(store.snapshot('capacity')).toMatchObject({ error: ERROR, shownError: undefined });
    store.type('one_time_invest', '3');
    store.validateNow();
    expect(store.snapshot('capacity').shownError).toBeUndefined();
  });

  it('names its fields, which no other issue does', () => {
    const issue = { field: 'c', params: { reads: ['c'] } };
    expect(checkedFields({ ...issue, code: 'check' })).toEqual(['c']);
    expect(checkedFields({ ...issue, code: 'minimum' })).toEqual([]);
    expect(checkedFields({ field: 'c', code: 'check', params: {} })).toEqual([]);
  });
});

test('a kind without checks has no further issues', () => {
  expect(checkedValidator(plain.validate, () => ({ definition: plain.definition }))(defaults)).toEqual([]);
});

test.each([
  [undefined, false, true],
  [undefined, true, false],
  [undefined, undefined, false],
  [true, false, true],
  [false, false, false],
  [undefined, false, true],
] as const)('a check with the condition %s that is %s is broken: %s', (when, require, broken) => {
  const record = new RecordReader(plain.definition, {});
  const check = { require: () => require, ...(when === undefined ? {} : { when: () => when }) };
  expect(isBroken(check, record)).toBe(broken);
  expect(isBroken({ require: () => false, when: () => undefined }, record)).toBe(false);
});

test('form and server judge random records alike, as both call one function', () => {
  const number = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -2, max: 2000 }),
    fc.double({ min: 0, max: 4, noNaN: true }),
  );
  fc.assert(
    fc.property(number, number, fc.boolean(), (capacity, rate, flag) => {
      const values = { ...defaults, capacity, c: rate, allow_res_charge_only: flag };
      const inForm = openDraft(values)
        .form()
        .errors.map(({ field }) => field);
      const inServer = new Set(kind.validate(values).map(({ field }) => field));
      expect(new Set(inForm)).toEqual(inServer);
    }),
    { numRuns: 300 },
  );
});

describe('a field that has no effect', () => {
  const market = getKind('market');
  const fields = { ...createDefaults(market.definition), name: 'Rig' };

  test.each<[FieldValues, string[]]>([
    [{ number_of_outages_per_year: 2 }, []],
    [{}, ['average_outage_duration_minutes', 'costs_per_kwh_outage', 'critical_load']],
    [{ number_of_outages_per_year: null }, []],
    [{ number_of_outages_per_year: 2, consider_intraday: false }, ['foresight_intraday']],
    [{ number_of_outages_per_year: 2, consider_primary_reserve: false }, ['foresight_primary_reserve']],
  ])('is known: %j', (changes, unused) => {
    expect([...unusedFields(market, { ...fields, ...changes })].toSorted()).toEqual(unused.toSorted());
  });

  it('stays in use where the condition is at fault', () => {
    const faulty = new Map([['number_of_outages_per_year', 'wrong']]);
    expect([...unusedFields(market, fields, faulty)]).toEqual([]);
    expect([...unusedFields(plain, defaults)]).toEqual([]);
  });

  it('is marked when the draft is checked, and is still edited and sent', () => {
    const store = new DraftStore({ kind: market, mode: 'edit', values: fields });
    expect(store.snapshot('critical_load').unused).toBe(true);
    store.type('critical_load', '7');
    store.type('number_of_outages_per_year', '1');
    store.validateNow();
    expect(store.snapshot('critical_load')).toMatchObject({ unused: false, changed: true });
    store.type('number_of_outages_per_year', '0');
    store.validateNow();
    expect(store.snapshot('critical_load').unused).toBe(true);
    expect(store.payload()).toMatchObject({ critical_load: 7, number_of_outages_per_year: 0 });
  });
});
