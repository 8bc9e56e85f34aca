import { describe, expect, it } from 'vitest';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from '#model/publishedPatterns.ts';
import { axisText, readMetaField, readMetaFields } from '#model/readMetaField.ts';
import type { StatedField } from '#model/StatedMeta.ts';

const read = (entry: unknown) => readMetaField('periods', entry);

describe('what an entry says in words', () => {
  it.each<[string, unknown, Omit<StatedField, 'name'>]>([
    ['nothing', null, {}],
    ['nothing at all', undefined, {}],
    ['a help text of Django REST framework', { help_text: 'Per hour.' }, { help: 'Per hour.' }],
    ['a help text of JSON Schema', { description: 'Per hour.' }, { help: 'Per hour.' }],
    ['the first of two', { help_text: 'Per hour.', description: 'Per day.' }, { help: 'Per hour.' }],
    ['that there is none', { help_text: null, description: 'Per day.' }, { help: null }],
    ['an empty one', { help_text: '' }, { help: null }],
    ['one of the greatest length', { help_text: 'x'.repeat(2000) }, { help: 'x'.repeat(2000) }],
    ['one that is too long', { help_text: 'x'.repeat(2001) }, {}],
    ['one that is no text', { help_text: 5 }, {}],
    ['a unit as an extension', { 'x-unit': 'kW' }, { unit: 'kW' }],
    ['a label before a title', { label: 'Price', title: 'price' }, { label: 'Price' }],
    ['a flag of JSON Schema that is outdone', { read_only: false, readOnly: true }, { read_only: false }],
    ['null among several types', { type: ['number', 'null'], nullable: false }, { type: 'number', nullable: true }],
    ['null alone', { type: 'null' }, { nullable: true }],
    ['a list of numbers by its pattern', { pattern: LIST_PATTERN }, { pattern: null, list: 'numbers' }],
    ['percentages by their pattern', { pattern: PERCENTAGES_PATTERN }, { pattern: null, list: 'percentages' }],
    ['a name by its pattern', { pattern: NAME_PATTERN }, { pattern: null }],
    ['a filled text by its pattern', { pattern: FILLED_PATTERN, list: 'numbers' }, { pattern: null }],
    ['the default of a list', { default: [1], child: {} }, { default: [1], child: { name: '' } }],
    ['the default of a list of JSON Schema', { default: [], items: {} }, { default: [], child: { name: '' } }],
    ['the default of a list without entries', { default: [1], child: 'float' }, {}],
    ['a flag beside a limit', { minimum: 0, exclusiveMinimum: true }, { exclusive_min_value: 0 }],
    [
      'both sorts of limits',
      { minimum: 0, exclusiveMinimum: 1, maximum: 9, exclusiveMaximum: 8 },
      { min_value: 0, exclusive_min_value: 1, max_value: 9, exclusive_max_value: 8 },
    ],
    ['limits with a blank', { min_value: ' 1', max_value: '1 ' }, {}],
  ])('%s', (_what, entry, stated) => {
    expect(read(entry)).toEqual({ name: 'periods', ...stated });
  });
});

describe('labels of choices', () => {
  const choice = (value: unknown, display_name?: unknown) => ({ value, display_name });

  it.each<[string, unknown, string[] | undefined]>([
    ['of each', [choice('fixed', 'Fixed price'), choice(2, 'Two')], ['fixed: Fixed price', '2: Two']],
    ['of one', [choice(false, 'Off')], ['false: Off']],
    ['of up to 200 characters', [choice('a', 'x'.repeat(200))], [`a: ${'x'.repeat(200)}`]],
    ['too long', [choice('a', 'x'.repeat(201))], undefined],
    ['missing for one', [choice('fixed', 'Fixed price'), choice('flex')], undefined],
    ['empty', [choice('fixed', '')], undefined],
    ['of a choice without a value', [{ display_name: 'Fixed price' }], undefined],
    ['of values alone', ['fixed', 'flex'], undefined],
    ['of no choices', [], undefined],
    ['of null', [null], undefined],
    ['of a text', 'fixed', undefined],
  ])('%s', (_what, choices, labels) => {
    expect(read({ choices }).choiceLabels).toEqual(labels);
  });

  it('are read of up to a thousand', () => {
    const all = Array.from({ length: 1001 }, (_, index) => choice(index, `Level ${index}`));
    expect(read({ choices: all.slice(1) }).choiceLabels).toHaveLength(1000);
    expect(read({ choices: all })).toEqual({ name: 'periods' });
  });
});

describe('the axis of a map', () => {
  it.each<[string, unknown, string]>([
    ['with everything', { label: 'COP', unit: '1', min_value: 0, max_value: 9 }, 'COP [1] from 0 to 9'],
    ['with a title', { title: 'Source', unit: '°C' }, 'Source [°C]'],
    ['with a label before a title', { label: 'Source', title: 'x' }, 'Source'],
    ['with one limit', { label: 'Sink', min_value: -5 }, 'Sink from -5'],
    ['with the other limit', { label: 'Sink', max_value: '5.0' }, 'Sink to 5'],
    ['without words', {}, ''],
    ['without a label', { unit: 'K' }, ' [K]'],
    ['that is none', 'Sink', ''],
    ['that is missing', null, ''],
  ])('%s', (_what, axis, text) => {
    expect(axisText(axis)).toBe(text);
  });

  it('is one of three in the field', () => {
    const map = { x: { label: 'Source' }, y: { label: 'Sink', unit: 'K' } };
    expect(read({ map })).toEqual({ name: 'periods', axes: ['Source', 'Sink [K]', ''] });
    expect(read({ map: 'x' })).toEqual({ name: 'periods' });
  });
});

