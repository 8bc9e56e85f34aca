import { describe, expect, it } from 'vitest';
import { DraftFields } from '#model/DraftFields.ts';
import { DraftRecord, toDraftValues } from '#model/DraftRecord.ts';
import { NO_META } from '#model/draftMeta.ts';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { createForm } from '../fixtures/createForm.ts';

const CHOICES = ['fixed', 'flex'].map((value) => ({ value, label: value }));
const SYSTEM = { type: 'text', system: true, readOnly: true } as const;

const DEPOT = createForm(
  {
    name: { type: 'text' },
    solar: { type: 'flag' },
    peak: {},
    'charging/power': {},
    'charging/mode': { type: 'text' },
    'tariff/type': { type: 'choice', choices: CHOICES },
    'tariff/=fixed/price': {},
    'tariff/=flex/source': { type: 'text', default: 'EPEX' },
    id: SYSTEM,
    created_at: SYSTEM,
  },
  {
    objects: { charging: { title: 'Charging' }, tariff: { title: 'Tariff', variant: 'type' } },
    conditions: [
      { if: {}, text: 'Solar is on', shows: ['peak', 'charging'], whenHidden: 'keep' },
      { if: {}, text: 'Peak is given', shows: ['charging/mode'], whenHidden: 'keep' },
    ],
  },
);
const conditions = [({ solar }: FieldValues) => solar === true, ({ peak }: FieldValues) => peak !== null];

const STORED = {
  id: 'd1',
  name: 'Depot',
  solar: true,
  peak: 5,
  charging: { power: 11, mode: 'fixed' },
  tariff: { type: 'fixed', price: 0.3 },
  version: 7,
};

