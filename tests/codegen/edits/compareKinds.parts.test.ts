import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { fieldRules } from '#codegen/edits/fieldRules.ts';
import type { CurveSchema, FieldSchema, KindFile, TabSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toDeclared } from './toDeclared.ts';

const compare = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  toDeclared(compareKinds(unexpandedKind(before), unexpandedKind(after)), fieldRules);

const NUMBER: FieldSchema = { type: 'number', title: 'Power' };
const LIST: FieldSchema = { type: 'string', title: 'Speeds', 'x-list': 'numbers', default: '1, 2' };

describe('a tab', () => {
  const kind = (words: Partial<TabSchema>, curves: Record<string, CurveSchema> = {}) => ({
    properties: { power: NUMBER, speeds: LIST, shares: LIST },
    required: ['power'],
    'x-curves': curves,
    'x-tabs': [{ id: 'general', groups: [{ title: 'All', fields: ['power', 'wear'] }], ...words }],
  });
  const { 'x-tabs': _, ...untabbed } = kind({});
  const WHEN = { 'x-shown-when': 'spare' };

  it.each<[string, Partial<KindFile>, Partial<KindFile>, string[]]>([
    ['is new', untabbed, kind({ title: 'General' }), ['added tab.id general: text']],
    ['is gone', kind({ title: 'General' }), untabbed, ['removed tab.id general: text']],
    ['has another title', kind({ title: 'A' }), kind({ title: 'B' }), ['changed tab.title general: text']],
    ['has a title', kind({}), kind({ title: 'B' }), ['added tab.title general: text']],
    [
      'has other groups',
      kind({}),
      kind({ groups: [{ title: 'All', fields: ['power'] }] }),
      ['changed tab.groups general: text'],
    ],
    [
      'is shown only under a condition',
      kind({}),
      kind(WHEN),
      ['added tab.x-shown-when power: shown', 'added tab.x-shown-when wear: shown'],
    ],
    [
      'is always shown',
      kind(WHEN),
      kind({}),
      ['removed tab.x-shown-when power: shownRequired', 'removed tab.x-shown-when wear: shown'],
    ],
    [
      'is emptied when hidden',
      kind({}),
      kind({ 'x-when-hidden': 'clear' }),
      ['added tab.x-when-hidden power: shown', 'added tab.x-when-hidden wear: shown'],
    ],
    [
      'is kept when hidden, in words',
      kind({}),
      kind({ 'x-when-hidden': 'keep' }),
      ['added tab.x-when-hidden power: text', 'added tab.x-when-hidden wear: text'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });

  it('with a curve holds the fields of the curve', () => {
    const ofLists: CurveSchema = {
      title: 'Wear',
      x: { title: 'A', field: 'speeds' },
      y: [{ title: 'B', field: 'shares' }],
    };
    const numbered: CurveSchema = {
      title: 'Wear',
      x: { title: 'A', from: 0, to: 1 },
      y: [{ title: 'B', fields: 'w{x}' }],
    };
    const subjects = (wear: CurveSchema) =>
      compare(kind({}, { wear }), kind(WHEN, { wear })).map((edit) => edit.replace('added tab.x-shown-when ', ''));
    expect(subjects(ofLists)).toEqual(['power: shown', 'speeds: shown', 'shares: shown']);
    expect(subjects(numbered)).toEqual(['power: shown', 'w0: shown', 'w1: shown']);
  });
});

describe('a part of the record', () => {
  const object = (properties: Record<string, FieldSchema>, words: FieldSchema = {}): FieldSchema => ({
    ...{ type: 'object', title: 'Box', properties },
    ...words,
  });
  const table = (items: FieldSchema, words: FieldSchema = {}): FieldSchema => ({
    ...{ type: 'array', title: 'Ports', 'x-row': 'port', items },
    ...words,
  });
  const TYPE: FieldSchema = { type: 'string', title: 'Type', enum: ['fixed', 'flex'], default: 'fixed' };
  const tariff = (...cases: string[]) =>
    object(
      { type: TYPE },
      {
        'x-choice': 'type',
        'x-cases': Object.fromEntries(cases.map((own) => [own, { properties: { [`${own}Price`]: NUMBER } }])),
      },
    );
  const ROWS = table(object({ power: NUMBER }));

  it.each<[string, FieldSchema | undefined, FieldSchema, string[]]>([
    [
      'is a new object',
      undefined,
      object({ power: NUMBER }, { description: 'Help' }),
      ['added fields.object own: text', 'added fields.field own/power: more'],
    ],
    ['has another title', object({}), object({}, { title: 'Case' }), ['changed field.title own: text']],
    [
      'has one case more',
      tariff('fixed'),
      tariff('fixed', 'flex'),
      ['added field.x-cases own/=flex: text', 'added fields.field own/=flex/flexPrice: more'],
    ],
    [
      'has no cases',
      tariff('fixed'),
      object({ type: TYPE }),
      [
        'removed field.required own/type: looser',
        'removed field.x-cases own/=fixed: text',
        'removed field.x-choice own: retyped',
        'removed fields.field own/=fixed/fixedPrice: gone',
      ],
    ],
    ['is a new table', undefined, ROWS, ['added fields.field own: more']],
    [
      'is a table of which a column has a limit',
      ROWS,
      table(object({ power: { ...NUMBER, minimum: 0 } })),
      ['added field.minimum own/#/power: tighter'],
    ],
    [
      'is a table of which a row has help',
      ROWS,
      table(object({ power: NUMBER }, { description: 'Help' })),
      ['added field.description own/#/: text'],
    ],
    [
      'is a table of another sort of row',
      ROWS,
      table(object({ power: NUMBER }), { 'x-row': 'line' }),
      ['changed field.x-row own: text'],
    ],
    [
      'is a list of which a value has a limit',
      table(NUMBER),
      table({ ...NUMBER, maximum: 9 }),
      ['added field.maximum own/#/value: tighter'],
    ],
    [
      'is a list and no table',
      ROWS,
      table(NUMBER),
      [
        'changed field.items own: retyped',
        'removed fields.field own/#/power: gone',
        'added fields.field own/#/value: demanded',
        'removed field.title own/#/: text',
        'removed field.type own/#/: retyped',
      ],
    ],
    [
      'is a map',
      NUMBER,
      { ...object({}), title: 'Power', 'x-map': { x: { title: 'A' }, y: { title: 'B' }, z: { title: 'C' } } },
      ['changed field.type own: retyped', 'added field.x-map own: retyped'],
    ],
    [
      'is a document of another sort',
      { ...object({}), 'x-schema': 'a.json' },
      { ...object({}), 'x-schema': 'b.json' },
      ['changed field.x-schema own: retyped'],
    ],
    ['may be null', NUMBER, { ...NUMBER, type: ['number', 'null'] }, []],
  ])('%s', (_what, before, after, expected) => {
    const kind = (own: FieldSchema | undefined) => (own ? { properties: { own } } : {});
    const found = compare(kind(before), kind(after));
    expect(found.sort()).toEqual(expected.sort());
  });

  it('is a table in a table, which is one edit where it is gone', () => {
    const sites = (...inner: FieldSchema[]) => ({
      properties: {
        sites: table(object({ power: NUMBER, ...Object.fromEntries(inner.map((own) => ['ports', own])) })),
      },
    });
    expect(compare(sites(ROWS), sites())).toEqual(['removed fields.field sites/#/ports: gone']);
    expect(compare(sites(ROWS), sites(table(object({ power: { ...NUMBER, title: 'P' } }))))).toEqual([
      'changed field.title sites/ports/#/power: text',
    ]);
    expect(compare(sites(ROWS), {})).toEqual(['removed fields.field sites: gone']);
  });
});

it('words of the kind itself are for people', () => {
  const kind = { plural: 'Probes', icon: 'fan', order: 1 };
  const before = { title: 'Probe', 'x-kind': kind, 'x-note': 'Once' };
  const after = { title: 'Sonde', description: 'Help', 'x-kind': { ...kind, icon: 'wind', family: 'Wind' } };
  expect(compare(before, after)).toEqual([
    'changed kind.title : text',
    'removed kind.x-note : text',
    'changed kind.x-kind.icon : text',
    'added kind.description : text',
    'added kind.x-kind.family : text',
  ]);
});
