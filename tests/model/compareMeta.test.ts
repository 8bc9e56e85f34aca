import { describe, expect, it } from 'vitest';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { differenceText } from '#model/differenceText.ts';
import { draftMeta, serverWarning } from '#model/draftMeta.ts';
import type { FieldValue } from '#model/FormDefinition.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import type { RuleMeta } from '#model/metaRules.ts';
import { readMeta } from '#model/readMeta.ts';
import { type FieldMeta, type Meta, toMeta } from '#model/toMeta.ts';
import { getKind } from './loadedKinds.ts';

const { definition, validate } = await loadKind.wind();

/** The real metadata with a changed version and one changed field; undefined removes the field. */
function doctored(field: string, change: Partial<FieldMeta> | undefined): Meta {
  const { [field]: own, ...others } = toMeta(definition).fields;
  const fields = change && own ? { ...others, [field]: { ...own, ...change } } : others;
  return { ...toMeta(definition), version: 'other', fields };
}

/** What differs between the form of wind turbines and a server that answers this. */
function differencesFrom(answer: unknown, { definition: form } = { definition }): MetaDifference[] {
  const meta = readMeta(JSON.parse(JSON.stringify(answer)));
  if (!meta) throw new Error('The answer cannot be read');
  return compareMeta({ definition: form, meta });
}

function withRotor(): Meta {
  const meta = doctored('hub_height', {});
  const { hub_height: like } = meta.fields;
  return like ? { ...meta, fields: { ...meta.fields, rotor_diameter: { ...like, label: 'Rotor diameter' } } } : meta;
}

it.each(subclasses)(
  '%s: the server of the same build has no difference, whatever it calls its version',
  async (subclass) => {
    const kind = await loadKind[subclass]();
    expect(differencesFrom({ ...toMeta(kind.definition), version: 'other' }, kind)).toEqual([]);
  },
);

it('compares with a server of the same version as with any other', () => {
  const { hub_height: _, ...fields } = toMeta(definition).fields;
  expect(differencesFrom({ ...toMeta(definition), fields })).toMatchObject([
    { field: 'hub_height', code: 'onlyInForm' },
  ]);
});

it.each<[string, Partial<FieldMeta> | undefined, string, string]>([
  ['hub_height', undefined, 'onlyInForm', 'the server does not know this field; it is not saved'],
  ['hub_height', { type: 'integer' }, 'type', 'type: float in the form, integer on the server'],
  ['hub_height', { required: true }, 'required', 'required: no in the form, yes on the server'],
  ['hub_height', { read_only: true }, 'readOnly', 'read-only: no in the form, yes on the server'],
  ['hub_height', { min_value: 5 }, 'tighterMinimum', 'stricter minimum: 0 in the form, 5 on the server'],
  ['hub_height', { min_value: -5 }, 'looserMinimum', 'looser minimum: 0 in the form, -5 on the server'],
  ['hub_height', { min_value: null }, 'looserMinimum', 'looser minimum: 0 in the form, none on the server'],
  ['hub_height', { max_value: 160 }, 'tighterMaximum', 'stricter maximum: none in the form, 160 on the server'],
  ['variation_instant', { max_value: 150 }, 'looserMaximum', 'looser maximum: 100 in the form, 150 on the server'],
  ['name', { max_length: 40 }, 'tighterLength', 'stricter maximum length: 50 in the form, 40 on the server'],
  ['name', { max_length: 150 }, 'looserLength', 'looser maximum length: 50 in the form, 150 on the server'],
  ['hub_height', { default: 80 }, 'default', 'default: 10 in the form, 80 on the server'],
  ['hub_height', { default: -5 }, 'refusedDefault', 'default that the form rejects: 10 in the form, -5 on the server'],
  ['hub_height', { nullable: false }, 'nullable', 'may be empty: yes in the form, no on the server'],
  ['hub_height', { unit: 'ft' }, 'unit', 'unit: m in the form, ft on the server'],
  [
    'hub_height',
    { min_value: null, exclusive_min_value: 0 },
    'tighterMinimum',
    'stricter minimum: 0 in the form, above 0 on the server',
  ],
  [
    'surface_roughness_length',
    { min_value: 0, exclusive_min_value: null },
    'looserMinimum',
    'looser minimum: above 0 in the form, 0 on the server',
  ],
  [
    'variation_instant',
    { max_value: null, exclusive_max_value: 100 },
    'tighterMaximum',
    'stricter maximum: 100 in the form, below 100 on the server',
  ],
  ['name', { min_length: 3 }, 'tighterLeastLength', 'stricter minimum length: 1 in the form, 3 on the server'],
  ['name', { min_length: null }, 'looserLeastLength', 'looser minimum length: 1 in the form, none on the server'],
  ['name', { pattern: '^[a-z]+$' }, 'pattern', 'pattern: none in the form, ^[a-z]+$ on the server'],
  ['description', { list: 'numbers' }, 'tighterList', 'stricter list: none in the form, numbers on the server'],
  [
    'currency',
    { choices: [{ value: 'EUR', display_name: 'Euro' }] },
    'choices',
    'choices: EUR, USD, GBP, CHF, SEK, NOK, DKK in the form, EUR on the server',
  ],
])('%s with %j on the server is %s', (field, change, code, text) => {
  const differences = differencesFrom(doctored(field, change));
  expect(differences.map((difference) => [difference.field, difference.code])).toEqual([[field, code]]);
  expect(differences.map(differenceText)).toEqual([text]);
});

