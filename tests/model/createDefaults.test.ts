import { describe, expect, it } from 'vitest';
import { createDefaults, getDefault, getEmpty } from '#model/createDefaults.ts';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { createTable, createTableField } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { createFlow } from './createFlow.ts';

const PLUG = { power: { default: 22 }, type: { type: 'text' } } as const;

it('a new record has every field but those of the server, with its default', () => {
  const fields = createFields({
    name: { type: 'text', default: 'Depot' },
    id: { type: 'text', system: true, default: 'd1' },
    'charging/power': { default: 0 },
    peak: {},
  });
  expect(createDefaults({ fields })).toEqual({ name: 'Depot', 'charging/power': 0, peak: null });
});

describe('an empty field holds', () => {
  it.each<[FieldDefinition['type'], unknown]>([
    ['number', null],
    ['integer', null],
    ['text', ''],
    ['list', ''],
    ['choice', ''],
    ['flag', false],
    ['rows', []],
    ['map', null],
  ])('of the type %s, %j', (type, empty) => {
    expect(getEmpty({ type })).toEqual(empty);
    expect(getDefault(createFlow({ type }))).toEqual(empty);
  });

  it('null or nothing, where its kind says so', () => {
    expect(getEmpty({ type: 'text', whenEmpty: 'null' })).toBeNull();
    expect(getEmpty({ type: 'text', whenEmpty: 'absent' })).toBeUndefined();
    expect(getDefault(createFlow({ whenEmpty: 'null', default: 5 }))).toBe(5);
  });

  it.each<[string, TableDefinition, unknown]>([
    ['a list of rows', createTable(PLUG, { least: 1 }), []],
    ['an object', createTable(PLUG, { makes: 'object' }), undefined],
    ['an object that has to be there', createTable(PLUG, { makes: 'object', least: 1 }), { power: 22, type: '' }],
    ['entries', createTable({ name: { type: 'text' }, value: {} }, { makes: 'entries', least: 1 }), {}],
    ['a tuple', createTable({ 0: { type: 'text' }, 1: {} }, { makes: 'tuple' }), undefined],
    [
      'a tuple that has to be there',
      createTable({ 0: { default: 7 }, 1: { type: 'text' } }, { makes: 'tuple', least: 1 }),
      [7, ''],
    ],
    [
      'an object with another in it',
      createTable(
        { 'plug/power': { default: 22 } },
        { makes: 'object', least: 1, objects: { plug: { title: 'Plug' } } },
      ),
      { plug: { power: 22 } },
    ],
  ])('of what rows make, %s', (_, table, empty) => {
    expect(getDefault(createTableField(table))).toEqual(empty);
  });

  it('nothing inside rows of its own table', () => {
    const table = createTable({ power: { default: 22 } }, { makes: 'object', least: 1, id: 'plug' });
    const field = createTableField(table, { name: 'plug' });
    table.fields.plug = field;
    expect(getDefault(field)).toEqual({ power: 22, plug: undefined });
    expect(getDefault(field, new Set(['plug']))).toBeUndefined();
    expect(getDefault(field, new Set(['cable']))).toEqual({ power: 22, plug: undefined });
  });

  it('the rows of another table between two of its own', () => {
    const inner = createTable({ width: { default: 2 } }, { makes: 'object', least: 1 });
    const table = createTable({ power: { default: 22 } }, { makes: 'object', least: 1, id: 'plug' });
    const field = createTableField(table, { name: 'plug' });
    inner.fields.plug = field;
    table.fields.cable = createTableField(inner, { name: 'cable' });
    expect(getDefault(field)).toEqual({ power: 22, cable: { width: 2, plug: undefined } });
  });
});
