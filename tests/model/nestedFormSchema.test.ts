import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { toRecordParts } from '#model/recordParts.ts';
import { fieldUi, itemProperty, PUBLISHED_UI, partsUi, toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { createForm } from '../fixtures/createForm.ts';
import { createTable, createTableField } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { copField } from './copField.ts';

const CHOICES = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'flex', label: 'Flexible price' },
];
const IS_SOLAR = { properties: { solar: { const: true } } };

/** A field of the form in JSON Schema, or in uiSchema. */
const number = (title: string) => ({ title, type: ['number', 'null'] });

/** A form that shows one of its parts while solar is on. */
function showing(shown: string): FormDefinition {
  return createForm(
    {
      solar: { type: 'flag', title: 'Solar' },
      peak: { title: 'Peak' },
      'pv/tilt': { title: 'Tilt' },
      'pv/age': { title: 'Age' },
    },
    { objects: { pv: { title: 'PV' } }, conditions: [{ if: IS_SOLAR, text: '', shows: [shown], whenHidden: 'keep' }] },
  );
}

describe('the JSON Schema of a form with conditions', () => {
  const solar = { title: 'Solar', type: 'boolean' };
  const pv = { title: 'PV', type: 'object', required: [], additionalProperties: false };

  it('shows a field only while they hold', () => {
    expect(toFormSchema(showing('peak'))).toMatchObject({
      properties: { solar, pv: { ...pv, properties: { tilt: number('Tilt'), age: number('Age') } } },
      allOf: [
        Object.fromEntries([
          ['if', IS_SOLAR],
          ['then', { properties: { peak: number('Peak') } }],
        ]),
      ],
      unevaluatedProperties: false,
    });
    expect(toFormSchema(showing('peak')).properties).not.toHaveProperty('peak');
    expect(toFormSchema(showing('peak'))).not.toHaveProperty('additionalProperties');
  });

  it('declares what is inside an object, and closes what has nothing else', () => {
    const schema = toFormSchema(showing('pv/tilt'));
    expect(schema.properties).toEqual({
      solar,
      peak: number('Peak'),
      pv: { ...pv, properties: { tilt: true, age: number('Age') } },
    });
    expect(schema).toHaveProperty('additionalProperties', false);
    expect(schema).not.toHaveProperty('unevaluatedProperties');
    expect(schema.allOf).toHaveLength(1);
  });

  it('has none without conditions', () => {
    expect(toFormSchema(createForm({ peak: {} }))).not.toHaveProperty('allOf');
  });

  it('calls all other properties as its words have it', () => {
    const words = { rest: 'others', toField: () => ({}), toPart: () => ({ title: 'Part' }) };
    expect(toFormSchema(createForm({ peak: {}, '*': {} }), words).properties).toEqual({
      peak: { title: 'Part' },
      others: { title: 'Part' },
    });
  });
});

