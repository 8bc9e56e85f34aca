import { describe, expect, it } from 'vitest';
import { describeEdit, proposeChange } from '#codegen/edits/describeEdit.ts';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { judgeEdit, toShort } from './editedKind.ts';

const A: FieldSchema = { type: 'number', title: 'A', 'x-unit': 'kW', minimum: 0, maximum: 100, default: 5 };
const CHOICE: FieldSchema = { type: 'string', title: 'Mode', enum: ['slow', 'fast'], default: 'slow' };
const BOX: FieldSchema = { type: 'object', title: 'Box' };
const ROWS: FieldSchema = {
  type: 'array',
  title: 'Rows',
  'x-row': 'row',
  items: { type: 'object', properties: { price: { type: 'number', title: 'Price', 'x-unit': 'kW' } } },
};

function kind(properties: Record<string, FieldSchema>, words: Partial<KindFile> = {}): KindFile {
  return {
    $schema: '../kind.schema.json',
    $id: 'probe',
    title: 'Probe',
    'x-kind': { plural: 'Probes', icon: 'fan', order: 1 },
    properties,
    'x-tabs': [{ id: 'general', groups: [{ title: 'All', fields: ['name', ...Object.keys(properties)] }] }],
    ...words,
  } as KindFile;
}

function version(changes: ChangeSchema[]): Partial<KindFile> {
  return { 'x-version': 2, 'x-changes': { 2: changes } };
}

const short = (before: KindFile, after: KindFile) =>
  toShort(judgeEdit(before, after)).filter((edit) => !/ (?:tab\.groups|kind\.x-version) /.test(edit));

describe('an edit of a field', () => {
  it.each<[string, FieldSchema, FieldSchema, string[]]>([
    ['a title', A, { ...A, title: 'B' }, ['changed field.title a: text']],
    ['a limit that is tighter', A, { ...A, minimum: 1 }, ['changed field.minimum a: tighter']],
    ['a limit that is looser', A, { ...A, maximum: 200 }, ['changed field.maximum a: looser']],
    [
      'a limit that is stated by another word',
      { type: 'number', title: 'A', minimum: 0 },
      { type: 'number', title: 'A', exclusiveMinimum: 0 },
      ['removed field.minimum a: tighter', 'added field.exclusiveMinimum a: tighter'],
    ],
    ['a unit', A, { ...A, 'x-unit': 'MW' }, ['changed field.x-unit a: unit']],
    ['a default', A, { ...A, default: 6 }, ['changed field.default a: default']],
    ['whole numbers', A, { ...A, type: 'integer' }, ['changed field.type a: tighter']],
    ['any numbers', { ...A, type: 'integer' }, A, ['changed field.type a: looser']],
    ['a number that may be null', A, { ...A, type: ['number', 'null'] }, []],
    ['a choice that is no more', CHOICE, { ...CHOICE, enum: ['slow'] }, ['changed field.enum a: lost']],
    ['another choice', CHOICE, { ...CHOICE, enum: ['slow', 'fast', 'off'] }, ['changed field.enum a: looser']],
    ['choices in another order', CHOICE, { ...CHOICE, enum: ['fast', 'slow'] }, ['changed field.enum a: text']],
    [
      'the most rows, where there is a limit without one',
      ROWS,
      { ...ROWS, maxItems: 2000 },
      ['added field.maxItems a: looser'],
    ],
    ['fewer rows', ROWS, { ...ROWS, maxItems: 20 }, ['added field.maxItems a: tighter']],
    [
      'a column that is no more',
      { ...ROWS, items: { type: 'object', properties: { price: A, cost: A } } },
      { ...ROWS, items: { type: 'object', properties: { price: A } } },
      ['removed fields.field a/#/cost: gone'],
    ],
    ['a condition', A, { ...A, 'x-shown-when': 'locked' }, ['added field.x-shown-when a: shown']],
  ])('%s', (_name, before, after, edits) => {
    expect(short(kind({ a: before }), kind({ a: after }))).toEqual(edits);
  });

  it('a required field is removed, and a required one is added', () => {
    const after = kind({ box: { ...BOX, properties: { b: { type: 'number', title: 'B' } }, required: ['b'] } });
    expect(short(kind({ box: { ...BOX, properties: { a: A }, required: ['a'] } }), after)).toEqual([
      'removed fields.field box/a: gone',
      'added fields.field box/b: demanded',
    ]);
  });

  it('a table that is gone is one edit', () => {
    expect(short(kind({ a: A, rows: ROWS }), kind({ a: A }))).toEqual(['removed fields.field rows: gone']);
  });
});

