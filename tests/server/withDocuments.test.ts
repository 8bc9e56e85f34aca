import { expect, it } from 'vitest';
import { withDocuments } from '#server/components/withDocuments.ts';
import { DEPOT } from '../fixtures/nestedKind.ts';
import { createTurbineKind, readTurbine } from '../fixtures/turbineDocuments.ts';

const { definition } = createTurbineKind();
const document = readTurbine('generic-120-3');
const record = { name: 'Anemo', power_curve: { without: 'empty values' } };

it('takes the documents of the other record as they are, and nothing else', () => {
  const from = { name: 'Other', hub_height: 80, power_curve: document };
  expect(withDocuments(definition, record, from)).toEqual({ name: 'Anemo', power_curve: document });
});

it.each([[null], ['a link'], [{}]])('takes any value in place of a document: %j', (power_curve) => {
  expect(withDocuments(definition, { name: 'Anemo' }, { power_curve })).toEqual({ name: 'Anemo', power_curve });
});

it.each([[undefined], [{}], [{ name: 'Other', hub_height: 80 }]])(
  'leaves the record without documents in %j',
  (from) => {
    expect(withDocuments(definition, record, from)).toBe(record);
  },
);

it('leaves records of kinds that have no documents', () => {
  const depot = { name: 'Depot' };
  expect(withDocuments(DEPOT, depot, { name: 'Other', charging: { power: 3 }, power_curve: document })).toBe(depot);
});