describe('the uiSchema of a form', () => {
  const form = createForm(
    {
      name: { type: 'text' },
      'tariff/type': { type: 'choice', choices: CHOICES },
      'tariff/fee': { unit: 'EUR' },
      'tariff/=fixed/price': { unit: 'EUR/kWh' },
      'tariff/=flex/source': { type: 'text', rows: 2 },
      '*': {},
      turbine: { isDocument: true },
    },
    {
      objects: { tariff: { title: 'Tariff', variant: 'type' } },
      tabs: [
        {
          id: 'general',
          title: 'General',
          groups: [{ title: 'Cost', items: ['name', 'tariff/type', 'tariff/fee', '*'] }],
        },
        { id: 'turbine', title: 'Turbine', groups: [{ title: 'Turbine', items: ['turbine'] }] },
      ],
    },
  );

  it('has objects, their shapes and their choice', () => {
    expect(toUiSchema(form)).toEqual({
      'ui:order': ['name', 'tariff', '*', 'turbine'],
      'ui:options': {
        tabs: [
          { id: 'general', title: 'General', groups: [{ title: 'Cost', items: ['name', 'tariff', '*'] }] },
          { id: 'turbine', title: 'Turbine', groups: [{ title: 'Turbine', items: ['turbine'] }] },
        ],
      },
      name: {},
      '*': {},
      turbine: {},
      tariff: {
        'ui:options': { variant: 'type' },
        oneOf: [
          {
            'ui:order': ['type', 'price'],
            'ui:options': { case: 'fixed' },
            type: { 'ui:widget': 'hidden' },
            price: { 'ui:help': 'EUR/kWh', 'ui:options': { unit: 'EUR/kWh' } },
          },
          {
            'ui:order': ['type', 'source'],
            'ui:options': { case: 'flex' },
            type: { 'ui:widget': 'hidden' },
            source: { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } },
          },
        ],
        'ui:order': ['fee'],
        fee: { 'ui:help': 'EUR', 'ui:options': { unit: 'EUR' } },
      },
    });
  });

  it('has the first alternative of a property', () => {
    const parts = toRecordParts({ fields: createFields({ 'power/?0': { unit: 'kW' }, 'power/?1': { unit: 'MW' } }) });
    const first = { 'ui:help': 'kW', 'ui:options': { unit: 'kW' } };
    expect(partsUi(parts, PUBLISHED_UI)).toEqual({ 'ui:order': ['power'], power: first });
    const words = { ...PUBLISHED_UI, toAlternatives: (all: object) => ({ anyOf: Object.keys(all) }) };
    expect(partsUi(parts, words)).toEqual({ 'ui:order': ['power'], power: { anyOf: ['power/?0', 'power/?1'] } });
    expect(partsUi(parts.slice(0, 1), words)).toEqual({ 'ui:order': ['power'], power: first });
  });

  it.each([
    ['name', 'name'],
    ['tariff/=fixed/price', 'tariff'],
    ['*', '*'],
    ['turbine', 'turbine'],
    ['turbine/power', 'turbine'],
  ])('draws %s at %s', (item, property) => {
    expect(itemProperty(form, item)).toBe(property);
  });

  it('draws a part of a document where a tab shows it', () => {
    const groups = [{ title: '', items: ['turbine/power'] }];
    const shown = createForm({ turbine: { isDocument: true } }, { tabs: [{ id: 'power', title: 'Power', groups }] });
    expect(itemProperty(shown, 'turbine/power/0')).toBe('turbine/power');
    expect(itemProperty(shown, 'turbine/noise')).toBe('turbine');
  });

  it('draws all other properties as they are called', () => {
    expect(itemProperty(form, '*', 'others')).toBe('others');
    expect(itemProperty(form, 'name', 'others')).toBe('name');
    expect(toUiSchema(form, { ...PUBLISHED_UI, rest: 'others' })['ui:order']).toEqual([
      'name',
      'tariff',
      'others',
      'turbine',
    ]);
  });
});

describe('the uiSchema of a table', () => {
  it.each([
    [
      'of plain rows',
      createTable({ from: { unit: 'h' }, note: {} }),
      {
        'ui:field': 'TableField',
        items: { 'ui:order': ['from', 'note'], from: { 'ui:help': 'h', 'ui:options': { unit: 'h' } }, note: {} },
      },
    ],
    [
      'of bare values',
      createTable({ value: { unit: 'kW' } }, { isList: true }),
      { 'ui:field': 'TableField', items: { 'ui:help': 'kW', 'ui:options': { unit: 'kW' } } },
    ],
    [
      'of rows with long texts',
      createTable({ note: { type: 'text', rows: 2 } }),
      { items: { 'ui:order': ['note'], note: { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } } } },
    ],
  ])('%s', (_, table, ui) => {
    expect(fieldUi(createTableField(table))).toEqual(ui);
  });

  it('may be written in its own way', () => {
    const table = createTable({ note: { type: 'text', rows: 2 } }, { row: 'period' });
    expect(fieldUi(createTableField(table), undefined, ({ row }) => ({ items: row }))).toEqual({ items: 'period' });
  });

  it('draws a map, or a curve before it', () => {
    expect(fieldUi(copField())).toEqual({ 'ui:field': 'MapField' });
    expect(fieldUi(copField(), 'losses')).toEqual({ 'ui:field': 'CurveField', 'ui:options': { curve: 'losses' } });
  });
});
