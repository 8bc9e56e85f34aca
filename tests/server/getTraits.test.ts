import { expect, it, test } from 'vitest';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { getTraits } from '#server/components/getTraits.ts';
import { createFields, DEPOT } from '../fixtures/nestedKind.ts';
import { createTurbineKind } from '../fixtures/turbineDocuments.ts';

const { objects: _, ...WITHOUT_OBJECTS } = DEPOT;
const FLAT: FormDefinition = {
  ...WITHOUT_OBJECTS,
  fields: createFields({ name: { type: 'text', required: true }, power: { required: true }, note: { type: 'text' } }),
};

it('describes what records of a kind with tables and objects can hold', () => {
  expect(getTraits(DEPOT)).toEqual({
    hasTables: true,
    hasDocuments: false,
    systemNames: ['id', 'subclass', 'is_template', 'created_at', 'updated_at'],
    // A type inside an object is needed where the object is.
    neededNames: new Set(['name']),
    size: Object.keys(DEPOT.fields).length + 2,
  });
});

it('describes what records of a plain kind can hold', () => {
  expect(getTraits(FLAT)).toEqual({
    ...{ hasTables: false, hasDocuments: false, systemNames: [], size: 3 },
    neededNames: new Set(['name', 'power']),
  });
});

test('a kind without fields needs nothing', () => {
  const traits = getTraits({ ...FLAT, fields: {} });
  expect(traits).toMatchObject({ hasTables: false, neededNames: new Set(), size: 0 });
});

test('a kind may hold documents', () => {
  expect(getTraits(createTurbineKind().definition).hasDocuments).toBe(true);
});

it('reads each kind once', () => {
  expect(getTraits(FLAT)).toBe(getTraits(FLAT));
  expect(getTraits({ ...FLAT })).not.toBe(getTraits(FLAT));
});
