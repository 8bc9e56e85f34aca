import { describe, expect, it } from 'vitest';
import { documentKind, draftDocument, roundTrip, sentDocument } from './documentKind.ts';

const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };

function object(properties: object, words: object = {}) {
  return { type: 'object', properties, additionalProperties: false, ...words };
}

const PIPE = object({ kind: { const: 'pipe' }, operator: TEXT }, { title: 'Pipeline', required: ['kind', 'operator'] });
const SHIP = object({ kind: { const: 'ship' }, size: NUMBER }, { required: ['kind'] });

describe('one of several shapes', () => {
  it('that a property chooses is a variant', () => {
    const kind = documentKind(object({ supply: { title: 'Supply', oneOf: [PIPE, SHIP] } }, { required: ['supply'] }));
    expect(kind.definition.objects).toEqual({ supply: { title: 'Supply', required: true, variant: 'kind' } });
    expect(Object.keys(kind.definition.fields)).toEqual(['supply/kind', 'supply/=pipe/operator', 'supply/=ship/size']);
    expect(kind.definition.fields['supply/kind']).toMatchObject({
      type: 'choice',
      required: true,
      choices: [
        { value: 'pipe', label: 'Pipeline' },
        { value: 'ship', label: 'ship' },
      ],
    });
    for (const supply of [{ kind: 'pipe', operator: 'x' }, { kind: 'ship' }])
      expect(roundTrip(kind, { supply })).toEqual({ supply });
  });

  it('that may be left out is left out while no case is chosen', () => {
    const kind = documentKind(object({ supply: { oneOf: [PIPE, SHIP] } }));
    const store = draftDocument(kind, {});
    expect(sentDocument(kind, store)).toEqual({});
    store.change({ 'supply/kind': 'ship' });
    expect(sentDocument(kind, store)).toEqual({ supply: { kind: 'ship' } });
    store.change({ 'supply/kind': '' });
    expect(sentDocument(kind, store)).toEqual({});
  });

  it('is a variant in the rows of a list as well', () => {
    const kind = documentKind(object({ list: { type: 'array', items: { oneOf: [PIPE, SHIP] } } }));
    expect(kind.definition.fields.list?.table).toMatchObject({ isList: true, objects: { value: { variant: 'kind' } } });
    const list = [
      { kind: 'ship', size: 2 },
      { kind: 'pipe', operator: '' },
    ];
    expect(roundTrip(kind, { list })).toEqual({ list });
  });

  it('keeps what all have in common beside the choice', () => {
    const kind = documentKind(
      object(
        {
          supply: {
            type: 'object',
            properties: { note: TEXT },
            oneOf: [
              { ...PIPE, additionalProperties: true },
              { ...SHIP, additionalProperties: true },
            ],
          },
        },
        { required: ['supply'] },
      ),
    );
    expect(Object.keys(kind.definition.fields)).toEqual([
      'supply/kind',
      'supply/note',
      'supply/=pipe/operator',
      'supply/=pipe/*',
      'supply/=ship/size',
      'supply/=ship/*',
    ]);
    const supply = { kind: 'ship', size: 1, note: 'x', other: [1] };
    expect(roundTrip(kind, { supply })).toEqual({ supply });
  });

  it('has a case for each value of a shape with nothing else', () => {
    const plain = object({ kind: { enum: ['a', 'b'] } }, { required: ['kind'] });
    const { definition } = documentKind(object({ supply: { oneOf: [plain, SHIP] } }));
    expect(definition.fields['supply/kind']?.choices?.map(({ value }) => value)).toEqual(['a', 'b', 'ship']);
  });

  it('has its options listed where one of them takes several values and has more', () => {
    const both = object({ kind: { enum: ['a', 'b'] }, size: NUMBER }, { required: ['kind'] });
    const kind = documentKind(object({ supply: { oneOf: [both, SHIP] } }));
    expect(kind.definition.fields.supply?.table?.makes).toBe('option');
    for (const supply of [{ kind: 'b', size: 1 }, { kind: 'ship' }])
      expect(roundTrip(kind, { supply })).toEqual({ supply });
  });

  it('without a distinguishing property has its options listed by title or type', () => {
    const kind = documentKind(
      object({
        heights: {
          anyOf: [
            object({ min: NUMBER }, { title: 'Range' }),
            { type: 'array', items: NUMBER },
            { type: 'array', items: TEXT },
            NUMBER,
          ],
        },
      }),
    );
    expect(kind.definition.fields.heights?.table).toMatchObject({
      makes: 'option',
      least: 0,
      most: 1,
      objects: { value: { title: '', variant: 'option' } },
    });
    expect(kind.definition.fields.heights?.table?.fields['value/option']?.choices?.map(({ label }) => label)).toEqual([
      'Range',
      'List 1',
      'List 2',
      'Number',
    ]);
    for (const heights of [{}, { min: 2 }, [1], ['a'], [], 3])
      expect(roundTrip(kind, { heights })).toEqual({ heights });
  });

  it('shows a value in the shape that leaves nothing unseen', () => {
    const kind = documentKind({
      properties: { id: { anyOf: [{ properties: { street: TEXT } }, { properties: { point: TEXT } }] } },
    });
    expect(draftDocument(kind, { id: { point: 'DE-7' } }).text('id')).toContain('"value/option":"1"');
    expect(draftDocument(kind, { id: { street: 'Quay' } }).text('id')).toContain('"value/option":"0"');
    expect(draftDocument(kind, { id: {} }).text('id')).toContain('"value/option":"0"');
  });

  it('is distinguished from others by the fewest and most items of its lists', () => {
    const kind = documentKind(
      object({
        p: {
          oneOf: [
            { type: 'array', items: NUMBER, minItems: 3 },
            { type: 'array', items: NUMBER, maxItems: 2, title: 'Few' },
          ],
        },
      }),
    );
    expect(draftDocument(kind, { p: [1] }).text('p')).toContain('"value/option":"1"');
    expect(draftDocument(kind, { p: [1, 2, 3] }).text('p')).toContain('"value/option":"0"');
  });

  it('is one shape where the others only limit it in another way', () => {
    const kind = documentKind(object({ a: TEXT, b: TEXT }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }));
    expect(kind.isWrapped).toBe(false);
    expect(Object.keys(kind.definition.fields)).toEqual(['a', 'b']);
    expect(kind.definition.fields.a?.required).toBe(false);
  });

  it('holds the only field of the form where the whole document is one', () => {
    const kind = documentKind({
      title: 'Site',
      type: 'object',
      properties: { note: TEXT },
      oneOf: [
        { properties: { a: NUMBER }, required: ['a'] },
        { properties: { b: NUMBER }, required: ['b'] },
      ],
    });
    expect(kind.isWrapped).toBe(true);
    expect(Object.keys(kind.definition.fields)).toEqual(['value']);
    for (const record of [
      { note: 'x', b: 1 },
      { a: 0, more: true },
    ])
      expect(roundTrip(kind, record)).toEqual(record);
  });

  it.each([
    ['text', { type: 'string' }, 'x'],
    ['list', { type: 'array', items: NUMBER }, [1]],
    ['variant', { oneOf: [PIPE, SHIP] }, { kind: 'ship' }],
  ])('a document that is a %s is the only field', (_, schema, document) => {
    const kind = documentKind(schema);
    expect(kind.isWrapped).toBe(true);
    expect(kind.definition.tabs[0]?.groups[0]?.items).toEqual(['value']);
    expect(roundTrip(kind, document)).toEqual(document);
  });

  it('combines several lists of shapes', () => {
    const kind = documentKind(
      object({
        p: {
          type: 'object',
          allOf: [{ anyOf: [{ properties: { a: TEXT } }, { properties: { b: TEXT } }] }],
          oneOf: [{ properties: { c: NUMBER } }, { properties: { d: NUMBER } }],
        },
      }),
    );
    expect(kind.definition.fields.p?.table?.fields['value/option']?.choices).toHaveLength(4);
    for (const p of [
      { a: 'x', c: 1 },
      { b: 'x', d: 1 },
    ])
      expect(roundTrip(kind, { p })).toEqual({ p });
  });
});