it('words are compared with a server of this API alone: others are worded differently', () => {
  const { fields } = toMeta(definition);
  const choices = fields.currency?.choices?.map(({ value }) => ({ value, display_name: 'x' })) ?? null;
  const other = doctored('currency', { choices, help_text: 'x', label: 'x' });
  expect(differencesFrom(other).map(({ code }) => code)).toEqual(['label', 'help', 'choiceLabels']);
  const { fields: spoken } = other;
  expect(differencesFrom({ actions: { POST: spoken } })).toEqual([]);
  expect(differencesFrom({ fields: spoken })).toEqual([]);
});

it("lists a field that only the server knows, with the server's label", () => {
  const differences = differencesFrom(withRotor());
  expect(differences).toMatchObject([{ field: 'rotor_diameter', code: 'onlyOnServer', label: 'Rotor diameter' }]);
});

it('a unit with the currency filled in is the same unit', () => {
  expect(definition.fields.invest?.unit).toBe('{currency}/kW');
  expect(differencesFrom(doctored('invest', { unit: 'USD/kW' }))).toEqual([]);
});

describe('rules that differ', () => {
  const said = (rules: (own: RuleMeta[]) => object[], subclass = 'basicstorage') => {
    const kind = getKind(subclass);
    const meta = toMeta(kind.definition);
    const differences = differencesFrom({ ...meta, version: 'other', rules: rules(meta.rules) }, kind);
    return differences.map((difference) => `${difference.label}: ${differenceText(difference)}`);
  };

  it.each<[object, string]>([
    [
      { rule: 'at_most', field: 'capacity', other: 'c' },
      'Capacity: only the server requires a value of at most C-rate',
    ],
    [
      { rule: 'same_length', field: 'dod', other: 'soc_percentage' },
      'Depth of discharge: only the server requires as many values as State of charge',
    ],
    [
      { rule: 'rising', field: 'max_cycles' },
      'Cycles to end of life: only the server requires values that rise from point to point',
    ],
    [{ rule: 'min_points', field: 'dod', limit: 3 }, 'Depth of discharge: only the server requires at least 3 points'],
    [{ rule: 'falling', field: 'max_cycles' }, 'Cycles to end of life: only the server requires the rule falling'],
  ])('%j of the server alone is listed', (rule, text) => {
    expect(said((own) => [...own, rule])).toEqual([text]);
  });

  it('a rule of the form alone is listed', () => {
    expect(said((own) => own.filter(({ field }) => field !== 'min_soc_percentage_emergency'))).toEqual([
      'Minimum state of charge in an emergency: only the form requires a value of at most Minimum state of charge',
    ]);
  });

  it('rules are not compared if one cannot be read, or one side lacks their fields', () => {
    expect(said((own) => [...own.slice(1), { rule: 7 }])).toEqual([]);
    expect(said((own) => [...own, { rule: 'below', field: 'capacity', other: 'weight' }])).toEqual([]);
  });
});

it('a curve of other fields is listed', () => {
  const meta = doctored('hub_height', {});
  const { power } = meta.curves;
  if (!power) throw new Error('Wind turbines have a power curve');
  const curves = {
    power: { ...power, x: { ...power.x, to: 25 }, y: [{ title: 'Power', unit: 'kW', fields: ['pc0', 'pc1'] }] },
  };
  const [difference, ...others] = differencesFrom({ ...meta, curves });
  expect(others).toEqual([]);
  expect(difference && `${difference.label}: ${differenceText(difference)}`).toBe(
    'Power curve: fields of the curve: 0 to 30 with pc0 to pc30 in the form, 0 to 25 with pc0, pc1 on the server',
  );
});

