import { describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { changePlan } from '#model/imports/changePlan.ts';
import { EMPTY_PLAN } from '#model/imports/ImportPlan.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import { planUpdate } from '#model/imports/planBody.ts';
import type { Kind } from '#model/Kind.ts';
import { findEmptyObjects, flattenRecord } from '#model/nestedRecord.ts';
import { createNestedKind } from '../../fixtures/nestedKind.ts';
import { createTurbineKind, readTurbine } from '../../fixtures/turbineDocuments.ts';

interface Reread {
  kind: Kind;
  /** The table's values, by field. */
  values: FieldValues;
  /** Now, as the server answers. */
  record: FieldValues;
  /** The table's earlier values, by field. */
  before: FieldValues;
}

/** The request for a component whose values the table changes. */
async function sendUpdate({ kind, values, record, before }: Reread) {
  const { definition } = kind;
  const read = { full: 'A', mark: '', place: { file: 'a.csv', row: 2 }, values, faults: [], notes: [] };
  const sources = Object.keys(values).map((field) => ({ field, page: 'row 2' }));
  const plan = changePlan(EMPTY_PLAN, { type: 'read', rows: [{ ...read, sources }] }, kind);
  const [row] = plan.rows;
  const component = {
    ...{ id: 'a', etag: '"1"', name: 'A', locked: false, entry: 'A', imported: before },
    values: { ...flattenRecord(definition, record), ...findEmptyObjects(definition, record) },
  };
  const { known } = await matchRows(plan.rows, [component], { kind, pause: () => undefined });
  const found = known.get(0);
  if (!row || !found) throw new Error('The row should be known.');
  const table = { set: 'a', source: { title: 'A', licence: '', url: '' }, definition };
  return JSON.parse(JSON.stringify(planUpdate({ ...row, choice: 'table' }, found, table)));
}

describe('what is sent for a known component of a nested kind', () => {
  const depot = { kind: createNestedKind(), record: { name: 'A', tariff: { type: 'flex', price: 2, source: 'EPEX' } } };

  it('has the choice of the case in which a changed value lies', async () => {
    const body = await sendUpdate({
      ...depot,
      values: { 'tariff/=flex/price': 3 },
      before: { 'tariff/=flex/price': 2 },
    });
    expect(body).toMatchObject({
      tariff: { type: 'flex', price: 3 },
      sources: { 'tariff.price': { page: 'row 2' } },
    });
    expect(body.imported).toEqual({ tariff: { type: 'flex', price: 3 } });
    expect(body).not.toHaveProperty('charging');
  });

  it('has a value of the case that the table chooses now', async () => {
    const values = { 'tariff/type': 'fixed', 'tariff/=fixed/price': 0.4 };
    const body = await sendUpdate({ ...depot, values, before: { 'tariff/type': 'flex' } });
    expect(body).toMatchObject({ tariff: { type: 'fixed', price: 0.4 } });
    expect(body.imported).toEqual({ tariff: { type: 'fixed', price: 0.4 } });
  });

  const turbine = createTurbineKind();
  const power_curve = {
    ...readTurbine('generic-120-3'),
    additional: {},
  };
  const RATED = 'power_curve/turbine/rated_power';
  const other = flattenRecord(turbine.definition, { power_curve })[RATED];

  it('has the whole document in which a changed value lies', async () => {
    const record = { name: 'A', description: '', power_curve };
    const body = await sendUpdate({ kind: turbine, values: { [RATED]: 4e6 }, record, before: { [RATED]: other } });
    const changed = structuredClone(power_curve);
    Object.assign(Object(changed).turbine, { rated_power: 4e6 });
    expect(other).not.toBe(4e6);
    expect(body.power_curve).toEqual(changed);
  });

  it('has no document where none of its values is changed', async () => {
    const record = { name: 'A', description: 'Old', power_curve };
    const values = { description: 'New' };
    const body = await sendUpdate({ kind: turbine, values, record, before: { description: 'Old' } });
    expect(body).toMatchObject({ description: 'New', imported: { description: 'New' } });
    expect(body).not.toHaveProperty('power_curve');
    expect(body.imported).not.toHaveProperty('power_curve');
  });
});
