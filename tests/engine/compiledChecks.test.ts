import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { compiledChecks } from '#engine/compiledChecks.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { toFormSchema } from '#model/toFormSchema.ts';
import { getKind } from '../model/loadedKinds.ts';
import { createKind, FLEET } from './nestedForms.ts';

const kind = getKind('wind');
const schema = toFormSchema(kind.definition);
const validator = compiledChecks(kind);
const sound = { ...createDefaults(kind.definition), name: 'Rig', subclass: 'wind' };

describe('the check that codegen compiled, as RJSF calls it', () => {
  it('accepts a sound record', () => {
    expect(validator.isValid(schema, sound, schema)).toBe(true);
    expect(validator.validateFormData(sound, schema)).toEqual({ errors: [], errorSchema: {} });
    expect(validator.rawValidation(schema, sound)).toEqual({ errors: [] });
  });

  it('reports each fault at its field, in the words of the form', () => {
    const faulty = { ...sound, name: '', hub_height: -1 };
    expect(validator.isValid(schema, faulty, schema)).toBe(false);
    const { errors, errorSchema } = validator.validateFormData(faulty, schema);
    expect(errorSchema).toMatchObject({ hub_height: { __errors: ['Value must be non-negative'] } });
    expect(errors.map(({ property }) => property)).toEqual(expect.arrayContaining(['.name', '.hub_height']));
    expect(validator.rawValidation(schema, faulty).errors).toHaveLength(errors.length);
  });

  it('treats a value that is not a record as an empty one', () => {
    expect(validator.isValid(schema, undefined, schema)).toBe(false);
  });

  it('throws for a schema that was not compiled, instead of accepting everything', () => {
    expect(() => validator.isValid({ type: 'object' }, {}, schema)).toThrow(
      'No check was compiled for {"type":"object"}',
    );
  });
});

describe('what codegen compiled for a nested form, as RJSF calls it', () => {
  const nested = compiledChecks(createKind(FLEET, () => [{ field: 'vehicles/1/label', code: 'required', params: {} }]));
  const root = toFormSchema(FLEET);
  const [fcr, mode] = FLEET.conditions?.map((condition) => condition.if) ?? [];

  it('answers for each condition, and for several at once', () => {
    if (!fcr || !mode) throw new Error('The fleet has two conditions');
    expect(nested.isValid(structuredClone(fcr), { fcr: true }, root)).toBe(true);
    expect(nested.isValid(fcr, { fcr: false }, root)).toBe(false);
    const both = { allOf: [fcr, mode] };
    expect(nested.isValid(both, { fcr: true, charging: { mode: 'dynamic' } }, root)).toBe(true);
    expect(nested.isValid(both, { fcr: true, charging: { mode: 'fixed' } }, root)).toBe(false);
  });

  it('distinguishes the cases of a variant by their choice', () => {
    const ofCase = { properties: { type: { const: 'fixed' }, price: {} }, anyOf: [{ required: ['type'] }] };
    expect(nested.isValid(ofCase, { type: 'fixed' }, root)).toBe(true);
    expect(nested.isValid(ofCase, { type: 'dynamic', price: 3 }, root)).toBe(false);
    expect(nested.isValid(ofCase, undefined, root)).toBe(false);
  });

  it('reports a fault in a row at its place', () => {
    const { errors, errorSchema } = nested.validateFormData({}, root);
    expect(errors.map(({ property }) => property)).toEqual(['.vehicles.1.label']);
    expect(errorSchema).toEqual({ vehicles: { 1: { label: { __errors: ['This field is required'] } } } });
  });

  it.each([{ properties: { mode: { const: 'fixed' } } }, { allOf: [] }, { allOf: [true] }, { type: 'string' }])(
    'throws for %j, which nobody compiled',
    (unknown) => {
      // The schemas are as RJSF would pass them; TypeScript takes the literals for something wider.
      expect(() => nested.isValid(unknown as RJSFSchema, {}, root)).toThrow('No check was compiled for');
    },
  );
});
