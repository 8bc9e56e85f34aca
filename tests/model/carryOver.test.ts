import { describe, expect, it } from 'vitest';
import { carryOver, wholeTexts } from '#model/carryOver.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { formItems } from '#model/formItems.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

const between = (from: string, to: string, texts: Record<string, string>) =>
  carryOver({ from: getKind(from).definition, to: getKind(to).definition, texts });

describe('from one kind to another', () => {
  it('goes what both have: name, description, currency, and numbers in the same unit', () => {
    const texts = { name: 'Rig', description: 'Two\nlines', currency: 'USD', lifetime: '33', locked: 'true' };
    expect(between('wind', 'converter', texts)).toEqual({ kept: texts, lost: [] });
  });

  it('a source goes with its value, also with one that is not edited', () => {
    const source = JSON.stringify({ source: { source: 'Data sheet' }, of: { lifetime: '20' } });
    const { kept, lost } = between('wind', 'converter', { '@lifetime': source, '@hub_height': source });
    expect(kept).toEqual({ lifetime: '20', '@lifetime': source });
    expect(lost.map(({ title }) => title)).toEqual(['Hub height']);
  });

  it('a text that is not a number yet is carried over unchanged', () => {
    expect(between('wind', 'pv', { lifetime: '1,' }).kept).toEqual({ lifetime: '1,' });
  });

  it('what the other has not, or has in another unit, is lost, each thing once', () => {
    const { kept, lost } = between('wind', 'thermalstorage', { invest: '5', hub_height: '9', pc3: '0.1', pc4: '0.2' });
    expect(kept).toEqual({});
    expect(lost.map(({ title }) => title)).toEqual(['Specific investment', 'Hub height', 'Power curve']);
  });

  it('a curve goes as a whole', () => {
    const fuel = { fuel_consumptions: '0, 1, 2, 3' };
    const { kept, lost } = between('dieselgenset', 'gasgenset', fuel);
    expect(lost).toEqual([]);
    expect(kept).toEqual({ ...fuel, load_levels_fuel: '0, 200, 400, 420' });
  });

  it('unedited values are not carried over', () => {
    expect(between('wind', 'converter', {})).toEqual({ kept: {}, lost: [] });
  });

  it('names from outside do no harm', () => {
    expect(between('wind', 'converter', { constructor: 'x', toString: 'y' })).toEqual({ kept: {}, lost: [] });
  });
});

describe('a field of the same name', () => {
  const { definition } = getKind('wind');
  const form = (parts: Partial<FieldDefinition>): FormDefinition => ({
    ...definition,
    curves: {},
    tabs: [],
    fields: { flow: { ...(definition.fields.hub_height as FieldDefinition), name: 'flow', title: 'Flow', ...parts } },
  });
  const choices = ['a', 'b'].map((value) => ({ value, label: value }));

  it.each<[string, Partial<FieldDefinition>, Partial<FieldDefinition>, boolean]>([
    ['and type is kept', {}, {}, true],
    ['is kept whatever its limits and title are', {}, { minimum: 5, title: 'Stream' }, true],
    ['is lost where the server makes it', {}, { system: true }, false],
    ['is lost where it cannot be edited', {}, { readOnly: true }, false],
    ['is lost where it has another type', {}, { type: 'integer' }, false],
    ['is lost where it has another unit', {}, { unit: 'ft' }, false],
    [
      'is lost where it is another kind of list',
      { type: 'list', list: 'numbers' },
      { type: 'list', list: 'percentages' },
      false,
    ],
    ['is lost where it is hidden', {}, { hidden: true }, false],
    ['is kept where it is a choice there as well', { type: 'choice', choices }, { type: 'choice', choices }, true],
    [
      'is lost where it is no choice there',
      { type: 'choice', choices },
      { type: 'choice', choices: choices.slice(0, 1) },
      false,
    ],
    ['is lost where there is nothing to choose', { type: 'choice', choices }, { type: 'choice' }, false],
  ])('%s', (_what, from, to, isKept) => {
    const { kept, lost } = carryOver({ from: form(from), to: form(to), texts: { flow: 'b' } });
    expect(kept).toEqual(isKept ? { flow: 'b' } : {});
    expect(lost.map(({ title }) => title)).toEqual(isKept ? [] : ['Flow']);
  });
});

it('a curve of which one list has no place is lost as a whole', () => {
  const to = getKind('gasgenset').definition;
  const { fuel_consumptions: _, ...fields } = to.fields;
  const { kept, lost } = carryOver({
    from: getKind('dieselgenset').definition,
    to: { ...to, fields },
    texts: { load_levels_fuel: '0, 1, 2, 3' },
  });
  expect(kept).toEqual({});
  expect(lost).toHaveLength(1);
});

it.each(KIND_ROWS)('%s: whatever is edited is either carried to any other kind or named as lost', (subclass, kind) => {
  const { definition } = kind;
  const editable = Object.values(definition.fields).filter((field) => !field.system);
  const texts = Object.fromEntries(editable.map(({ name, type }) => [name, type === 'choice' ? 'EUR' : '7']));
  for (const [other, { definition: next, validate }] of KIND_ROWS) {
    const { kept, lost } = between(subclass, other, texts);
    const accounted = new Set([...Object.keys(kept), ...lost.flatMap(({ fields }) => fields)]);
    expect([...accounted].sort()).toEqual(
      formItems(definition)
        .flatMap(({ fields }) => fields)
        .sort(),
    );
    const store = new DraftStore({
      kind: { definition: next, validate },
      mode: 'create',
      values: createDefaults(next),
      texts: kept,
    });
    for (const [name, text] of Object.entries(kept)) expect(store.text(name)).toBe(text);
    store.dispose();
    if (other === subclass) expect(lost.filter(({ item }) => definition.fields[item]?.type !== 'choice')).toEqual([]);
  }
});

it('unedited texts are those of the defaults', () => {
  const { definition } = getKind('wind');
  expect(wholeTexts(definition, { lifetime: '7' })).toMatchObject({ lifetime: '7', hub_height: '10', locked: 'false' });
});
