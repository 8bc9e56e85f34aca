import { describe, expect, it } from 'vitest';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { defaultsOf } from '#model/defaultsOf.ts';
import { differenceText } from '#model/differenceText.ts';
import { draftMeta } from '#model/draftMeta.ts';
import { type FieldMeta, type Meta, metaOf } from '#model/metaOf.ts';

const { definition, validate } = await loadKind.wind();

/** The real metadata with a changed version and one field doctored; undefined takes the field away. */
function doctored(field: string, change: Partial<FieldMeta> | undefined): Meta {
  const { [field]: own, ...others } = metaOf(definition).fields;
  const fields = change && own ? { ...others, [field]: { ...own, ...change } } : others;
  return { ...metaOf(definition), version: 'other', fields };
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
    expect(
      compareMeta({ definition: kind.definition, meta: { ...metaOf(kind.definition), version: 'other' } }),
    ).toEqual([]);
  },
);

it('asks nothing of a server of the same version', () => {
  expect(compareMeta({ definition, meta: { ...metaOf(definition), fields: {} } })).toEqual([]);
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
  ['name', { max_length: 40 }, 'tighterLength', 'stricter length: 50 in the form, 40 on the server'],
  ['name', { max_length: 150 }, 'looserLength', 'looser length: 50 in the form, 150 on the server'],
  ['hub_height', { default: 80 }, 'default', 'default: 10 in the form, 80 on the server'],
  [
    'currency',
    { choices: [{ value: 'EUR', display_name: 'Euro' }] },
    'choices',
    'choices: EUR, USD, GBP, CHF, SEK, NOK, DKK in the form, EUR on the server',
  ],
])('%s with %j on the server is %s', (field, change, code, text) => {
  const differences = compareMeta({ definition, meta: doctored(field, change) });
  expect(differences.map((difference) => [difference.field, difference.code])).toEqual([[field, code]]);
  expect(differences.map(differenceText)).toEqual([text]);
});

it('labels of choices and other words may differ freely', () => {
  const choices =
    metaOf(definition).fields.currency?.choices?.map(({ value }) => ({ value, display_name: 'x' })) ?? null;
  expect(compareMeta({ definition, meta: doctored('currency', { choices, help_text: 'x', label: 'x' }) })).toEqual([]);
});

it("lists a field that only the server knows, with the server's label", () => {
  const differences = compareMeta({ definition, meta: withRotor() });
  expect(differences).toMatchObject([{ field: 'rotor_diameter', code: 'onlyOnServer', label: 'Rotor diameter' }]);
});

describe('in a draft', () => {
  const stored = { ...defaultsOf(definition), id: '1', subclass: 'wind', name: 'Ridge', rotor_diameter: 101 };
  const draftWith = (meta: Meta, mode: 'create' | 'edit' = 'edit') => {
    const store = new DraftStore({ kind: { definition, validate }, mode, values: stored });
    store.applyMeta(draftMeta(compareMeta({ definition, meta })));
    return store;
  };

  it('a value that breaks a tighter limit of the server gets a warning and blocks nothing', () => {
    const store = draftWith(doctored('hub_height', { max_value: 8 }));
    expect(store.snapshot('hub_height').warning).toBe('The server accepts at most 8');
    expect(store.attempt()).toBeUndefined();
  });

  it('a field that only the server knows goes back unchanged', () => {
    const meta = doctored('hub_height', {});
    const extra = meta.fields.hub_height as FieldMeta;
    expect(draftWith({ ...meta, fields: { ...meta.fields, rotor_diameter: extra } }).payload().rotor_diameter).toBe(
      101,
    );
    expect(draftWith(metaOf(definition)).payload()).not.toHaveProperty('rotor_diameter');
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
    typed.applyMeta(draftMeta(compareMeta({ definition, meta: doctored('hub_height', { default: 80 }) })));
    expect(typed.text('hub_height')).toBe('90');
  });
});
