import { describe, expect, it } from 'vitest';
import { compareMetaField } from '#model/compareMetaField.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import type { StatedField } from '#model/StatedMeta.ts';
import { createFlow } from './createFlow.ts';

const FIELD: FieldDefinition = createFlow();

type Stated = Omit<StatedField, 'name'>;

/** The differences as `code: form, server`, as JSON. */
function differences(form: Stated, server: Stated, field: Partial<FieldDefinition> = {}): string[] {
  const found = compareMetaField({
    field: { ...FIELD, ...field },
    form: { name: 'flow', ...form },
    server: { name: 'flow', ...server },
  });
  return found.map((each) =>
    'form' in each ? `${each.code}: ${JSON.stringify([each.form, each.server])}` : each.code,
  );
}

describe('a field of a server that differs from the form', () => {
  it.each<[Stated, Stated, string[]]>([
    [{ type: 'float', unit: 'm', min_value: 0, default: 1 }, {}, []],
    [{ type: 'float' }, { type: 'string' }, ['type: ["float","string"]']],
    [{}, { type: 'string' }, []],
    [{ required: false }, { required: true }, ['required: [false,true]']],
    [{}, { required: true }, ['required: [false,true]']],
    [{}, { required: false, read_only: false, nullable: false }, []],
    [{ nullable: true }, { nullable: false }, ['nullable: [true,false]']],
    [{ read_only: true }, { read_only: false }, ['readOnly: [true,false]']],
    [{ unit: 'm' }, { unit: 'ft' }, ['unit: ["m","ft"]']],
    [{ unit: null }, { unit: 'ft' }, ['unit: [null,"ft"]']],
    [{}, { unit: 'ft' }, ['unit: [null,"ft"]']],
    [{ unit: 'm' }, { unit: null }, ['unit: ["m",null]']],
    [{ unit: '{currency}/kW' }, { unit: 'USD/kW' }, []],
    [{ unit: '{currency}/kW' }, { unit: 'USDX/kW' }, ['unit: ["{currency}/kW","USDX/kW"]']],
    [{ unit: '{currency}/kW' }, { unit: 'XUSD/kW' }, ['unit: ["{currency}/kW","XUSD/kW"]']],
    [{ unit: '{currency}/kW' }, { unit: 'EUR2020/kW' }, ['unit: ["{currency}/kW","EUR2020/kW"]']],
    [{ unit: 'm²' }, { unit: 'm2' }, []],
    [{ unit: 'kW·h' }, { unit: 'kWh' }, []],
    [{ unit: 'kW' }, { unit: 'MW' }, ['unit: ["kW","MW"]']],
    [{ unit: 'cars' }, { unit: 'cars' }, []],
    [{ unit: 'cars' }, { unit: 'kW' }, ['unit: ["cars","kW"]']],
    [{ unit: 'kW' }, { unit: 'cars' }, ['unit: ["kW","cars"]']],
    [{}, { unit: null }, []],
    [{ unit: '°C' }, { unit: 'K' }, ['unit: ["°C","K"]']],
    [{}, { min_value: null, max_value: null }, []],
    [{}, { min_value: 1 }, ['tighterMinimum: [null,{"value":1}]']],
    [{ max_value: 5 }, { max_value: null }, ['looserMaximum: [{"value":5},null]']],
    [{}, { min_length: null, max_length: null, pattern: null, list: null, choices: null }, []],
    [{ min_length: 1 }, { min_length: 2 }, ['tighterLeastLength: [1,2]']],
    [{}, { min_length: 2 }, ['tighterLeastLength: [null,2]']],
    [{ min_length: 2 }, { min_length: null }, ['looserLeastLength: [2,null]']],
    [{ max_length: 5 }, { max_length: 4 }, ['tighterLength: [5,4]']],
    [{ max_length: 5 }, { max_length: 6 }, ['looserLength: [5,6]']],
    [{}, { max_length: 6 }, ['tighterLength: [null,6]']],
    [{ pattern: 'a' }, { pattern: null }, ['pattern: ["a",null]']],
    [{}, { pattern: 'a' }, ['pattern: [null,"a"]']],
    [{ list: 'numbers' }, { list: 'percentages' }, ['tighterList: ["numbers","percentages"]']],
    [{ list: 'percentages' }, { list: 'numbers' }, ['looserList: ["percentages","numbers"]']],
    [{ list: 'numbers' }, { list: null }, ['looserList: ["numbers",null]']],
    [{}, { list: 'numbers' }, ['tighterList: [null,"numbers"]']],
    [{ list: 'numbers' }, { list: 'numbers' }, []],
    [{ choices: ['a', 'b'] }, { choices: ['b', 'a', 'a'] }, []],
    [{ choices: [1, 2] }, { choices: ['2', '1'] }, []],
    [{ choices: ['a', 'b'] }, { choices: ['a'] }, ['choices: [["a","b"],["a"]]']],
    [{ choices: ['a'] }, { choices: ['a', 'b'] }, ['choices: [["a"],["a","b"]]']],
    [{ choices: ['a', 'b'] }, { choices: ['a', 'c'] }, ['choices: [["a","b"],["a","c"]]']],
    [{ choices: ['a'] }, { choices: null }, ['choices: [["a"],null]']],
    [{}, { choices: ['a'] }, ['choices: [null,["a"]]']],
    [{ type: 'boolean' }, { choices: [true, false] }, []],
    [{ default: 10 }, { default: 10 }, []],
    [{ default: 10 }, { default: '10.0' }, []],
    [{ default: 10 }, { default: null }, ['default: [10,null]']],
    [{}, { default: 3 }, ['default: [null,3]']],
    [{ default: 10 }, { default: 'x' }, ['refusedDefault: [10,"x"]']],
  ])('%j in the form and %j on the server: %j', (form, server, found) => {
    expect(differences(form, server)).toEqual(found);
  });

  it.each<[Stated, Stated, string[]]>([
    [{ min_items: 1, max_items: 5, unique: ['from'] }, {}, []],
    [{ min_items: 1, unique: ['from'] }, { min_items: 1, unique: ['from'] }, []],
    [{ min_items: 1 }, { min_items: 2 }, ['tighterLeastRows: [1,2]']],
    [{ min_items: 1 }, { min_items: 0 }, ['looserLeastRows: [1,0]']],
    [{ max_items: 5 }, { max_items: 4 }, ['tighterMostRows: [5,4]']],
    [{}, { max_items: 4 }, ['tighterMostRows: [null,4]']],
    [{ unique: ['from'] }, { unique: ['from', 'to'] }, ['unique: [["from"],["from","to"]]']],
    [{}, { unique: ['from'] }, ['unique: [null,["from"]]']],
  ])('a table with %j in the form and %j on the server: %j', (form, server, found) => {
    const table = { row: 'period', least: 0, most: 5, fields: {} };
    expect(differences(form, server, { type: 'rows', table })).toEqual(found);
    expect(differences(form, server)).toEqual([]);
  });

  it('lists everything at once, in a fixed order', () => {
    const form = { type: 'float', unit: 'm', max_value: 5, max_length: 5, choices: ['a'], default: 1 };
    const server = {
      default: 2,
      choices: ['b'],
      max_length: 4,
      max_value: 4,
      unit: 'ft',
      required: true,
      type: 'string',
    };
    const codes = differences(form, server).map((text) => text.replace(/:.*/, ''));
    expect(codes).toEqual(['type', 'required', 'unit', 'tighterMaximum', 'tighterLength', 'choices', 'default']);
  });
});
