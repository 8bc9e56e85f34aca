import { describe, expect, it } from 'vitest';
import { graftDocument } from '#codegen/graftDocument.ts';
import type { FieldDefinition, FormDefinition, ObjectDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';

const field = (name: string) =>
  ({ name, title: `Title of ${name}`, help: '', type: 'text' }) as unknown as FieldDefinition;
const object = (title: string) => ({ title, help: 'inner' }) as unknown as ObjectDefinition;

function define(parts: Partial<FormDefinition>): FormDefinition {
  return { title: 'Certificate', description: 'What it certifies', fields: {}, ...parts } as FormDefinition;
}

const condition = (parts: object) => ({ text: 'Is on', whenHidden: 'keep', shows: [], ...parts });

/** The condition of a wrapped document, after it has become a part of the field 'papers'. */
function graftCondition(schema: JsonSchema): JsonSchema | undefined {
  const definition = define({ conditions: [condition({ if: schema })] as never });
  return graftDocument('papers', {} as never, { definition, isWrapped: true }).conditions[0]?.if;
}

describe('a document that is an object', () => {
  const definition = define({
    fields: { issuer: field('issuer'), 'tested/by': field('tested/by') },
    objects: { '': object('Whole'), tested: object('Tested') },
    conditions: [
      condition({ if: { required: ['issuer'] }, shows: ['tested', 'tested/by'], requires: ['issuer'] }),
      condition({ if: {}, shows: ['issuer'] }),
    ] as never,
  });

  it('has its fields, objects and conditions below the name of the field that holds it', () => {
    const { shape, conditions } = graftDocument('papers', { title: 'Papers' } as never, {
      definition,
      isWrapped: false,
    });
    expect(shape).toEqual({
      fields: {
        'papers/issuer': { ...field('issuer'), name: 'papers/issuer' },
        'papers/tested/by': { ...field('tested/by'), name: 'papers/tested/by' },
      },
      objects: {
        papers: { title: 'Papers', help: 'What it certifies', required: true, isDocument: true },
        'papers/tested': object('Tested'),
      },
    });
    expect(conditions).toEqual([
      {
        ...condition({ shows: ['papers/tested', 'papers/tested/by'], requires: ['papers/issuer'] }),
        if: { properties: { papers: { required: ['issuer'] } }, required: ['papers'] },
      },
      { ...condition({ shows: ['papers/issuer'] }), if: { properties: { papers: {} }, required: ['papers'] } },
    ]);
    expect(conditions[1]).not.toHaveProperty('requires');
  });

  it('has its own object if its definition has none, and its own words if the field has none', () => {
    const bare = define({ fields: { issuer: field('issuer') } });
    const { shape, conditions } = graftDocument('papers', { description: 'Kept' } as never, {
      definition: bare,
      isWrapped: false,
    });
    expect(shape.objects).toEqual({
      papers: { title: 'Certificate', help: 'Kept', required: true, isDocument: true },
    });
    expect(conditions).toEqual([]);
  });
});

describe('a document that is not an object', () => {
  it('is the field that holds it', () => {
    const definition = define({
      fields: { value: field('value'), 'value/0': field('value/0'), values: field('values') },
    });
    const { shape } = graftDocument('rows', { title: 'Rows' } as never, { definition, isWrapped: true });
    expect(shape).toEqual({
      fields: {
        rows: { ...field('value'), name: 'rows', title: 'Rows', help: 'What it certifies', isDocument: true },
        'rows/0': { ...field('value/0'), name: 'rows/0' },
        values: { ...field('values'), name: 'values' },
      },
      objects: {},
    });
  });

  it('is an object where its value is one', () => {
    const definition = define({ objects: { value: object('Value'), 'value/a': object('A') } });
    const { shape } = graftDocument('choice', {} as never, { definition, isWrapped: true });
    expect(shape.objects).toEqual({
      choice: { title: 'Certificate', help: 'What it certifies', required: true, isDocument: true },
      'choice/a': object('A'),
    });
  });

  it.each<[schema: JsonSchema, renamed: JsonSchema]>([
    [{ required: ['value', 'other'] }, { required: ['papers', 'other'] }],
    [{ required: true }, { required: true }],
    [
      { properties: { value: { properties: { value: {} } }, other: { const: 'value' } } },
      { properties: { papers: { properties: { value: {} } }, other: { const: 'value' } } },
    ],
    [{ properties: true }, { properties: true }],
    [{ allOf: [{ required: ['value'] }] }, { allOf: [{ required: ['papers'] }] }],
    [{ anyOf: [{ required: ['value'] }, {}] }, { anyOf: [{ required: ['papers'] }, {}] }],
    [{ oneOf: [{ not: { required: ['value'] } }] }, { oneOf: [{ not: { required: ['papers'] } }] }],
    [{ not: { properties: { value: {} } } }, { not: { properties: { papers: {} } } }],
    [{ not: true }, { not: true }],
    [{ allOf: true }, { allOf: true }],
    [{ items: [{ required: ['value'] }] }, { items: [{ required: ['value'] }] }],
    [{ if: { required: ['value'] } }, { if: { required: ['value'] } }],
  ])('has its conditions about that field: %j', (schema, renamed) => {
    expect(graftCondition(schema)).toEqual(renamed);
  });
});
