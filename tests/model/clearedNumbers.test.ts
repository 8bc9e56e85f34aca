import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { curveFieldNames } from '#model/curveText.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

const NUMBERS = KIND_ROWS.flatMap(([subclass, { definition }]) =>
  Object.values(definition.fields)
    .filter(({ type, system }) => !system && (type === 'number' || type === 'integer'))
    .map((field) => ({ subclass, name: field.name, initial: field.default ?? null })),
);

it('there are numbers in every kind, and some without a default', () => {
  expect(NUMBERS.length).toBeGreaterThan(170);
  expect(NUMBERS.some(({ initial }) => initial === null)).toBe(true);
});

describe.each(NUMBERS)('$subclass: $name', ({ subclass, name, initial }) => {
  it('cleared in the wizard stays empty: what is checked, sent and stored is the same', () => {
    const checked: FieldValues[] = [];
    const store = creating(subclass, checked);
    store.type(name, '');
    store.validateNow();
    expect(store.attempt()).toBeUndefined();
    const sent = store.payload();
    if (initial === null) expect(sent).not.toHaveProperty(name);
    else expect(sent[name]).toBeNull();
    expect(checked.at(-1)).toEqual(sent);
    expect(checkComponent({ body: sent, kind: getKind(subclass), address: { subclass } })[name]).toBeNull();
    store.dispose();
  });

  it('left alone gets its default', () => {
    const store = creating(subclass);
    const stored = checkComponent({ body: store.payload(), kind: getKind(subclass), address: { subclass } });
    expect(stored[name]).toBe(initial);
    store.dispose();
  });
});

it('a cleared number is restored by undo, and cleared again by redo', () => {
  const store = creating('wind');
  store.type('hub_height', '');
  store.undo();
  expect(store.payload().hub_height).toBe(10);
  store.redo();
  expect(store.payload().hub_height).toBeNull();
  store.dispose();
});

it('a cleared number stays cleared over a reload', () => {
  const before = creating('wind');
  before.type('hub_height', '');
  expect(creating('wind', [], before.texts()).payload().hub_height).toBeNull();
});

it('points of a numbered curve are numbers like others', () => {
  const [curve] = Object.values(getKind('wind').definition.curves);
  const names = new Set(NUMBERS.filter(({ subclass }) => subclass === 'wind').map(({ name }) => name));
  expect(curve && curveFieldNames(curve).every((name) => names.has(name))).toBe(true);
});

/** The draft of the wizard; what its validator reads is noted. */
function creating(subclass: string, checked: FieldValues[] = [], texts = {}): DraftStore {
  const { definition, validate } = getKind(subclass);
  const noting = (values: FieldValues) => {
    checked.push(values);
    return validate(values);
  };
  const values = { ...createDefaults(definition), subclass, is_template: false };
  return new DraftStore({ kind: { definition, validate: noting }, mode: 'create', values, texts });
}
