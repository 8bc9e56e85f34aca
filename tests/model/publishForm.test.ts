import { describe, expect, it } from 'vitest';
import type { ConditionDefinition, FormDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { publishSchema, publishUi } from '#model/publishForm.ts';
import { createDefinition } from './createDefinition.ts';
import { createField, createFields } from './nestedDefinition.ts';

/** Rows that hold rows of the same. */
const BRANCH: TableDefinition = {
  id: 'branch',
  row: 'branch',
  least: 0,
  most: 9,
  fields: createFields(createField('label', { type: 'text' })),
};
BRANCH.fields.branches = createField('branches', { type: 'rows', table: BRANCH });

/** A turbine with two documents: an object and a list. */
function createTurbine(conditions: Partial<ConditionDefinition>[] = []): FormDefinition {
  return createDefinition(
    [
      createField('name', { type: 'text', title: 'Name' }),
      createField('size', { title: 'Size' }),
      createField('sheet/mass', { title: 'Mass', unit: 'kg' }),
      createField('sheet/parts', { type: 'rows', title: 'Parts', table: BRANCH }),
      createField('tree', { type: 'rows', title: 'Tree', isDocument: true, table: BRANCH }),
    ],
    {
      id: 'wind_turbine',
      title: 'Wind turbine',
      objects: { sheet: { title: 'Sheet', isDocument: true } },
      conditions: conditions.map((own) => ({ if: NAMED, text: 'named', shows: [], whenHidden: 'clear', ...own })),
      tabs: [
        { id: 'all', title: 'All', groups: [{ title: 'All', items: ['name', 'size', 'sheet'] }] },
        { id: 'tree', title: 'Tree', groups: [{ title: 'Tree', items: ['tree'] }] },
      ],
    },
  );
}

const NAMED = { required: ['name'] };
const NUMBER = { title: 'Size', type: ['number', 'null'] };

/** The contract's schemas, which are more than the documents need. */
const COMPONENTS = {
  WindTurbineSheet: { type: 'object', properties: { mass: { $ref: '#/components/schemas/WindTurbineSheet.Mass' } } },
  'WindTurbineSheet.Mass': {
    anyOf: [{ $ref: '#/components/schemas/WindTurbineSheet' }, true, 'any'],
    example: '#/components/schemas/WindTurbineSheet',
    properties: { $ref: 4 },
  },
  WindTurbineTree: { type: 'array' },
  WindTurbineTreeless: { type: 'string' },
  WindTurbine: { type: 'object' },
};

const DEFINITIONS = {
  WindTurbineSheet: { type: 'object', properties: { mass: { $ref: '#/$defs/WindTurbineSheet.Mass' } } },
  'WindTurbineSheet.Mass': {
    anyOf: [{ $ref: '#/$defs/WindTurbineSheet' }, true, 'any'],
    example: '#/components/schemas/WindTurbineSheet',
    properties: { $ref: 4 },
  },
  WindTurbineTree: { type: 'array' },
};

describe('the published schema of a form', () => {
  it('refers to the schemas of its documents, and has these with all that they refer to', () => {
    expect(publishSchema(createTurbine(), COMPONENTS)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'wind_turbine',
      title: 'Wind turbine',
      type: 'object',
      required: [],
      properties: {
        name: { title: 'Name', type: 'string' },
        size: NUMBER,
        sheet: { $ref: '#/$defs/WindTurbineSheet' },
        tree: { $ref: '#/$defs/WindTurbineTree' },
      },
      additionalProperties: false,
      $defs: DEFINITIONS,
    });
  });

  it('repeats no condition of a document', () => {
    const plain = publishSchema(createTurbine(), COMPONENTS);
    expect(publishSchema(createTurbine([{ shows: ['sheet/mass'] }]), COMPONENTS)).toEqual(plain);
    expect(publishSchema(createTurbine([{ requires: ['sheet/mass'] }]), COMPONENTS)).toEqual(plain);
    expect(publishSchema(createTurbine([{ shows: ['size', 'sheet/mass'] }]), COMPONENTS)).toEqual(plain);
    expect(publishSchema({ ...createTurbine(), conditions: [] }, COMPONENTS)).toEqual(plain);
  });

  it.each<[what: string, condition: Partial<ConditionDefinition>, demanded: object]>([
    ['a field', { shows: ['size'] }, { properties: { size: NUMBER } }],
    ['a tab with a document', { tabs: ['tree'] }, { properties: { tree: { $ref: '#/$defs/WindTurbineTree' } } }],
    ['what is required', { requires: ['size'] }, { required: ['size'] }],
  ])('states the conditions of the form itself: %s', (_what, condition, demanded) => {
    const conditions = [{ shows: ['sheet/mass'] }, condition];
    const { allOf, $defs } = publishSchema(createTurbine(conditions), COMPONENTS);
    expect(allOf).toEqual([{ if: NAMED, [THEN]: demanded }]);
    expect($defs).toEqual(DEFINITIONS);
  });

  it('needs none of them where the form has no document', () => {
    const definition = createDefinition([createField('size', { title: 'Size' })]);
    expect(publishSchema(definition, COMPONENTS)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'probe',
      title: 'Probe',
      type: 'object',
      required: [],
      properties: { size: NUMBER },
      additionalProperties: false,
    });
  });
});

describe('the published uiSchema of a form', () => {
  it('leaves documents to the theme', () => {
    const { 'ui:options': _, ...ui } = publishUi(createTurbine());
    expect(ui).toEqual({ 'ui:order': ['name', 'size', 'sheet', 'tree'], name: {}, size: {}, sheet: {}, tree: {} });
  });

  it('draws every field of a form without documents, and all fields beside those with them', () => {
    const size = createField('size', { unit: 'm' });
    const drawn = publishUi(createDefinition([size])).size;
    expect(drawn).toEqual({ 'ui:help': 'm', 'ui:options': { unit: 'm' } });
    const turbine = createTurbine();
    expect(publishUi({ ...turbine, fields: { ...turbine.fields, size } }).size).toEqual(drawn);
  });
});

// A literal `then` would look like a promise to the linter.
const THEN = 'then';
