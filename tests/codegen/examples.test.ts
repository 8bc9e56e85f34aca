import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { KindFile } from '#codegen/KindFile.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/issueMessage.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { makeKind } from './makeKind.ts';

/** Those whose fields all have defaults; a document can't be guessed. */
const COMPLETE = ['fleet', 'tariff'];

describe.each(COMPLETE)('the example %s', (name) => {
  const { definition, validate } = example(name);
  const said = (changes: FieldValues) =>
    validate(nestRecord(definition, { ...createDefaults(definition), name: 'Site', ...changes })).map((issue) => [
      issue.field,
      issueMessage(issue, definition),
    ]);

  it('has defaults that can be stored', () => {
    expect(said({})).toEqual([]);
  });
});

test('two periods of the tariff that begin at the same hour are reported at the second', () => {
  const { definition, validate } = example('tariff');
  const periods = [
    { from: 0, to: 12, price: 0.2 },
    { from: 0, to: 24, price: 0.3 },
    { from: 12, to: 12, price: 0.3 },
  ];
  const values = { ...createDefaults(definition), name: 'Day and night', periods };
  expect(validate(values).map((issue) => [issue.field, issueMessage(issue, definition)])).toEqual([
    ['periods/2/from', 'Must begin before it ends'],
    ['periods/1/from', 'Another period begins at this hour'],
  ]);
});

test('the fleet asks for what its strategy needs', () => {
  const { definition, validate } = example('fleet');
  const check = (strategy: FieldValues) =>
    validate({ ...nestRecord(definition, { ...createDefaults(definition), name: 'Depot' }), strategy }).map((issue) => [
      issue.field,
      issueMessage(issue, definition),
    ]);
  expect(check({ type: 'uncontrolled', departure_soc: 90 })).toEqual([]);
  expect(check({ type: 'v2g', departure_soc: 50, discharge_power: null, least_soc: 60 })).toEqual([
    ['strategy/discharge_power', 'This field is required'],
    ['strategy/least_soc', 'Must not exceed State of charge at departure'],
  ]);
  expect(check({ type: 'smart', payment: 1 })).toEqual([['strategy/payment', 'Unknown field']]);
});

test('the fleet asks for what it takes on the road only where it takes any', () => {
  const { definition, validate } = example('fleet');
  const check = (changes: FieldValues) =>
    validate(nestRecord(definition, { ...createDefaults(definition), name: 'Depot', ...changes })).map((issue) => [
      issue.field,
      issueMessage(issue, definition),
    ]);
  expect(check({ public_charging: true })).toEqual([
    ['on_the_road/share', 'This field is required'],
    ['on_the_road/price', 'This field is required'],
  ]);
  expect(check({ 'strategy/type': 'v2g', consider_fcr: true })).toEqual([['offered_power', 'This field is required']]);
  expect(check({ consider_fcr: true })).toEqual([]);
});

/** The form of an example kind over the shared fields. */
function example(name: string) {
  const read = (path: string) => JSON.parse(readFileSync(`schemas/${path}`, 'utf8'));
  const file: KindFile = read(`examples/${name}.json`);
  return makeKind(file, { 'common.json': read('common.json') });
}
