import { describe, expect, it } from 'vitest';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { getCurrentFields, getFields, getObsoleteFields, toRecord } from '#server/components/toRecord.ts';
import { createFields, DEPOT } from '../fixtures/nestedKind.ts';
import { createTurbineKind } from '../fixtures/turbineDocuments.ts';

const { objects: _, ...PLAIN } = DEPOT;
const PUMP: FormDefinition = {
  ...PLAIN,
  fields: createFields({
    name: { type: 'text', required: true },
    power: { renamedFrom: ['strength', 'force'], default: 5 },
    lift: { default: 9 },
    id: { type: 'text', system: true },
    rows: {
      type: 'rows',
      table: {
        row: 'row',
        least: 0,
        most: 9,
        fields: createFields({ from: { renamedFrom: ['start'] }, price: { default: 1 } }),
      },
    },
  }),
};

describe('the fields of a stored component', () => {
  it.each<[what: string, stored: FieldValues, power: unknown]>([
    ['its own name', { power: 1, strength: 2, force: 3 }, 1],
    ['its former name', { strength: 2, force: 3 }, 2],
    ['the name before that', { force: 3 }, 3],
    ['no name, and then have their default', {}, 5],
    ['its own name, even if it is empty', { power: null, strength: 2 }, null],
  ])('are found under %s', (_what, stored, power) => {
    expect(getCurrentFields({ name: 'A', rows: [], ...stored }, PUMP)).toEqual({ name: 'A', power, lift: 9, rows: [] });
  });

  it('leave out those of the server, and keep those that the kind no longer has', () => {
    const stored = { name: 'A', id: 'x', gone: 1, force: 3, rows: [] };
    expect(getFields(stored, PUMP)).toEqual({ name: 'A', power: 3, lift: 9, rows: [], id: 'x', gone: 1 });
    expect(getObsoleteFields(stored, PUMP)).toEqual({ id: 'x', gone: 1 });
  });

  it('have in their tables the columns of today, and those of before only where these are wanted', () => {
    const stored = {
      name: 'A',
      rows: [
        { start: 3, note: 'x' },
        { from: 4, price: 2 },
      ],
    };
    const rows = [
      { from: 3, price: 1 },
      { from: 4, price: 2 },
    ];
    expect(getCurrentFields(stored, PUMP).rows).toEqual(rows);
    expect(getFields(stored, PUMP).rows).toEqual([{ ...rows[0], note: 'x' }, rows[1]]);
  });

  it('that an object has taken the name of are dropped', () => {
    expect(getObsoleteFields({ name: 'A', charging: 7, gone: 1 }, DEPOT)).toEqual({ gone: 1 });
  });

  it('are found without the case of a variant that they have left', () => {
    const definition: FormDefinition = {
      ...DEPOT,
      objects: { tariff: { title: 'Tariff' } },
      fields: createFields({ 'tariff/surcharge': { renamedFrom: ['tariff/=flex/price'] } }),
    };
    const tariff = { type: 'flex', price: 3 };
    expect(getCurrentFields({ name: 'A', tariff }, DEPOT)['tariff/=flex/price']).toBe(3);
    expect(getCurrentFields({ name: 'A', tariff }, definition)['tariff/surcharge']).toBe(3);
  });
});

describe('documents', () => {
  const { definition } = createTurbineKind();
  const parts = Object.keys(definition.fields).filter((name) => name.startsWith('power_curve/'));

  it('stay as they were stored, without what their kind has gained since', () => {
    const power_curve = { turbine: { model_name: 'Anemo' } };
    const fields = getCurrentFields({ name: 'A', power_curve }, definition);
    for (const name of parts)
      expect(fields[name]).toBe(name === 'power_curve/turbine/model_name' ? 'Anemo' : undefined);
  });

  it('leave the other fields their defaults', () => {
    const others = Object.values(definition.fields).filter(
      ({ name, system, default: preset }) => !name.startsWith('power_curve') && !system && preset !== undefined,
    );
    expect(others.length).toBeGreaterThan(0);
    for (const stored of [{ name: 'A', power_curve: {} }, { name: 'A' }]) {
      const fields = getCurrentFields(stored, definition);
      for (const { name, default: preset } of others) expect(fields[name]).toEqual(preset);
    }
  });
});

it('a component is answered with its fields, its provenance and what the server knows of it', () => {
  const component = {
    ...{ id: 'a', ownerId: 'o', subclass: 'depot', isTemplate: true, name: 'A', locked: false, revision: 3 },
    ...{ createdAt: '2026-05-01', updatedAt: '2026-05-02', kindVersion: 1 },
    fields: { name: 'A', 'tariff/type': 'fixed', gone: 1 },
    sources: { gone: { source: 'Sheet' } },
    origin: undefined,
  };
  const record = toRecord(component, DEPOT);
  expect(record).toMatchObject({
    ...{ id: 'a', subclass: 'depot', is_template: true, created_at: '2026-05-01', updated_at: '2026-05-02' },
    ...{ name: 'A', gone: 1, tariff: { type: 'fixed', price: 0.3 }, sources: { gone: { source: 'Sheet' } } },
  });
  for (const name of ['origin', 'kind_version', 'ownerId']) expect(record).not.toHaveProperty(name);
  expect(toRecord(component, { ...DEPOT, kindVersion: 2 })).toHaveProperty('kind_version', 2);
});
