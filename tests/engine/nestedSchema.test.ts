import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { KIND_ROWS } from '../model/loadedKinds.ts';
import { FLEET, TARIFF } from './nestedForms.ts';

const fleet = new Ajv2020({ strict: false }).compile(toFormSchema(FLEET));
const tariff = new Ajv2020({ strict: false }).compile(toFormSchema(TARIFF));

const FIXED = {
  name: 'Depot',
  fcr: false,
  charging: { mode: 'fixed' },
  tariff: { type: 'fixed', price: 0.3 },
  vehicles: [],
};

describe('the published schema of a nested form', () => {
  it.each([
    ['the least', FIXED, true],
    ['no object at all', { name: 'Depot' }, true],
    ['an unknown property', { ...FIXED, more: 1 }, false],
    ['an unknown property of an object', { ...FIXED, charging: { mode: 'fixed', more: 1 } }, false],
    ['a field that a condition hides', { ...FIXED, fcr_price: 1 }, false],
    ['a field that a condition hides inside an object', { ...FIXED, charging: { mode: 'fixed', power: 1 } }, false],
    ['an object that a condition hides', { ...FIXED, charging: { mode: 'fixed', reserve: {} } }, false],
    ['a field of a variant that a condition hides', { ...FIXED, tariff: { type: 'fixed', price: 1, fee: 1 } }, false],
    ['a shown field', { ...FIXED, fcr: true, fcr_price: 3 }, true],
    [
      'a shown field of a variant',
      { ...FIXED, fcr: true, fcr_price: 3, tariff: { type: 'fixed', price: 1, fee: 1 } },
      true,
    ],
    ['a shown field at fault', { ...FIXED, fcr: true, fcr_price: -3 }, false],
    ['a field that is required while it is shown', { ...FIXED, fcr: true }, false],
    ['a required field of an object while it is shown', { ...FIXED, charging: { mode: 'dynamic' } }, false],
    ['the same with its value', { ...FIXED, charging: { mode: 'dynamic', power: 2 } }, true],
    [
      'a field under two conditions, of which one does not hold',
      { ...FIXED, charging: { mode: 'dynamic', power: 2, reserve: { share: 5 } } },
      false,
    ],
    [
      'a field under two conditions that hold',
      { ...FIXED, fcr: true, fcr_price: 1, charging: { mode: 'dynamic', power: 2, reserve: { share: 5 } } },
      true,
    ],
    ['a value of another case', { ...FIXED, tariff: { type: 'fixed', price: 1, source: 'EPEX' } }, false],
    ['the other case', { ...FIXED, tariff: { type: 'dynamic', source: 'EPEX', price: 4 } }, true],
    ['the limits of the other case', { ...FIXED, tariff: { type: 'dynamic', price: 6 } }, false],
    ['no case', { ...FIXED, tariff: { type: 'none' } }, false],
    [
      'rows with rows',
      { ...FIXED, vehicles: [{ label: 'Van', drive: { type: 'fixed', range: 9 }, trips: [{ km: 1 }] }] },
      true,
    ],
    [
      'a fault in a row of a row',
      { ...FIXED, vehicles: [{ label: 'Van', drive: { type: 'fixed' }, trips: [{ km: -1 }] }] },
      false,
    ],
    [
      'too many rows',
      { ...FIXED, vehicles: Array.from({ length: 6 }, () => ({ label: 'V', drive: { type: 'fixed' } })) },
      false,
    ],
  ])('%s', (_what, record, isSound) => {
    expect([fleet(record), fleet.errors]).toEqual([isSound, isSound ? null : expect.anything()]);
  });

  it.each([
    [{ name: 'Day', periods: [{ from: 0, price: 1 }], ports: [1, null] }, true],
    [{ name: 'Day', periods: [] }, false],
    [{ name: 'Day', periods: [{ price: 1 }] }, false],
    [{ name: 'Day', periods: [{ from: 0, band: 'none' }] }, false],
    [{ name: 'Day', periods: [{ from: 0 }], ports: [1, 2, 3, 4, 5] }, false],
    [{ name: 'Day', periods: [{ from: 0 }], ports: ['1'] }, false],
  ])('tables and lists of values: %j', (record, isSound) => {
    expect(tariff(record)).toBe(isSound);
  });
});

describe.each(KIND_ROWS)('the published schema of %s, which is flat', (_subclass, { definition }) => {
  it('has no words but those of a flat form', () => {
    const { properties, ...schema } = toFormSchema(definition);
    expect(Object.keys(schema)).toEqual([
      '$schema',
      '$id',
      'title',
      'description',
      'type',
      'required',
      'additionalProperties',
    ]);
    expect(JSON.stringify(properties)).not.toMatch(/"(oneOf|allOf|items|unevaluatedProperties)"/);
    expect(JSON.stringify(toUiSchema(definition))).not.toMatch(/"(oneOf|items":\{|TableField|variant)"/);
  });
});

describe('the uiSchema of a nested form', () => {
  it('orders each level, and hides the choice inside the cases, whose select replaces it', () => {
    const ui = toUiSchema(FLEET);
    expect(ui['ui:order']).toEqual(['name', 'fcr', 'fcr_price', 'charging', 'tariff', 'vehicles']);
    expect(ui.charging).toMatchObject({ 'ui:order': ['mode', 'power', 'reserve'], reserve: { 'ui:order': ['share'] } });
    expect(ui.tariff).toMatchObject({
      'ui:order': ['fee'],
      'ui:options': { variant: 'type' },
      oneOf: [
        { 'ui:order': ['type', 'price'], type: { 'ui:widget': 'hidden' } },
        { 'ui:order': ['type', 'source', 'price', 'market'] },
      ],
    });
  });

  it('draws a table of plain columns as a grid, and any other by the rows of React JSON Schema Form', () => {
    expect(toUiSchema(TARIFF)).toMatchObject({
      periods: { 'ui:field': 'TableField', items: { from: { 'ui:options': { unit: 'h' } } } },
      ports: { 'ui:field': 'TableField' },
    });
    expect(toUiSchema(FLEET).vehicles).toMatchObject({ items: { trips: { 'ui:field': 'TableField' } } });
    expect(toUiSchema(FLEET).vehicles).not.toHaveProperty('ui:field');
  });
});
