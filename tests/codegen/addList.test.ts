import { describe, expect, it } from 'vitest';
import { addList } from '#codegen/json-schema/addList.ts';
import type { Place } from '#codegen/json-schema/SchemaForm.ts';
import { drawnSchema } from './drawnSchema.ts';
import { DRAWN } from './resolvedSchema.ts';

const draw = (schema: object, place: Partial<Place> = {}) => drawnSchema(addList, schema, place);
const NUMBER = { type: 'number' };
const OBJECT = { type: 'object', properties: { n: NUMBER }, additionalProperties: false };
const HEAD = { row: 'item', least: 0, most: 100_000 };

describe('a list', () => {
  it('of values is a table of one column', () => {
    const { field, added } = draw({ type: 'array', items: NUMBER });
    const value = { ...DRAWN, name: 'value', title: 'Value', type: 'text' };
    expect(field).toStrictEqual({ ...DRAWN, type: 'rows', table: { ...HEAD, isList: true, fields: { value } } });
    expect(added).toEqual([{ place: { name: 'value', title: 'Value', isRequired: true, ui: {} }, words: NUMBER }]);
  });

  it('of objects is a table of their properties', () => {
    const { field } = draw({ type: 'array', items: OBJECT });
    const n = { ...DRAWN, name: 'n', title: 'N', required: false, type: 'text' };
    expect(field?.table).toStrictEqual({ ...HEAD, fields: { n } });
  });

  it('of a limited length has its limits', () => {
    expect(draw({ items: NUMBER, minItems: 2, maxItems: 5 }).field?.table).toMatchObject({ least: 2, most: 5 });
    expect(draw({ items: NUMBER, minItems: '2', maxItems: '5' }).field?.table).toMatchObject(HEAD);
  });

  it.each<[title: string, items: object, unique: string[] | undefined]>([
    ['of values', NUMBER, ['value']],
    ['of lists', { type: 'array' }, undefined],
    ['of objects without properties', { type: 'object' }, undefined],
    ['of objects', OBJECT, undefined],
  ])('%s may have unique values', (_title, items, unique) => {
    expect(draw({ items, uniqueItems: true }).field?.table?.unique).toEqual(unique);
    expect(draw({ items, uniqueItems: false }).field?.table?.unique).toBeUndefined();
  });

  it('has the UI schema of its items', () => {
    const { added } = draw({ items: NUMBER }, { ui: { items: { 'ui:title': 'Load' } } });
    expect(added[0]?.place.ui).toEqual({ 'ui:title': 'Load' });
    const ofRows = draw({ items: OBJECT }, { ui: { items: { n: { 'ui:title': 'Load' } } } });
    expect(ofRows.added[0]?.place.ui).toEqual({ 'ui:title': 'Load' });
  });

  it('may have a default, and be left out', () => {
    expect(draw({ items: NUMBER, default: [1] }).field).toMatchObject({ default: [1] });
    expect(draw({ items: NUMBER }, { isRequired: false }).field).toMatchObject({ whenEmpty: 'absent' });
    expect('whenEmpty' in (draw({ items: NUMBER }, { isRequired: false, path: ['a'] }).field ?? {})).toBe(false);
  });
});

describe('a tuple', () => {
  const names = (...given: Parameters<typeof draw>) =>
    draw(...given).added.map(({ place }) => [place.name, place.title, place.isRequired]);

  it('is a table of one row', () => {
    const { field } = draw({ prefixItems: [NUMBER], items: false });
    expect(field?.type).toBe('rows');
    expect(field?.table).toMatchObject({ row: 'list', least: 1, most: 1, makes: 'tuple' });
    expect(Object.keys(field?.table?.fields ?? {})).toEqual(['0']);
    expect(draw({ prefixItems: [NUMBER] }, { isRequired: false }).field?.table?.least).toBe(0);
  });

  it('requires the places of its least length, or all but flags', () => {
    const prefixItems = [NUMBER, { type: 'boolean' }, { type: ['boolean', 'null'] }];
    expect(names({ prefixItems, items: false })).toEqual([
      ['0', '1', true],
      ['1', '2', false],
      ['2', '3', true],
    ]);
    expect(names({ prefixItems, items: false, minItems: 2 }).map(([, , isRequired]) => isRequired)).toEqual([
      ...[true, true, false],
    ]);
  });

  it.each([
    ['anything', undefined, { type: 'array', items: true }],
    ['certain values', NUMBER, { type: 'array', items: NUMBER }],
  ])('may have further items of %s', (_title, items, words) => {
    const { added } = draw(
      { prefixItems: [NUMBER], ...(items ? { items } : {}) },
      { ui: { additionalItems: { x: 1 } } },
    );
    expect(added[1]).toEqual({
      place: { name: 'rest', title: 'Further items', isRequired: false, ui: { items: { x: 1 } } },
      words,
    });
  });

  it('has the UI schema of each place', () => {
    const ui = { items: [{ 'ui:title': 'X' }, 5] };
    const { added } = draw({ prefixItems: [NUMBER, NUMBER], items: false }, { ui });
    expect(added.map(({ place }) => place.ui)).toEqual([{ 'ui:title': 'X' }, {}]);
    const other = draw({ prefixItems: [NUMBER], items: false }, { ui: { items: { 0: { 'ui:title': 'X' } } } });
    expect(other.added[0]?.place.ui).toEqual({});
  });
});