describe('all of several schemas', () => {
  it('are one', () => {
    const { definition } = documentKind({
      allOf: [
        { properties: { a: { type: ['string', 'number'], minimum: 1 } }, required: ['a'] },
        {
          properties: { a: { type: 'integer', minimum: 3, maximum: 9, title: 'A' }, b: TEXT },
          additionalProperties: false,
        },
      ],
    });
    expect(definition.fields).toMatchObject({
      a: { type: 'integer', title: 'A', minimum: 3, maximum: 9, required: true },
      b: { type: 'text' },
    });
  });

  it('share values and places', () => {
    const { definition } = documentKind({
      properties: {
        e: { allOf: [{ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b'] }] },
        t: { allOf: [{ prefixItems: [TEXT] }, { prefixItems: [{ title: 'First' }, NUMBER], maxItems: 2 }] },
        o: { allOf: [{ additionalProperties: NUMBER }, { additionalProperties: { minimum: 0 } }] },
      },
    });
    expect(definition.fields.e?.choices?.map(({ value }) => value)).toEqual(['b', 'c']);
    expect(definition.fields.t?.table?.fields).toMatchObject({
      0: { type: 'text', title: 'First' },
      1: { type: 'number' },
    });
    expect(definition.fields.o?.table?.fields.value).toMatchObject({ type: 'number', minimum: 0 });
  });
});
