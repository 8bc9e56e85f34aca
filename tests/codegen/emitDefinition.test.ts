import { expect, it } from 'vitest';
import { emitDefinition } from '#codegen/emitDefinition.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import type { FormDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { linkTables } from '#model/linkTables.ts';
import { mergedKind } from './mergedKind.ts';

const plain = toDefinition(
  mergedKind({
    properties: {
      power: { type: 'number', title: 'Power', 'x-unit': 'kW', default: 0, description: 'At the shaft.' },
      maker: { type: 'string', title: 'Maker', default: '', 'x-hidden': true, readOnly: true },
      periods: {
        ...{ type: 'array', title: 'Periods', maxItems: 4 },
        items: { type: 'object', properties: { price: { type: 'number', title: 'Price' } }, required: ['price'] },
      },
    },
    required: ['power'],
  }),
);

/** A definition with two tables that occur twice, of which one is inside itself as well, and one that occurs once. */
function repeated(): FormDefinition {
  const periods = plain.fields.periods?.table;
  if (!plain.fields.periods || !periods) throw new Error('The probe has no table.');
  const table: TableDefinition = { ...periods, id: 'period' };
  table.fields = { ...table.fields, parts: { ...plain.fields.periods, name: 'parts', table } };
  const { periods: field } = plain.fields;
  const named = (name: string, own: TableDefinition) => ({ [name]: { ...field, name, table: own } });
  const other = { ...periods, row: 'other' };
  return {
    ...plain,
    fields: {
      ...plain.fields,
      ...{ ...named('periods', table), ...named('more', table) },
      ...{ ...named('a', other), ...named('b', other), ...named('once', { ...periods, row: 'once' }) },
    },
  };
}

const run = (code: string): unknown => {
  const script = code.replaceAll(/const (\w+): [\w[\]]+ =/g, 'const $1 =');
  return new Function('linkTables', `${script}\nreturn definition;`)(linkTables);
};

it('a definition whose tables occur once is written as it is', () => {
  const { code, isLinked } = emitDefinition(plain);
  expect(isLinked).toBe(false);
  expect(code).toBe(`const definition: FormDefinition = ${JSON.stringify(plain, null, 2)};`);
});

it('a table that occurs more than once is written once, and linked when the module is loaded', () => {
  const definition = repeated();
  const { code, isLinked } = emitDefinition(definition);
  expect(isLinked).toBe(true);
  expect(code.split('\n')).toHaveLength(6);
  expect(code.split('"title":"Price"')).toHaveLength(4);
  expect(run(code)).toEqual(definition);
});

it('what linking adds to each field is not written', () => {
  const [tables, shape] = emitDefinition(repeated()).code.split('\n\n');
  for (const code of [tables, shape]) expect(code).not.toMatch(/false|"help":""|"name":"(?:power|maker|price|parts)"/);
  expect(shape).toContain('"power":{"type":"number","title":"Power"');
  expect(shape).toContain('"help":"At the shaft."');
  expect(shape).toContain('"required":true');
});
