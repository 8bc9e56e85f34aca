import { expect, it } from 'vitest';
import { shareTables } from '#codegen/shareTables.ts';
import { writeTables } from '#codegen/writeTables.ts';
import type { FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';

const SHOWN = {
  ...{ help: '', required: true, nullable: false, readOnly: false, hidden: false, system: false },
};
const number = (title: string): FieldDefinition => ({ ...SHOWN, type: 'number', name: title, title });
const list = (table: TableDefinition): FieldDefinition => ({ ...number('Rows'), type: 'rows', table });
const table = (fields: Record<string, FieldDefinition>, row = 'row'): TableDefinition => ({
  ...{ fields, order: Object.keys(fields), row, least: 0, most: 10 },
});

it('a table that occurs once stays where it is', () => {
  const shape: RecordShape = { ...table({ power: number('Power'), periods: list(table({ price: number('Price') })) }) };
  expect(writeTables(shape)).toEqual({ shape, tables: [] });
});

it('a table that occurs in two places is written once, with its index in both places', () => {
  const prices = table({ price: number('Price') });
  const { shape, tables } = writeTables(table({ work: list(prices), free: list(prices) }));
  expect([shape.fields.work?.table, shape.fields.free?.table]).toEqual([0, 0]);
  expect(tables).toEqual([prices]);
});

it('a table inside another is written with an index as well', () => {
  const steps = table({ km: number('km') });
  const routes = table({ steps: list(steps), back: list(steps) });
  const { shape, tables } = writeTables(table({ own: list(routes), other: list(routes) }));
  expect([shape.fields.own?.table, shape.fields.other?.table]).toEqual([1, 1]);
  expect(tables.map(({ fields }) => Object.values(fields).map((field) => field.table))).toEqual([[undefined], [0, 0]]);
});

it('a table that occurs inside itself is written once', () => {
  const tree = table({});
  tree.fields.children = list(tree);
  const { shape, tables } = writeTables(table({ tree: list(tree) }));
  expect(shape.fields.tree?.table).toBe(0);
  expect(tables.map(({ fields }) => fields.children?.table)).toEqual([0]);
});

it('a record that occurs inside itself is the first table', () => {
  const part = table({ mass: number('Mass') });
  part.fields.parts = list(part);
  const { shape, tables } = writeTables(part);
  expect([shape.fields.parts?.table, tables[0]?.fields.parts?.table]).toEqual([0, 0]);
});

it('equal tables become one, and different ones stay apart', () => {
  const prices = () => table({ price: number('Price') });
  const { fields } = shareTables(
    table({ power: number('Power'), work: list(prices()), free: list(prices()), rest: list(table({}, 'period')) }),
  );
  expect(fields.power).toEqual(number('Power'));
  expect(fields.work?.table).toEqual(prices());
  expect(fields.free?.table).toBe(fields.work?.table);
  expect(fields.rest?.table).toEqual(table({}, 'period'));
});

it('equal tables within others make those equal too', () => {
  const routes = () => table({ steps: list(table({ km: number('km') })) });
  const { fields } = shareTables(table({ out: list(routes()), back: list(routes()) }));
  expect(fields.back?.table).toBe(fields.out?.table);
});

it('a table inside itself stays one, in each of its places', () => {
  const tree = table({});
  tree.fields.children = list(tree);
  const { fields } = shareTables(table({ tree: list(tree), other: list(tree) }));
  expect(fields.other?.table).toBe(fields.tree?.table);
  expect(fields.tree?.table?.fields.children?.table).toBe(fields.tree?.table);
});

it('a table that contains itself remains a table', () => {
  const [node, branches] = [table({}), table({})];
  node.fields.branches = list(branches);
  branches.fields.node = list(node);
  const { fields } = shareTables(table({ root: list(node) }));
  expect(fields.root?.table?.fields.branches?.table?.fields.node?.table).toBe(fields.root?.table);
});
