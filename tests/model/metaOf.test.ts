import { describe, expect, it, test } from 'vitest';
import { kinds } from '#generated/kinds.ts';
import { type FieldMeta, metaOf } from '#model/metaOf.ts';
import { KIND_ROWS, kindOf } from './loadedKinds.ts';

const KEYS = [
  'type',
  'required',
  'read_only',
  'nullable',
  'label',
  'help_text',
  'unit',
  'default',
  'min_value',
  'max_value',
  'max_length',
  'choices',
];

describe.each(KIND_ROWS)('the metadata of %s', (subclass, { definition }) => {
  const meta = metaOf(definition);

  it('has the shape that servers of this API answer', () => {
    expect(Object.keys(meta)).toEqual(['name', 'description', 'version', 'fields']);
    expect(meta.name).toBe(kinds.find((kind) => kind.subclass === subclass)?.title);
    expect(meta.version).toMatch(/^[0-9a-f]{16}$/);
    for (const field of Object.values(meta.fields)) expect(Object.keys(field)).toEqual(KEYS);
    expect(JSON.parse(JSON.stringify(meta))).toEqual(meta);
  });

  it('tells every field, and what a client may send of it', () => {
    expect(Object.keys(meta.fields)).toEqual(Object.keys(definition.fields));
    const readOnly = Object.entries(meta.fields).filter(([, field]) => field.read_only);
    expect(readOnly.map(([name]) => name).sort()).toEqual([
      'created_at',
      'id',
      'is_template',
      'subclass',
      'updated_at',
    ]);
    const required = Object.entries(meta.fields).filter(([, field]) => field.required);
    expect(required.map(([name]) => name)).toEqual(['name']);
    for (const [name, field] of Object.entries(meta.fields)) {
      expect(field.nullable, name).toBe(field.type === 'float' || field.type === 'integer');
      expect(field.type === 'choice', name).toBe(field.choices !== null);
    }
  });
});

it('has a version of its own for every kind', () => {
  expect(new Set(KIND_ROWS.map(([, { definition }]) => definition.version)).size).toBe(KIND_ROWS.length);
});

describe('a field', () => {
  const NONE = { unit: null, default: null, min_value: null, max_value: null, max_length: null, choices: null };
  const OPEN = { required: false, read_only: false, nullable: false };

  test.each<[string, string, Partial<FieldMeta>]>([
    ['wind', 'name', { ...NONE, ...OPEN, type: 'string', required: true, label: 'Name', max_length: 50 }],
    ['wind', 'hub_height', { ...NONE, ...OPEN, type: 'float', nullable: true, unit: 'm', default: 10, min_value: 0 }],
    [
      'wind',
      'surface_roughness_length',
      { ...NONE, ...OPEN, type: 'float', nullable: true, unit: 'm', default: 0.05, min_value: 0 },
    ],
    ['wind', 'is_co_located', { ...NONE, ...OPEN, type: 'boolean', default: true }],
    ['wind', 'created_at', { ...NONE, ...OPEN, type: 'datetime', read_only: true }],
    ['wind', 'id', { ...NONE, ...OPEN, type: 'string', read_only: true }],
    ['wind', 'pc14', { ...NONE, ...OPEN, type: 'float', nullable: true, unit: 'kW', default: 1, min_value: 0 }],
    ['dieselgenset', 'load_steps', { ...NONE, ...OPEN, type: 'string', default: '27, 13, 13, 0' }],
    [
      'dieselgenset',
      'geno_eta',
      { ...NONE, ...OPEN, type: 'float', nullable: true, unit: '%', default: 100, min_value: 0, max_value: 100 },
    ],
    ['dieselgenset', 'fuel_type', { ...NONE, ...OPEN, type: 'string', default: 'diesel', max_length: 20 }],
    [
      'market',
      'foresight_intraday',
      {
        ...NONE,
        ...OPEN,
        type: 'choice',
        default: 'limited',
        max_length: 7,
        choices: [
          { value: 'perfect', display_name: 'Perfect' },
          { value: 'limited', display_name: 'Limited' },
          { value: 'none', display_name: 'None' },
        ],
      },
    ],
  ])('%s.%s', (subclass, name, told) => {
    expect(metaOf(kindOf(subclass).definition).fields[name]).toMatchObject(told);
  });
});
