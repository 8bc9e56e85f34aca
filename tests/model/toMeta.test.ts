import { describe, expect, it, test } from 'vitest';
import { kinds } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, UnitPowers } from '#model/FormDefinition.ts';
import type { RuleMeta } from '#model/metaRules.ts';
import { type FieldMeta, toMeta, type UnitMeta } from '#model/toMeta.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

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
  'exclusive_min_value',
  'max_value',
  'exclusive_max_value',
  'min_length',
  'max_length',
  'pattern',
  'list',
  'choices',
];

describe.each(KIND_ROWS)('the metadata of %s', (subclass, { definition }) => {
  const meta = toMeta(definition);

  it('has the shape that servers of this API answer', () => {
    expect(Object.keys(meta)).toEqual(['name', 'description', 'version', 'fields', 'rules', 'curves', 'units']);
    expect(meta.name).toBe(kinds.find((kind) => kind.subclass === subclass)?.title);
    expect(meta.version).toMatch(/^[0-9a-f]{16}$/);
    for (const field of Object.values(meta.fields)) expect(Object.keys(field)).toEqual(KEYS);
    expect(JSON.parse(JSON.stringify(meta))).toEqual(meta);
  });

  it('has every unit, parsed', () => {
    const stated = JSON.stringify(meta).matchAll(/"unit":"([^"]+)"/g);
    expect(Object.keys(meta.units).sort()).toEqual([...new Set([...stated].map(([, unit]) => unit))].sort());
  });

  it('lists every field, and what a client may send for it', () => {
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

it('has a different version for every kind', () => {
  expect(new Set(KIND_ROWS.map(([, { definition }]) => definition.version)).size).toBe(KIND_ROWS.length);
});

describe('a field', () => {
  const NONE = {
    unit: null,
    default: null,
    min_value: null,
    exclusive_min_value: null,
    max_value: null,
    exclusive_max_value: null,
    min_length: null,
    max_length: null,
    pattern: null,
    list: null,
    choices: null,
  };
  const OPEN = { required: false, read_only: false, nullable: false };

  test.each<[string, string, Partial<FieldMeta>]>([
    [
      'wind',
      'name',
      { ...NONE, ...OPEN, type: 'string', required: true, label: 'Name', min_length: 1, max_length: 50 },
    ],
    ['wind', 'hub_height', { ...NONE, ...OPEN, type: 'float', nullable: true, unit: 'm', default: 10, min_value: 0 }],
    [
      'wind',
      'surface_roughness_length',
      { ...NONE, ...OPEN, type: 'float', nullable: true, unit: 'm', default: 0.05, exclusive_min_value: 0 },
    ],
    ['wind', 'is_co_located', { ...NONE, ...OPEN, type: 'boolean', default: true }],
    ['wind', 'created_at', { ...NONE, ...OPEN, type: 'datetime', read_only: true }],
    ['wind', 'id', { ...NONE, ...OPEN, type: 'string', read_only: true }],
    ['wind', 'pc14', { ...NONE, ...OPEN, type: 'float', nullable: true, unit: 'kW', default: 1, min_value: 0 }],
    [
      'dieselgenset',
      'load_levels_fuel',
      { ...NONE, ...OPEN, type: 'string', default: '0, 200, 400, 420', list: 'numbers' },
    ],
    ['dieselgenset', 'load_steps', { ...NONE, ...OPEN, type: 'string', default: '27, 13, 13, 0', list: 'percentages' }],
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
    expect(toMeta(getKind(subclass).definition).fields[name]).toMatchObject(told);
  });
});

describe('the metadata of a field that no kind has', () => {
  const { definition } = getKind('wind');
  const createMeta = (name: string, parts: Partial<FieldDefinition>) => {
    const field = definition.fields[name];
    return toMeta({ ...definition, fields: field ? { a: { ...field, ...parts, name: 'a' } } : {} }).fields.a;
  };

  test.each<[string, Partial<FieldDefinition>, Partial<FieldMeta>]>([
    ['description', { required: true }, { type: 'string', min_length: 1 }],
    ['description', { required: true, minLength: 3 }, { min_length: 3 }],
    ['description', { required: false }, { min_length: null }],
    ['currency', { required: true }, { type: 'choice', min_length: null }],
    ['hub_height', { required: true }, { type: 'float', min_length: null }],
    ['hub_height', { type: 'integer' }, { type: 'integer' }],
  ])('%s with %j states %j', (name, parts, stated) => {
    expect(createMeta(name, parts)).toMatchObject(stated);
  });
});

describe('rules', () => {
  it('are stated of two numbers of which one stays below or at most at the other', () => {
    expect(rulesAt('wind', 'surface_roughness_length')).toEqual([
      { rule: 'below', field: 'surface_roughness_length', other: 'hub_height' },
      { rule: 'below', field: 'surface_roughness_length', other: 'anemometer_height' },
    ]);
    expect(rulesAt('basicstorage', 'initial_soc_percentage')).toEqual([
      { rule: 'at_most', field: 'initial_soc_percentage', other: 'max_soc_percentage' },
    ]);
  });

  it('are stated of the lists of a curve: points, rising x, equal lengths', () => {
    expect(rulesAt('basicstorage', 'soc_percentage')).toEqual([
      { rule: 'min_points', field: 'soc_percentage', limit: 2 },
      { rule: 'rising', field: 'soc_percentage' },
    ]);
    expect(rulesAt('basicstorage', 'discharge_power_percentage')).toEqual([
      { rule: 'same_length', field: 'discharge_power_percentage', other: 'soc_percentage' },
    ]);
  });

  it.each(KIND_ROWS)('of %s are those that its check enforces', (_subclass, kind) => {
    const { definition } = kind;
    for (const { rule, field, other = '', limit = 0 } of toMeta(definition).rules) {
      if (rule === 'check') throw new Error(`${field} has a check, for which a record that breaks it is needed here.`);
      const values = { ...createDefaults(definition), name: 'Rig' };
      const broken: Record<typeof rule, FieldValues> = {
        below: { [field]: 5, [other]: 5 },
        at_most: { [field]: 6, [other]: 5 },
        same_length: { [field]: '1, 2, 3', [other]: '1, 2' },
        rising: { [field]: '2, 2' },
        min_points: { [field]: Array.from({ length: limit - 1 }, (_, point) => point + 1).join(', ') },
      };
      const codes = kind.validate({ ...values, ...broken[rule] }).filter((issue) => issue.field === field);
      expect(
        codes.map(({ code }) => code),
        `${rule} of ${field}`,
      ).toContain(CODES[rule]);
    }
  });
});

describe('curves', () => {
  it('state the list of x and of each series', () => {
    expect(toMeta(getKind('basicstorage').definition).curves.power_by_soc).toMatchObject({
      title: 'Charge and discharge power',
      x: { title: 'State of charge', unit: '%', field: 'soc_percentage', from: null, to: null },
      y: [
        { title: 'Charge', unit: '%', fields: ['charge_power_percentage'] },
        { title: 'Discharge', unit: '%', fields: ['discharge_power_percentage'] },
      ],
    });
  });

  it('state the first and last x of numbered fields', () => {
    const { power } = toMeta(getKind('wind').definition).curves;
    expect(power?.x).toMatchObject({ unit: 'm/s', field: null, from: 0, to: 30 });
    expect(power?.y.map(({ fields }) => [fields.length, fields[0], fields.at(-1)])).toEqual([[31, 'pc0', 'pc30']]);
  });
});

const CODES: Record<Exclude<RuleMeta['rule'], 'check'>, string> = {
  below: 'isBelow',
  at_most: 'isAtMost',
  same_length: 'matchesLength',
  rising: 'isRising',
  min_points: 'hasLength',
};

function rulesAt(subclass: string, field: string): RuleMeta[] {
  return toMeta(getKind(subclass).definition).rules.filter((rule) => rule.field === field);
}

it.each<[unit: string, powers: UnitPowers, parsed: Omit<UnitMeta, 'powers'>]>([
  [
    '{currency}/kW',
    { '{currency}': 1, kW: -1 },
    { dimension: { money: 1, mass: -1, length: -2, time: 3 }, si_factor: 0.001, si_offset: 0 },
  ],
  ['°C', { '°C': 1 }, { dimension: { temperature: 1 }, si_factor: 1, si_offset: 273.15 }],
  ['%/yr', { '%': 1, yr: -1 }, { dimension: { time: -1 }, si_factor: 0.01 / 31_536_000, si_offset: 0 }],
  ['cars', { cars: 1 }, { dimension: { cars: 1 }, si_factor: 1, si_offset: 0 }],
  ['{currency}2020', { '{currency}2020': 1 }, { dimension: { money2020: 1 }, si_factor: 1, si_offset: 0 }],
])('states %s with its size', (unit, powers, parsed) => {
  const { definition } = getKind('wind');
  expect(toMeta({ ...definition, units: { [unit]: powers } }).units).toEqual({ [unit]: { powers, ...parsed } });
});
