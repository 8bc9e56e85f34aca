import { describe, expect, it } from 'vitest';
import { createDefaults, getDefault } from '#model/createDefaults.ts';
import { createPayload, unnamed } from '#model/createPayload.ts';
import type { FieldDefinition, FieldValue } from '#model/FormDefinition.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { getKind } from './loadedKinds.ts';

const { definition } = getKind('wind');

describe('a new record', () => {
  it('has a value for every field but those of the server', () => {
    const names = Object.values(definition.fields).flatMap(({ name, system }) => (system ? [] : [name]));
    expect(Object.keys(createDefaults(definition))).toEqual(names);
    expect(createDefaults(definition)).toMatchObject({
      name: '',
      hub_height: 10,
      cut_out_wind_speed: null,
      locked: false,
    });
  });

  it.each<[FieldDefinition['type'], FieldValue]>([
    ['number', null],
    ['integer', null],
    ['text', ''],
    ['list', ''],
    ['choice', ''],
    ['flag', false],
  ])('has nothing in a %s without a default', (type, value) => {
    const { default: _, ...field } = definition.fields.hub_height as FieldDefinition;
    expect(getDefault({ ...field, type })).toBe(value);
    expect(getDefault({ ...field, type, default: 0 })).toBe(0);
  });

  it('is sent without what the server makes, with null for a number that was cleared, and with a name', () => {
    const initial = { hub_height: 10, cut_out_wind_speed: null };
    const values = { id: '1', name: '', hub_height: null, cut_out_wind_speed: null, dp: null, locked: false };
    expect(createPayload({ definition, values, initial, name: 'New wind' })).toEqual({
      name: 'New wind',
      subclass: 'wind',
      hub_height: null,
      locked: false,
    });
    expect(createPayload({ definition, values: { name: 'Ridge' }, initial, name: 'New wind' }).name).toBe('Ridge');
    expect(unnamed(definition)).toBe('New wind');
  });
});

describe('a record as it is stored', () => {
  const field = (parts: Partial<FieldDefinition>): FieldDefinition => ({
    ...(definition.fields.name as FieldDefinition),
    name: 'a',
    ...parts,
  });

  it.each<[Partial<FieldDefinition>, unknown, unknown]>([
    [{}, ' Ridge ', 'Ridge'],
    [{ rows: 3 }, ' two\n lines ', ' two\n lines '],
    [{ input: 'password' }, ' secret ', ' secret '],
    [{ input: 'email' }, ' ada@example.com ', 'ada@example.com'],
    [{ lowercase: true }, ' Perfect ', 'perfect'],
    [{ rows: 3, lowercase: true }, ' A ', ' a '],
    [{ type: 'list' }, '  1, 2 ', '1, 2'],
    // The rule of lists refuses it.
    [{ type: 'list' }, '1, 2\n', '1, 2\n'],
    [{ type: 'list' }, '\t1, 2', '\t1, 2'],
    [{ type: 'number' }, 5, 5],
    [{}, null, null],
    [{}, ['a'], ['a']],
  ])('has in %j for %j the value %j', (parts, value, stored) => {
    expect(prepareValues({ ...definition, fields: { a: field(parts) } }, { a: value })).toEqual({ a: stored });
  });

  it('leaves what it does not know as it is', () => {
    const values = { rotor: ' x ', constructor: ' y ' };
    expect(prepareValues(definition, values)).toEqual(values);
  });
});
