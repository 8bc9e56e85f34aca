import { expect, test } from 'vitest';
import { emitDefinition } from '#codegen/emitDefinition.ts';
import { shareTables } from '#codegen/shareTables.ts';
import type { FormDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { linkTables } from '#model/linkTables.ts';
import { plainField } from '#model/plainField.ts';
import { withoutPrototypes } from '#model/withoutPrototypes.ts';
import { createFields } from '../fixtures/nestedKind.ts';

/** The value that an emitted module parses from its own text. */
function load(definition: FormDefinition): FormDefinition {
  const { code } = emitDefinition(definition);
  const plain = code.replaceAll(/: (?:object\[\]|FormDefinition) =/g, ' =');
  return new Function('linkTables', `${plain}\nreturn definition;`)(linkTables);
}

const list = (): TableDefinition => ({
  row: 'value',
  least: 0,
  most: 9,
  isList: true,
  fields: createFields({ value: {} }),
});

function createForm(fields: FormDefinition['fields']): FormDefinition {
  return { id: 'f', title: 'F', description: '', version: '1', fields, curves: {}, rules: [], tabs: [] };
}

test('a form is loaded as it was written, also where its tables are the same or lie in themselves', () => {
  const tree: TableDefinition = {
    id: 'tree',
    row: 'branch',
    least: 0,
    most: 9,
    fields: createFields({ name: { help: 'As on the tag.' } }),
  };
  Object.assign(
    tree.fields,
    createFields({ branches: { type: 'rows', title: 'Branches', required: true, table: tree } }),
  );
  const form = shareTables(
    createForm(
      createFields({
        a: { type: 'rows', table: list(), hidden: true },
        b: { type: 'rows', table: list(), readOnly: true },
        tree: { type: 'rows', table: tree, default: { fields: { required: false, help: '' } } },
      }),
    ),
  );
  expect(form.fields.a?.table).toBe(form.fields.b?.table);
  expect(emitDefinition(form).code).toContain('const tables');
  const { a, tree: read } = load(form).fields;
  expect(load(form)).toEqual(form);
  expect(read?.table?.fields.branches?.table).toBe(read?.table);
  const looked = withoutPrototypes(load(form));
  expect(looked.fields.tree?.table?.fields.branches?.table).toBe(looked.fields.tree?.table);
  expect(looked.fields.a?.table).toBe(looked.fields.b?.table);
  expect([a?.name, Object.getPrototypeOf(looked.fields.a?.table?.fields)]).toEqual(['a', null]);
});

test('a form whose tables all differ is written as it is', () => {
  const form = createForm(createFields({ a: { type: 'rows', table: list() }, b: {} }));
  expect(emitDefinition(form)).toEqual({
    code: `const definition: FormDefinition = ${JSON.stringify(form, null, 2)};`,
    isLinked: false,
  });
});

test('fields get their names and what is usual, in tables as well', () => {
  const shared = { fields: { price: {} } };
  const own = { table: { fields: { x: {} } } };
  const form = linkTables({ fields: { a: { help: 'As on the tag' }, own, b: { table: 0 } } }, [shared]);
  expect(form.fields.a).toEqual({ ...plainField, name: 'a', help: 'As on the tag' });
  expect(Object.keys(form.fields.a ?? {})).not.toContain('table');
  expect(form.fields.own?.table?.fields.x).toEqual({ ...plainField, name: 'x' });
  expect(form.fields.b?.table).toBe(shared);
  expect(form.fields.b?.table?.fields.price).toEqual({ ...plainField, name: 'price' });
});
