import { describe, expect, it } from 'vitest';
import { contractMeta } from '#codegen/contracts/contractMeta.ts';
import { viewSchema } from '#codegen/contracts/viewSchema.ts';
import { writeSchema } from '#codegen/kindSchemas.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { readMeta } from '#model/readMeta.ts';
import { DEPOT } from '../fixtures/nestedKind.ts';
import { KIND_ROWS } from '../model/loadedKinds.ts';

/** What the contract's schema of a kind, with an edit made, states otherwise than its form. */
function said(
  definition: FormDefinition,
  edit: (schema: ReturnType<typeof JSON.parse>) => unknown = (schema) => schema,
) {
  const schema = edit(JSON.parse(JSON.stringify(writeSchema(definition))));
  const meta = readMeta(contractMeta({}, viewSchema({}, schema)));
  if (!meta) throw new Error('nothing is stated');
  return compareMeta({ definition, meta }).map((one) => `${one.field}: ${differenceText(one)}`);
}

it.each(KIND_ROWS)('the schema of %s in our contract states what its form does', (_subclass, { definition }) => {
  expect(said(definition)).toEqual([]);
});

describe('a kind with objects, variants and tables', () => {
  it('is stated by its schema as by its form', () => {
    expect(said(DEPOT)).toEqual([]);
  });

  it.each<[string, (schema: ReturnType<typeof JSON.parse>) => void, string[]]>([
    [
      'in an object',
      ({ properties }) => {
        properties.charging.properties.power.maximum = 50;
      },
      ['charging/power: stricter maximum: none in the form, 50 on the server'],
    ],
    [
      'in a column',
      ({ properties }) => {
        properties.periods.items.properties.price.maximum = 2;
      },
      ['periods/#/price: stricter maximum: none in the form, 2 on the server'],
    ],
    [
      'of a table',
      ({ properties }) => {
        properties.periods.maxItems = 3;
      },
      ['periods: stricter maximum number of rows: 5 in the form, 3 on the server'],
    ],
  ])('differs by a limit %s', (_where, change, lines) => {
    const edit = (schema: object) => {
      change(schema);
      return schema;
    };
    expect(said(DEPOT, edit)).toEqual(lines);
  });
});

it('schemas that lie in themselves are read to a depth', () => {
  const node = { type: 'object', properties: { id: { type: 'string' }, a: { $ref: '#/n' }, b: { $ref: '#/n' } } };
  const document = { n: node };
  expect(readMeta(contractMeta(document, viewSchema(document, node)))?.fields.length).toBe(3);
});