describe('in a draft', () => {
  const stored = { ...createDefaults(definition), id: '1', subclass: 'wind', name: 'Ridge', rotor_diameter: 101 };
  const draftWith = (meta: Meta, mode: 'create' | 'edit' = 'edit') => {
    const store = new DraftStore({ kind: { definition, validate }, mode, values: stored });
    store.applyMeta(draftMeta(differencesFrom(meta)));
    return store;
  };

  it('a value that breaks a tighter limit of the server gets a warning and blocks nothing', () => {
    const store = draftWith(doctored('hub_height', { max_value: 8 }));
    expect(store.snapshot('hub_height').warning).toBe('The server accepts at most 8');
    expect(store.attempt()).toBeUndefined();
  });

  it.each<[string, Partial<FieldMeta>, string, string, string]>([
    ['hub_height', { min_value: null, exclusive_min_value: 5 }, '5', '6', 'The server accepts only values above 5'],
    ['hub_height', { max_value: null, exclusive_max_value: 80 }, '80', '79', 'The server accepts only values below 80'],
    ['hub_height', { nullable: false }, '', '0', 'The server does not accept an empty field'],
    ['name', { min_length: 3 }, 'ab', 'abc', 'The server accepts at least 3 characters'],
    ['description', { list: 'percentages' }, '1, 101', '1, 100', 'The server accepts only comma-separated percentages'],
    ['description', { list: 'numbers' }, 'one', '1', 'The server accepts only comma-separated numbers'],
    ['currency', { choices: [{ value: 'EUR', display_name: 'Euro' }] }, 'USD', 'EUR', 'The server accepts only EUR'],
  ])('%s: what the server refuses by %j is said at the field', (field, change, refused, accepted, warning) => {
    const store = draftWith(doctored(field, change));
    store.change({ [field]: refused });
    store.validateNow();
    expect(store.snapshot(field).warning).toBe(warning);
    store.change({ [field]: accepted });
    store.validateNow();
    expect(store.snapshot(field).warning).not.toBe(warning);
  });

  it.each<[RuleMeta, Record<string, FieldValue>, Record<string, FieldValue>, string]>([
    [
      { rule: 'below', field: 'a', other: 'b' },
      { a: 5, b: 5 },
      { a: 4, b: 5 },
      'The server requires a value below Other',
    ],
    [
      { rule: 'at_most', field: 'a', other: 'b' },
      { a: 6, b: 5 },
      { a: 5, b: 5 },
      'The server requires a value of at most Other',
    ],
    [
      { rule: 'same_length', field: 'a', other: 'b' },
      { a: '1, 2', b: '1' },
      { a: '1', b: '2' },
      'The server requires as many values as Other',
    ],
    [
      { rule: 'rising', field: 'a' },
      { a: '2, 2' },
      { a: '2, 3' },
      'The server requires values that rise from point to point',
    ],
    [
      { rule: 'min_points', field: 'a', limit: 3 },
      { a: '1, 2' },
      { a: '1, 2, 3' },
      'The server requires at least 3 points',
    ],
  ])('%j of the server alone is said where it is broken', (rule, broken, kept, warning) => {
    const meta = draftMeta([{ field: 'a', label: 'A', code: 'tighterRule', rule: { ...rule, otherLabel: 'Other' } }]);
    expect(serverWarning(meta, 'a', broken.a ?? null, broken)).toBe(warning);
    expect(serverWarning(meta, 'a', kept.a ?? null, kept)).toBeUndefined();
  });

  it('a default that the form rejects is not taken over', () => {
    expect(draftWith(doctored('hub_height', { default: -5 }), 'create').text('hub_height')).toBe('10');
  });

  it('a field that only the server knows goes back unchanged', () => {
    const meta = doctored('hub_height', {});
    const extra = meta.fields.hub_height as FieldMeta;
    expect(draftWith({ ...meta, fields: { ...meta.fields, rotor_diameter: extra } }).payload().rotor_diameter).toBe(
      101,
    );
    expect(draftWith(toMeta(definition)).payload()).not.toHaveProperty('rotor_diameter');
  });

  it('a field that the server does not know is marked and left out', () => {
    const store = draftWith(doctored('hub_height', undefined));
    expect(store.payload()).not.toHaveProperty('hub_height');
    expect(store.snapshot('hub_height').warning).toBe('The server does not know this field, so it is not saved');
  });

  it("a new component starts with the server's default, unless the person was there first", () => {
    const store = draftWith(doctored('hub_height', { default: 80 }), 'create');
    expect(store.text('hub_height')).toBe('80');
    expect(store.form().changed).toEqual([]);
    const typed = new DraftStore({ kind: { definition, validate }, mode: 'create', values: stored });
    typed.type('hub_height', '90');
    typed.applyMeta(draftMeta(differencesFrom(doctored('hub_height', { default: 80 }))));
    expect(typed.text('hub_height')).toBe('90');
  });

  it("what was typed before a reload stays, even where it is the form's own default", () => {
    const texts = { hub_height: '10' };
    const store = new DraftStore({ kind: { definition, validate }, mode: 'create', values: stored, texts });
    expect(store.original('hub_height')).toBe('10');
    expect(store.texts()).toEqual(texts);
    store.applyMeta(draftMeta(differencesFrom(doctored('hub_height', { default: 80 }))));
    expect(store.text('hub_height')).toBe('10');
    expect(store.form().changed).toEqual(['hub_height']);
  });
});
