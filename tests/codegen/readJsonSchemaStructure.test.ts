import { describe, expect, it } from 'vitest';
import { documentKind, draftDocument, roundTrip, sentDocument } from './documentKind.ts';

const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };

function object(properties: object, words: object = {}) {
  return { type: 'object', properties, additionalProperties: false, ...words };
}

describe('a list', () => {
  it('of objects has a column for each property', () => {
    const { definition } = documentKind(
      object({
        units: {
          type: 'array',
          minItems: 1,
          maxItems: 4,
          items: object({ power: NUMBER, tag: TEXT }, { required: ['tag'] }),
        },
      }),
    );
    expect(definition.fields.units).toMatchObject({ type: 'rows', table: { row: 'item', least: 1, most: 4 } });
    expect(Object.keys(definition.fields.units?.table?.fields ?? {})).toEqual(['power', 'tag']);
  });

  it('of values has one column; values that may not repeat are unique', () => {
    const { definition } = documentKind(
      object({ tags: { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } } }),
    );
    expect(definition.fields.tags?.table).toMatchObject({
      isList: true,
      unique: ['value'],
      fields: { value: { type: 'choice' } },
    });
  });

  it.each<[words: object, lists: unknown[]]>([
    [{ items: TEXT }, [[], ['a', ''], ['a']]],
    [{ items: { type: 'array', items: NUMBER } }, [[[], [1, 2]], []]],
    [{ items: object({ a: TEXT, b: NUMBER }) }, [[{}, { a: 'x' }, { b: 0 }]]],
    [{ items: object({ inner: object({ a: NUMBER }) }) }, [[{}, { inner: {} }, { inner: { a: 1 } }]]],
    [{ items: object({ inner: object({}) }) }, [[{}, { inner: {} }]]],
    [{ items: { type: ['string', 'null'] } }, [[null, 'x']]],
    [{ items: object({ a: { type: ['string', 'null'] } }) }, [[{}, { a: null }, { a: 'x' }]]],
    [{ items: { oneOf: [object({ a: NUMBER }), { type: 'null' }] } }, [[null, {}, { a: 1 }]]],
    [
      { items: object({ list: { type: ['array', 'null'], items: NUMBER } }) },
      [[{}, { list: null }, { list: [] }, { list: [1] }]],
    ],
    [
      { items: { anyOf: [NUMBER, object({ min: NUMBER, max: NUMBER }, { required: ['min', 'max'] })] } },
      [[1, { min: 0, max: 2 }]],
    ],
    [{ items: { type: 'object', additionalProperties: NUMBER } }, [[{}, { a: 1 }]]],
    [{ prefixItems: [TEXT, { type: 'boolean' }], items: NUMBER }, [['a', true], ['a', false, 1, 2], ['a']]],
    [
      { prefixItems: [object({ a: NUMBER }), NUMBER], items: false },
      [
        [{}, 1],
        [{ a: 2 }, 3],
      ],
    ],
    [{ items: [TEXT, NUMBER], additionalItems: false }, [['a', 1]]],
    [{ prefixItems: [NUMBER], minItems: 1 }, [[1, 'any', { thing: [] }]]],
  ])('of %j is kept', (words, lists) => {
    const kind = documentKind(object({ list: { type: 'array', ...words } }));
    expect(kind.faults).toEqual([]);
    for (const list of lists) expect(roundTrip(kind, { list })).toEqual({ list });
    expect(roundTrip(kind, {})).toEqual({});
  });

  it('of fixed places is a tuple', () => {
    const { definition } = documentKind(
      object({ point: { prefixItems: [{ ...NUMBER, title: 'Longitude' }, NUMBER], items: false } }),
    );
    expect(definition.fields.point?.table).toMatchObject({ makes: 'tuple', least: 0, most: 1 });
    expect(Object.keys(definition.fields.point?.table?.fields ?? {})).toEqual(['0', '1']);
  });
});

