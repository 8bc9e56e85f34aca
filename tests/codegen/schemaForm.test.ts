import { expect, it } from 'vitest';
import {
  type AddValue,
  createField,
  findTitle,
  innerUi,
  isLeftOut,
  isThere,
  NO_UI,
  type Place,
  SchemaForm,
  uiOption,
} from '#codegen/json-schema/SchemaForm.ts';
import type { TableDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { DRAWN as FIELD, resolvedSchema } from './resolvedSchema.ts';

const PLACE: Place = { name: 'a', title: 'A', isRequired: true, ui: NO_UI };
const HEAD = { row: 'item', least: 0, most: 9 };

function createForm(
  root: object = {},
  ui: JsonSchema = {},
  add: (form: SchemaForm, ...args: Parameters<AddValue>) => void = () => undefined,
) {
  const { resolver } = resolvedSchema(root);
  return new SchemaForm(resolver, { add, ui });
}

/** Creates the table of a schema; `build` may ask for the same table again. */
function createTable(
  form: SchemaForm,
  schema: unknown,
  { ui = NO_UI, head = HEAD, build = (_table: TableDefinition): void => undefined } = {},
) {
  return form.table(form.resolver.resolve(schema), head, { ui, build });
}

it.each<[place: Partial<Place>, there: boolean]>([
  [{}, true],
  [{ isRequired: false }, false],
  [{ isInOptional: true }, false],
  [{ isConditional: true }, false],
])('whether a value at %j always exists: %s', (place, there) => {
  expect(isThere({ ...PLACE, ...place })).toBe(there);
});

it('a table of a schema is built once, unless its head or page differs', () => {
  const schema = { title: 'A' };
  const form = createForm();
  const first = createTable(form, schema, {
    build: (table) => {
      table.fields.x = createField(PLACE, { words: {} }, { type: 'flag' });
    },
  });
  expect(Object.keys(first.fields)).toEqual(['x']);
  expect(createTable(form, schema, { ui: {} })).toBe(first);
  expect(createTable(form, schema, { head: { ...HEAD, most: 5 } })).toEqual({ ...HEAD, most: 5, fields: {} });
  const ui = { 'ui:title': 'B' };
  const other = createTable(form, schema, { ui });
  expect(other).not.toBe(first);
  expect(createTable(form, schema, { ui })).toBe(other);
  expect(createTable(form, schema, { ui: { ...ui } })).not.toBe(other);
  expect(first.id).toBeUndefined();
});

it.each<[pointer: (string | number)[], ids: string[]]>([
  [['$defs', 'node'], ['node']],
  [['$defs', 'node', 'properties', 'children', 'items'], ['node-children']],
  [['$defs', 'a', 'oneOf', '0', 'anyOf', '1'], ['0-1']],
  [['definitions', 'a', 'allOf', '0'], ['a-0']],
  [[], ['root']],
])('a table inside itself at %j is called %j', (path, ids) => {
  const target = { title: 'A' };
  const root = path.reduceRight<unknown>(
    (inner, key) =>
      /^\d+$/.test(String(key)) ? [{}, {}].map((one, at) => (at === Number(key) ? inner : one)) : { [key]: inner },
    target,
  );
  const form = createForm(Object(root));
  const table = createTable(form, target, { build: () => void createTable(form, target) });
  expect([table.id]).toEqual(ids);
});

it('tables of the same name are numbered, and a table keeps its name', () => {
  const nodes = [{ title: 'A' }, { title: 'B' }, { title: 'C' }] as const;
  const form = createForm({
    $defs: { node: nodes[0], b: { properties: { node: { $defs: { b: { properties: { node: nodes[1] } } } } } } },
  });
  const inside = (schema: object) =>
    createTable(form, schema, {
      build: () => {
        createTable(form, schema);
        createTable(form, schema);
      },
    }).id;
  expect([
    inside(nodes[0]),
    inside(nodes[1]),
    inside({ title: 'X' }),
    inside({ title: 'Y' }),
    inside({ title: 'Z' }),
  ]).toEqual([...['node', 'b-node', 'root', 'root-2', 'root-3']]);
});

it('the page of a definition is merged with that of the place', () => {
  const defined = { 'ui:title': 'D', 'ui:help': 'H' };
  const form = createForm({}, { 'ui:definitions': { '#/x': defined } });
  const schema = (reference?: string) => ({
    ...form.resolver.resolve(true),
    ...(reference === undefined ? {} : { reference }),
  });
  const own = { 'ui:title': 'O' };
  expect(form.findUi(own, schema('#/x'))).toEqual({ 'ui:title': 'O', 'ui:help': 'H' });
  expect(form.findUi({}, schema('#/x'))).toBe(defined);
  expect(form.findUi(own, schema('#/y'))).toBe(own);
  expect(form.findUi(NO_UI, schema())).toBe(NO_UI);
});

it('a value is added with the page of its definition', () => {
  const added: JsonSchema[] = [];
  const form = createForm({}, { 'ui:definitions': { '#/x': { 'ui:title': 'D' } } }, (_form, _shape, { ui }) =>
    added.push(ui),
  );
  form.add({ fields: {} }, PLACE, { ...form.resolver.resolve(true), reference: '#/x' });
  expect(added).toEqual([{ 'ui:title': 'D' }]);
});

it('what is nested too deeply is drawn as any value, with a fault', () => {
  const seen: number[] = [];
  const root = { title: 'A' };
  const form = createForm(root, {}, (own, shape, place, schema) => {
    seen.push(Object.keys(schema.words).length);
    if (Object.keys(schema.words).length > 0) own.add(shape, place, schema);
  });
  for (const _ of [1, 2]) form.add({ fields: {} }, PLACE, form.resolver.resolve(root));
  expect(seen).toEqual([...Array(100).fill(1), 0, ...Array(100).fill(1), 0]);
  expect(form.resolver.faults).toEqual([
    { pointer: '', message: 'This is nested too deeply to be drawn, so it is drawn as any value.' },
  ]);
});

it('a derived schema is the same object on each call', () => {
  const form = createForm();
  const [one, other] = [{ title: 'A' }, { title: 'B' }].map((words) => form.resolver.resolve(words));
  if (!one || !other) throw new Error('There are no schemas.');
  const made = form.derive(one, 'rest', () => ({ title: 'X' }));
  expect(made).toEqual({ title: 'X' });
  expect(form.derive(one, 'rest', () => ({ title: 'Y' }))).toBe(made);
  expect(form.derive(one, 'free', () => ({ title: 'Y' }))).toEqual({ title: 'Y' });
  expect(form.derive(other, 'rest', () => ({ title: 'Z' }))).toEqual({ title: 'Z' });
});

it('the page of a part is that of its name, if it has one', () => {
  const inner = { 'ui:title': 'A' };
  expect([innerUi({ a: inner }, 'a'), innerUi({ a: 5 }, 'a'), innerUi({}, 'toString')]).toEqual([inner, NO_UI, NO_UI]);
});

it.each<[ui: JsonSchema, value: unknown]>([
  [{ 'ui:title': 'A', 'ui:options': { title: 'B' } }, 'A'],
  [{ 'ui:options': { title: 'B' } }, 'B'],
  [{ 'ui:options': 5 }, undefined],
  [{}, undefined],
])('the page %j says of the title: %s', (ui, value) => {
  expect(uiOption(ui, 'title')).toBe(value);
});

it.each<[what: string, place: Partial<Place>, words: JsonSchema, own: object]>([
  ['nothing else', {}, {}, {}],
  ['a title', {}, { title: 'T' }, { title: 'T' }],
  ['a title of the page', { ui: { 'ui:title': 'P' } }, { title: 'T' }, { title: 'P' }],
  ['a title that is no text', {}, { title: 5 }, {}],
  ['texts', { ui: { 'ui:help': 'Help.' } }, { description: 'Words.' }, { help: 'Words. Help.' }],
  ['texts of the page', { ui: { 'ui:description': 'Page.' } }, { description: 'Words.' }, { help: 'Page.' }],
  ['texts that are none', { ui: { 'ui:help': 5 } }, { description: {} }, {}],
  ['a value that may lack', { isRequired: false }, {}, { required: false }],
  ['a condition', { isConditional: true }, {}, { required: false }],
  ['a value that is only read', {}, { readOnly: true }, { readOnly: true }],
  ['a value that the page only shows', { ui: { 'ui:readonly': true } }, {}, { readOnly: true }],
  ['a value that the page disables', { ui: { 'ui:disabled': true } }, { readOnly: 'yes' }, { readOnly: true }],
  ['a value that the page hides', { ui: { 'ui:widget': 'hidden' } }, {}, { hidden: true }],
])('a field with %s', (_what, place, words, own) => {
  expect(createField({ ...PLACE, ...place }, { words }, { type: 'flag' })).toEqual({ ...FIELD, type: 'flag', ...own });
});

it('a title is that of the place if there is no other', () => {
  expect(findTitle(PLACE, {})).toBe('A');
});

it.each<[place: Partial<Place>, words: JsonSchema, isOut: boolean]>([
  [{ isInOptional: true }, {}, true],
  [{}, { minItems: 1 }, false],
  [{ isRequired: false }, {}, true],
  [{ isRequired: false, path: [] }, {}, false],
  [{ isRequired: false, path: [] }, { minItems: 0, minProperties: 1 }, false],
  [{ isRequired: false, path: [] }, { minItems: 1 }, true],
  [{ isRequired: false, path: [] }, { minProperties: 1 }, true],
])('whether an empty list at %j with %j is left out: %s', (place, words, isOut) => {
  expect(isLeftOut({ ...PLACE, ...place }, words)).toBe(isOut);
});