describe('what is inside an object or a list', () => {
  it('is read in the words of Django REST framework', () => {
    const price = { type: 'float', required: true };
    expect(
      read({
        type: 'list',
        min_items: 1,
        max_items: '5',
        unique: ['from', 'price'],
        child: { type: 'nested object', children: { price } },
      }),
    ).toEqual({
      name: 'periods',
      type: 'list',
      min_items: 1,
      max_items: 5,
      unique: ['from', 'price'],
      child: { name: '', type: 'nested object', children: [{ name: 'price', ...price }] },
    });
  });

  it('is read in the words of JSON Schema, with what is required', () => {
    const properties = { from: { type: 'integer' }, price: { type: 'number', required: false } };
    expect(
      read({ type: 'array', minItems: 0, maxItems: 9, items: { type: 'object', required: ['from'], properties } }),
    ).toEqual({
      name: 'periods',
      type: 'array',
      min_items: 0,
      max_items: 9,
      child: {
        name: '',
        type: 'object',
        children: [
          { name: 'from', required: true, type: 'integer' },
          { name: 'price', required: false, type: 'number' },
        ],
      },
    });
  });

  it('is read by the case that is chosen', () => {
    expect(read({ cases: { fixed: { price: { type: 'float' } }, flex: 'none' } })).toEqual({
      name: 'periods',
      cases: [
        { value: 'fixed', fields: [{ name: 'price', type: 'float' }] },
        { value: 'flex', fields: [] },
      ],
    });
    expect(read({ cases: ['fixed'] })).toEqual({ name: 'periods' });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`case ${index}`, {}]));
    expect(read({ cases: many }).cases).toHaveLength(1000);
  });

  it.each([[['from', 5]], ['from'], [null]])('names no columns that differ from row to row as %j', (unique) => {
    expect(read({ unique })).toEqual({ name: 'periods' });
  });

  it.each([
    [[], []],
    [['from'], ['from']],
  ])('names the columns %j that differ', (unique, stated) => {
    expect(read({ unique })).toEqual({ name: 'periods', unique: stated });
  });

  it('is read down to the depth that is asked for', () => {
    const nested = { children: { battery: { children: { size: { children: { unit: {} } } } } } };
    expect(readMetaField('vehicle', nested, 0)).toEqual({ name: 'vehicle' });
    expect(readMetaField('vehicle', nested, 1)).toEqual({ name: 'vehicle', children: [{ name: 'battery' }] });
    expect(readMetaField('vehicle', nested, 2)).toEqual({
      name: 'vehicle',
      children: [{ name: 'battery', children: [{ name: 'size' }] }],
    });
  });

  it('is read ten levels deep where nothing else is asked for', () => {
    let entry: unknown = { type: 'float' };
    for (let level = 0; level < 12; level += 1) entry = { child: entry };
    const countLevels = (field: StatedField | undefined): number => (field ? 1 + countLevels(field.child) : 0);
    expect(countLevels(read(entry))).toBe(11);
    expect(countLevels(readMetaFields({ periods: entry })?.[0])).toBe(11);
    expect(countLevels(read({ cases: { fixed: { periods: entry } } }).cases?.[0]?.fields[0])).toBe(10);
  });
});

describe('the fields of a map or list', () => {
  it.each<[string, unknown, StatedField[] | undefined]>([
    ['of a map', { power: { type: 'float' }, hours: 5 }, [{ name: 'power', type: 'float' }, { name: 'hours' }]],
    ['of a list', [{ name: 'power', type: 'float' }], [{ name: 'power', type: 'float' }]],
    ['of an empty map', {}, []],
    ['of entries without a name', [{ type: 'float' }, { name: 7 }, 'power', null], []],
    ['of the same name, whose last entry counts', [{ name: 'a', unit: 'm' }, { name: 'a' }], [{ name: 'a' }]],
    ['without a name', { '': {} }, []],
    ['of the longest name', { ['n'.repeat(100)]: {} }, [{ name: 'n'.repeat(100) }]],
    ['of a longer name', { ['n'.repeat(101)]: {}, power: {} }, [{ name: 'power' }]],
    ['of a text', 'power', undefined],
    ['of nothing', undefined, undefined],
    ['of null', null, undefined],
  ])('%s', (_what, map, fields) => {
    expect(readMetaFields(map)).toEqual(fields);
  });

  it('are required where a list says so', () => {
    expect(readMetaFields({ power: {}, hours: {} }, { required: ['hours'] })).toEqual([
      { name: 'power', required: false },
      { name: 'hours', required: true },
    ]);
    expect(readMetaFields({ power: {} }, { required: true })).toEqual([{ name: 'power' }]);
    expect(readMetaFields({ power: {} })).toEqual([{ name: 'power' }]);
  });

  it('are up to a thousand', () => {
    const names = Array.from({ length: 1001 }, (_, index) => `p${index}`);
    const toMap = (own: string[]) => Object.fromEntries(own.map((name) => [name, {}]));
    const toList = (own: string[]) => own.map((name) => ({ name }));
    expect(readMetaFields(toMap(names.slice(1)))).toHaveLength(1000);
    expect(readMetaFields(toList(names.slice(1)))).toHaveLength(1000);
    expect(readMetaFields(toMap(names))).toBeUndefined();
    expect(readMetaFields(toList(names))).toBeUndefined();
  });
});