describe('an object', () => {
  it('that is required is a part of the form, even while it is empty', () => {
    const kind = documentKind(object({ site: object({ a: TEXT }) }, { required: ['site'] }));
    expect(kind.definition.objects).toEqual({ site: { title: 'Site', required: true } });
    expect(roundTrip(kind, { site: {} })).toEqual({ site: {} });
  });

  it('that may be left out is a part of the form where nothing in it is required', () => {
    const kind = documentKind(object({ site: object({ a: TEXT, list: { type: 'array', items: TEXT } }) }));
    expect(kind.definition.objects).toEqual({ site: { title: 'Site' } });
    const store = draftDocument(kind, {});
    expect(sentDocument(kind, store)).toEqual({});
    expect(roundTrip(kind, { site: {} })).toEqual({ site: {} });
    store.type('site/a', 'x');
    expect(sentDocument(kind, store)).toEqual({ site: { a: 'x' } });
    store.type('site/a', '');
    expect(sentDocument(kind, store)).toEqual({});
  });

  it.each([
    [object({ a: TEXT }, { required: ['a'] })],
    [object({ a: { ...TEXT, default: 'x' } })],
    [object({ a: { type: ['string', 'null'] } })],
    [object({ a: TEXT }, { default: { a: 'x' } })],
    [object({})],
  ])('that may be left out is there or not: %j', (site) => {
    const kind = documentKind(object({ site }));
    expect(kind.definition.fields.site?.table).toMatchObject({ makes: 'object', least: 0, most: 1 });
    for (const record of [{}, { site: { a: 'y' } }])
      if (kind.isValid(record)) expect(roundTrip(kind, record)).toEqual(record);
  });

  it('that may be null is null where it is not there', () => {
    const kind = documentKind(object({ site: { anyOf: [object({ a: TEXT }), { type: 'null' }] } }));
    for (const site of [null, {}, { a: 'x' }]) expect(roundTrip(kind, { site })).toEqual({ site });
    expect(roundTrip(kind, {})).toEqual({});
  });

  it('keeps the defaults that the object around it states', () => {
    const { definition } = documentKind(
      object({ site: object({ a: TEXT }, { default: { a: 'x' } }) }, { required: ['site'] }),
    );
    expect(definition.fields['site/a']?.default).toBe('x');
  });

  it('has its properties in the order of the uiSchema', () => {
    const { definition } = documentKind(object({ a: TEXT, b: TEXT, c: TEXT, d: TEXT }), {
      'ui:order': ['c', '*', 'a'],
    });
    expect(Object.keys(definition.fields)).toEqual(['c', 'b', 'd', 'a']);
    expect(definition.tabs[0]?.groups[0]?.items).toEqual(['c', 'b', 'd', 'a']);
  });

  it.each(['a/b', 'a~b', '=a', '?a', '*', '*a', '#a', 'Is it "quoted"?', 'then'])(
    'may have a property called %s',
    (name) => {
      const kind = documentKind(object({ [name]: TEXT, site: object({ [name]: NUMBER }, { required: [name] }) }));
      const record = { [name]: 'x', site: { [name]: 1 } };
      expect(roundTrip(kind, record)).toEqual(record);
    },
  );

  it('draws no property that is forbidden', () => {
    expect(Object.keys(documentKind(object({ a: false, b: TEXT })).definition.fields)).toEqual(['b']);
  });
});

describe('properties without a name in the schema', () => {
  it('are shown where the schema mentions them', () => {
    const kind = documentKind({ properties: { a: TEXT }, additionalProperties: NUMBER });
    expect(kind.definition.fields['*']).toMatchObject({
      hidden: false,
      title: 'Other properties',
      table: { makes: 'entries' },
    });
    expect(roundTrip(kind, { a: 'x', b: 1, c: 2 })).toEqual({ a: 'x', b: 1, c: 2 });
  });

  it('are kept unseen where it does not', () => {
    const kind = documentKind({ properties: { a: TEXT } });
    expect(kind.definition.fields['*']?.hidden).toBe(true);
    expect(kind.definition.tabs[0]?.groups[0]?.items).toEqual(['a']);
    expect(roundTrip(kind, { a: 'x', b: [{}], c: null })).toEqual({ a: 'x', b: [{}], c: null });
  });

  it.each(['additionalProperties', 'unevaluatedProperties'])('are not there where %s is false', (word) => {
    expect(Object.keys(documentKind({ properties: { a: TEXT }, [word]: false }).definition.fields)).toEqual(['a']);
  });

  it('are entries if there are no others', () => {
    const kind = documentKind(
      object({ notes: { type: 'object', additionalProperties: TEXT, minProperties: 1, maxProperties: 3 } }),
    );
    expect(kind.definition.fields.notes?.table).toMatchObject({
      makes: 'entries',
      least: 1,
      most: 3,
      unique: ['name'],
    });
    expect(roundTrip(kind, { notes: { a: 'x', b: '' } })).toEqual({ notes: { a: 'x', b: '' } });
  });

  it('have names that fit a pattern, or come from a list', () => {
    const byPattern = documentKind({
      type: 'object',
      patternProperties: { '^x': NUMBER, '^y': TEXT },
      additionalProperties: false,
    });
    expect(byPattern.definition.fields.value?.table?.fields.name?.pattern).toBe('(?:^x)|(?:^y)');
    expect(roundTrip(byPattern, { x: 1, y: 'a' })).toEqual({ x: 1, y: 'a' });
    const listed = documentKind({ type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: NUMBER });
    expect(listed.definition.fields.value?.table?.fields.name).toMatchObject({ type: 'choice' });
    const named = documentKind({
      type: 'object',
      propertyNames: { pattern: '^[a-z]$', maxLength: 1 },
      additionalProperties: NUMBER,
    });
    expect(named.definition.fields.value?.table?.fields.name).toMatchObject({ pattern: '^[a-z]$', maxLength: 1 });
  });
});