/** The record of a draft in which these texts were typed. */
function open(
  record: FieldValues,
  texts: Record<string, string> = {},
  mode: 'edit' | 'create' = 'edit',
  form: FormDefinition = DEPOT,
) {
  const values = toDraftValues(form, record);
  const fields = new DraftFields(form, { values });
  for (const [key, text] of Object.entries(texts)) fields.write(fields.expect(key), text);
  return new DraftRecord({ kind: { definition: form, conditions, validate: () => [] }, mode, fields, values });
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('the values to begin with', () => {
  it('are those of a stored record, with the defaults of other cases and empty objects', () => {
    expect(toDraftValues(DEPOT, { ...STORED, charging: {} })).toEqual({
      id: 'd1',
      name: 'Depot',
      solar: true,
      peak: 5,
      charging: {},
      'tariff/type': 'fixed',
      'tariff/=fixed/price': 0.3,
      'tariff/=flex/source': 'EPEX',
      version: 7,
    });
  });

  it('are those of a flat record as it is', () => {
    const record = { name: 'Depot', charging: {} };
    expect(toDraftValues(createForm({ name: { type: 'text' } }), record)).toBe(record);
  });
});

describe('the values of a draft', () => {
  it("are what was stored, with the server's own fields", () => {
    expect(open(STORED).values()).toEqual({
      id: 'd1',
      name: 'Depot',
      solar: true,
      peak: 5,
      'charging/power': 11,
      'charging/mode': 'fixed',
      'tariff/type': 'fixed',
      'tariff/=fixed/price': 0.3,
      'tariff/=flex/source': 'EPEX',
    });
  });

  it('are what was typed; what is not a number or was never given is left out', () => {
    const texts = { name: 'Hub', peak: '1,5', 'charging/power': '', 'charging/mode': 'flex' };
    expect(open({ name: 'Depot', peak: 3, charging: {} }, texts).values()).toEqual({
      name: 'Hub',
      charging: {},
      'charging/mode': 'flex',
      'tariff/=fixed/price': null,
      'tariff/=flex/source': 'EPEX',
    });
  });

  it('do not take a text of a field that the server owns', () => {
    expect(open(STORED, { id: 'd2', created_at: 'now' }).values()).toMatchObject({ id: 'd1' });
    expect(open(STORED, { created_at: 'now' }).values()).not.toHaveProperty('created_at');
  });
});

describe('the record of a draft', () => {
  it('has its objects and the chosen case, and nothing that is hidden', () => {
    expect(plain(open(STORED).read().record)).toEqual({
      id: 'd1',
      name: 'Depot',
      solar: true,
      peak: 5,
      charging: { power: 11, mode: 'fixed' },
      tariff: { type: 'fixed', price: 0.3 },
    });
    const { typed, values, hidden, record } = open(STORED, { solar: 'false' }).read();
    expect([...hidden]).toEqual(['peak', 'charging/power', 'charging/mode']);
    expect(plain(record)).toEqual({
      id: 'd1',
      name: 'Depot',
      solar: false,
      tariff: { type: 'fixed', price: 0.3 },
    });
    expect(typed).toMatchObject({ peak: 5, solar: false });
    expect(values).toBe(typed);
  });

  it('keeps an empty object of which a part is shown, and not one that is hidden', () => {
    const record = { name: 'Depot', solar: true, peak: 5, charging: {} };
    expect(plain(open(record).read().record)).toMatchObject({ charging: {} });
    expect(plain(open(record, { peak: '' }).read().record)).toMatchObject({ charging: {} });
    expect(open(record, { solar: 'false' }).read().record).not.toHaveProperty('charging');
  });

  it('of a new component has a name and a kind, and no empty number that never had a value', () => {
    const record = open({ id: 'd1', solar: true, peak: 4 }, { peak: '', 'charging/power': '3' }, 'create').read()
      .record;
    expect(plain(record)).toEqual({
      name: 'New depot',
      subclass: 'depot',
      solar: true,
      peak: null,
      charging: { power: 3 },
    });
  });
});

describe('what is sent', () => {
  it('is the record as it is checked, with the version of its kind', () => {
    expect(plain(open(STORED).payload())).toEqual({
      id: 'd1',
      name: 'Depot',
      solar: true,
      peak: 5,
      charging: { power: 11, mode: 'fixed' },
      tariff: { type: 'fixed', price: 0.3 },
    });
    expect(open(STORED, {}, 'edit', { ...DEPOT, kindVersion: 2 }).payload()).toMatchObject({ kind_version: 2 });
  });

  it('lacks what is hidden, and what the server does not know', () => {
    const draft = open(STORED, { solar: 'false' });
    draft.meta = { ...NO_META, omitted: new Set(['name']) };
    expect(plain(draft.payload())).toEqual({ id: 'd1', solar: false, tariff: { type: 'fixed', price: 0.3 } });
  });

  it('has what only the server knows as it was stored', () => {
    const draft = open(STORED);
    draft.meta = { ...NO_META, kept: new Set(['version', 'note']) };
    expect(draft.payload()).toMatchObject({ version: 7, name: 'Depot' });
    expect(draft.payload()).not.toHaveProperty('note');
  });
});

it('the stored record has the defaults of the server where it states others', () => {
  const draft = open({ name: 'Depot', peak: 5 });
  expect(plain(draft.withDefaults())).toEqual({ name: 'Depot', peak: 5 });
  draft.meta = { ...NO_META, defaults: { peak: 9, 'charging/power': 22 } };
  expect(plain(draft.withDefaults())).toEqual({ name: 'Depot', peak: 9, charging: { power: 22 } });
});

it('another stored record takes the place of the first', () => {
  const draft = open(STORED);
  expect(Object.fromEntries(draft.rebase({ id: 'd1', name: 'Yard', charging: {} }))).toEqual({
    id: 'd1',
    created_at: '',
    name: 'Yard',
    solar: 'false',
    peak: '',
    'charging/power': '',
    'charging/mode': '',
    'tariff/type': '',
    'tariff/=fixed/price': '',
    'tariff/=flex/source': 'EPEX',
  });
  expect(draft.withDefaults()).toMatchObject({ name: 'Yard', charging: {} });
});
