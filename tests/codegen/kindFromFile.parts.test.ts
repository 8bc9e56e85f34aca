import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindFromFile } from '#codegen/foreign/kindFromFile.ts';
import { checkedProbe } from './readProbe.ts';

const icons = new Set(['component', 'fan', 'wind']);

const shared = {
  'common.json': {
    $id: 'common',
    properties: {
      created_at: { type: 'string', title: 'Created', readOnly: true, 'x-system': true },
      name: { type: 'string', title: 'Name' },
      description: { type: 'string', title: 'Description' },
    },
    'x-tab-titles': { general: 'General', advanced: 'Advanced', output: 'Output' },
    'x-curves': {
      output: {
        ...{ title: 'Output', x: { title: 'X', from: 0, to: 1 } },
        y: [{ title: 'Y', fields: 'p{x}', default: [0, 1] }],
      },
    },
    'x-tabs': [{ id: 'output', groups: [{ title: 'Output', fields: ['output'] }] }],
    $defs: { spare: { type: 'number', title: 'Spare' } },
  },
};

const texts = new Map([
  ['schemas/kind.schema.json', readFileSync('schemas/kind.schema.json', 'utf8')],
  ['schemas/common.json', JSON.stringify(shared['common.json'])],
  [
    'schemas/openapi.yaml',
    'openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { Any: { x-kinds: read }, AnyWrite: { x-kinds: write } } }\n',
  ],
]);

/** A kind at this place among the others, with the fields of the shared file, one of which it takes over. */
function kindAt(order: number) {
  return checkedProbe(
    {
      'x-kind': { plural: 'Probes', icon: 'fan', order },
      properties: {
        own: { type: 'number', title: 'Own' },
        taken: { $ref: '../common.json#/$defs/spare' },
      },
      'x-tabs': [
        {
          ...{ id: 'general' },
          groups: [{ title: 'Data', fields: ['name', 'description', 'own', 'taken'] }],
        },
      ],
    },
    { shared },
  );
}

function make(properties: object, kinds = [kindAt(3)], own: object = {}) {
  const text = JSON.stringify({ type: 'object', properties, ...own });
  const given = { file: 'x.json', text, beside: () => undefined };
  return kindFromFile({ given, subclass: 'heat_store', schemas: { texts, icons, kinds } });
}

async function makeKind(...given: Parameters<typeof make>) {
  const made = await make(...given);
  if ('fault' in made) throw new Error(made.fault);
  return { ...made, kind: JSON.parse(made.text) };
}

describe('a kind of a foreign file', () => {
  it('has its fields beside those of common.json, and is named like its own file', async () => {
    const { kind, fields, notes } = await makeKind({ power: { type: 'number' }, mass: { type: 'number' } });
    expect(kind).toEqual({
      ...{ $schema: '../kind.schema.json', $id: 'heat_store', title: 'Heat store' },
      'x-kind': { plural: 'Heat stores', icon: 'component', order: 4 },
      properties: { power: { type: 'number', title: 'Power' }, mass: { type: 'number', title: 'Mass' } },
      'x-tabs': [
        {
          id: 'general',
          groups: [
            { title: 'Identity', fields: ['name', 'description'] },
            { title: 'Data', fields: ['power', 'mass'] },
          ],
        },
      ],
    });
    expect([fields, notes]).toEqual([2, []]);
  });

  it.each([
    [[kindAt(0.5)], 1],
    [[kindAt(3.9), kindAt(2)], 4],
    [[kindAt(1), kindAt(7)], 8],
    [[kindAt(-5)], 1],
  ])('comes after all others', async (kinds, order) => {
    expect((await makeKind({ power: { type: 'number' } }, kinds)).kind['x-kind'].order).toBe(order);
  });

  it('has other names than the fields of common.json, but may repeat one that a kind takes over', async () => {
    const { kind, notes, fields } = await makeKind({
      name: { type: 'string' },
      created_at: { type: 'string' },
      taken: { type: 'number' },
      own: { type: 'number' },
    });
    expect(Object.keys(kind.properties)).toEqual(['source_created_at', 'taken', 'own']);
    expect(fields).toBe(3);
    expect(notes).toEqual([
      'x.json:1:32 "name" is part of every kind as "name".',
      'x.json:1:57 "created_at" is called "source_created_at".',
    ]);
  });

  it('comes with the notes in the order of the file, and then with what was removed', async () => {
    const { notes } = await makeKind(
      {
        code: { type: 'string', pattern: '^(a+)+$' },
        size: { type: 'number', multipleOf: 2 },
      },
      [kindAt(1)],
      { required: ['code'] },
    );
    expect(notes).toEqual([
      'x.json:1:32 "code" is required, which only fields inside objects and tables can be.',
      `x.json:1:101 "multipleOf": 2 is left out, as a kind file can't express it here.`,
      `x.json: code.pattern was left out: "pattern" "^(a+)+$" gets ever slower on long texts that don't match, as "a+" can match them in many ways.`,
    ]);
  });
});

describe('no kind is made', () => {
  it('of a file that holds no schema', async () => {
    expect(await make({}, [kindAt(1)], { properties: undefined })).toEqual({
      fault: 'x.json holds no JSON Schema of an object: it has no "properties".',
    });
  });

  it('without a field', async () => {
    expect(await make({ name: { type: 'string' } })).toEqual({
      fault: 'x.json holds nothing that a field can be made from.',
    });
  });

  it('beside no other kind, as it would lack the fields of common.json', async () => {
    expect(await make({ power: { type: 'number' } }, [])).toEqual({
      fault:
        'No kind can be made from x.json: schemas/kinds/heat_store.json:22:11 "fields" is empty, but needs at least 1 entry.',
    });
  });

  it('if the other files have a problem', async () => {
    const given = {
      file: 'x.json',
      text: JSON.stringify({ type: 'object', properties: { a: { type: 'number' } } }),
      beside: () => undefined,
    };
    const broken = new Map([...texts, ['schemas/extra.json', '{']]);
    const made = await kindFromFile({ given, subclass: 'heat', schemas: { texts: broken, icons, kinds: [kindAt(1)] } });
    expect(made).toEqual({
      fault: 'No kind can be made from x.json: schemas/extra.json:1:2 is not valid JSON: a closing } is missing.',
    });
  });
});