describe('an edit that the changes of a version state', () => {
  it.each<[string, KindFile, KindFile, string[]]>([
    ['a name', kind({ a: A }), kind({ b: A }, version([{ rename: 'a', to: 'b' }])), []],
    [
      'a unit, with the limits in it',
      kind({ a: A }),
      kind(
        { a: { ...A, 'x-unit': 'MW', maximum: 0.1, default: 0.005 } },
        version([{ scale: 'a', from: 'kW', to: 'MW' }]),
      ),
      ['changed field.x-unit a: carried'],
    ],
    [
      'a unit and a tighter limit',
      kind({ a: A }),
      kind(
        { a: { ...A, 'x-unit': 'MW', maximum: 0.05, default: 0.005 } },
        version([{ scale: 'a', from: 'kW', to: 'MW' }]),
      ),
      ['changed field.x-unit a: carried', 'changed field.maximum a: tighter'],
    ],
    [
      'choices',
      kind({ a: CHOICE }),
      kind({ a: { ...CHOICE, enum: ['slow', 'rapid'] } }, version([{ map: 'a', values: { fast: 'rapid' } }])),
      [],
    ],
    [
      'a field that is no more',
      kind({ a: A, b: A }),
      kind({ a: A }, version([{ drop: 'b' }])),
      ['removed fields.field b: carried'],
    ],
    [
      'a field that has to be there',
      kind({ a: A, box: { ...BOX, properties: { c: A } } }),
      kind(
        { a: A, box: { ...BOX, properties: { c: A, b: { ...A, title: 'B' } }, required: ['b'] } },
        version([{ add: 'box/b', value: 'a * 2' }]),
      ),
      ['added fields.field box/b: calculated'],
    ],
    [
      'a table and its column',
      kind({ rows: ROWS }),
      kind(
        {
          lines: {
            ...ROWS,
            items: { type: 'object', properties: { cost: { type: 'number', title: 'Price', 'x-unit': 'kW' } } },
          },
        },
        version([
          { rename: 'rows', to: 'lines' },
          { in: 'rows', rename: 'price', to: 'cost' },
        ]),
      ),
      [],
    ],
    [
      'a rule between renamed fields',
      kind({ a: A, b: { ...A, title: 'B' } }, { 'x-rules': [{ field: 'a', below: 'b' }] }),
      kind(
        { c: A, b: { ...A, title: 'B' } },
        { 'x-rules': [{ field: 'c', below: 'b' }], ...version([{ rename: 'a', to: 'c' }]) },
      ),
      [],
    ],
  ])('%s', (_name, before, after, edits) => {
    expect(short(before, after).filter((edit) => !edit.startsWith('added kind.x-changes 2: carried'))).toEqual(edits);
  });

  it('an earlier name keeps stored values, but not what clients send', () => {
    expect(short(kind({ a: A }), kind({ b: { ...A, 'x-renamed-from': ['a'] } }))).toEqual([
      'added field.x-renamed-from b: renamed',
    ]);
  });

  it('changes of a version that was in use are judged themselves', () => {
    const before = kind({ b: A }, version([{ rename: 'a', to: 'b' }]));
    expect(short(before, kind({ b: A }, { 'x-version': 2 }))).toEqual(['removed kind.x-changes 2: gone']);
    expect(short(before, kind({ b: A }, version([{ rename: 'c', to: 'b' }])))).toEqual([
      'changed kind.x-changes 2: rewritten',
    ]);
  });
});

describe('the proposal', () => {
  const propose = (before: KindFile, after: KindFile) => {
    const edits = judgeEdit(before, after);
    return edits.flatMap((edit) => proposeChange(edit, edits) ?? []);
  };

  it.each<[string, KindFile, KindFile, ChangeSchema[]]>([
    ['a field of the same title', kind({ a: A }), kind({ b: A }), [{ rename: 'a', to: 'b' }]],
    ['nothing like it', kind({ a: A }), kind({ b: { ...A, title: 'B' } }), [{ drop: 'a' }]],
    ['another unit', kind({ a: A }), kind({ a: { ...A, 'x-unit': 'MW' } }), [{ scale: 'a', from: 'kW', to: 'MW' }]],
    [
      'another choice',
      kind({ a: CHOICE }),
      kind({ a: { ...CHOICE, enum: ['slow', 'rapid'] } }),
      [{ map: 'a', values: { fast: 'rapid' } }],
    ],
  ])('for %s', (_name, before, after, changes) => {
    expect(propose(before, after)).toEqual(changes);
  });
});

it('says what was edited, and what it means for whom', () => {
  const [edit] = judgeEdit(kind({ a: A }), kind({ a: { ...A, minimum: 1 } }));
  expect(edit && describeEdit(edit)).toBe(
    '.a "minimum" is 1; it was 0; values that were accepted are now refused. Stored data risky, writers breaking, readers safe.',
  );
});
