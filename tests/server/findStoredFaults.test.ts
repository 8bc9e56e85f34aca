import { beforeAll, expect, it, test } from 'vitest';
import { makeVersions } from '#fixtures/versionedKind.ts';
import { loadKind } from '#generated/kinds.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { findStoredFaults } from '#server/components/findStoredFaults.ts';
import { createNestedKind } from '../fixtures/nestedKind.ts';
import { createTurbineKind, readTurbine } from '../fixtures/turbineDocuments.ts';

const depot = createNestedKind();
const turbine = createTurbineKind();
let storage: Kind;
beforeAll(async () => {
  storage = await loadKind.thermalstorage();
});
const find = (fields: FieldValues, kind: Kind = storage, kindVersion = 1) =>
  findStoredFaults({ fields, kindVersion }, kind);

const MAST = { type: ['number', 'null'] as ['number', 'null'], title: 'Mast', minimum: 0 };
const [, second] = makeVersions('wind', [
  { properties: { mast: MAST } },
  { properties: { hub: { ...MAST, title: 'Hub' } }, changes: [{ rename: 'mast', to: 'hub' }] },
]);

test('a sound component breaks no rule, also without the fields that its kind has gained since', () => {
  expect(find({ name: 'Tank', volume: 12 })).toEqual([]);
});

test('each broken rule is named with its field, the stored value and what the form says', () => {
  expect(find({ name: 'Tank', volume: 'big', hot_temperature: 20, cold_temperature: 80 })).toEqual([
    { field: 'volume', value: 'big', message: 'Please enter a valid number' },
    { field: 'cold_temperature', value: 80, message: 'Must be below Hot temperature' },
  ]);
});

test('rules inside an object name its path', () => {
  const fields = { name: 'Depot', charging: { power: -3 }, tariff: { type: 'fixed', fee: -1 } };
  const faults = find(fields, depot);
  expect(faults.map(({ field, value }) => [field, value])).toEqual([
    ['charging.power', -3],
    ['tariff.fee', -1],
  ]);
  for (const { message } of faults) expect(message).toBe('Value must be non-negative');
});

test.each([
  [1, { mast: -1 }],
  [2, { hub: -1 }],
])('a component of version %i is judged as one of the present version', (version, fields) => {
  if (!second) throw new Error('there is no second version');
  const faults = find({ name: 'Anemo', ...fields }, second, version);
  expect(faults.map(({ field, value }) => [field, value])).toEqual([['hub', -1]]);
  expect(find({ name: 'Anemo', mast: 1 }, second)).toEqual([]);
});

it('says where the kind is older than the component', () => {
  expect(find({ name: 'Tank', volume: 'big' }, storage, 2)).toEqual([
    {
      field: '',
      value: 2,
      message: 'It was stored in version 2 of the kind, but the kind is at version 1',
    },
  ]);
});

test('documents are judged as they are stored', () => {
  expect(find({ name: 'Anemo', power_curve: readTurbine('generic-120-3') }, turbine)).toEqual([]);
  const [fault, ...others] = find({ name: 'Anemo', power_curve: 'a link' }, turbine);
  expect([fault?.field, fault?.value, others]).toEqual(['power_curve', 'a link', []]);
});
