import { describe, expect, it } from 'vitest';
import type { DraftField } from '#model/DraftField.ts';
import { DraftFields } from '#model/DraftFields.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { createTable } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';

function createForm(fields: Record<string, Partial<FieldDefinition>>): FormDefinition {
  const words = { id: 'depot', title: 'Depot', description: '', version: '1' };
  return { ...words, fields: createFields(fields), curves: {}, rules: [], tabs: [] };
}

const STEPS = createTable({ km: { unit: 'km' } }, { row: 'step' });
const DEPOT = createForm({
  name: { type: 'text' },
  currency: { type: 'text' },
  power: { unit: 'kW' },
  secret: { type: 'text', input: 'password' },
  periods: {
    type: 'rows',
    table: createTable(
      { from: {}, price: { unit: '{currency}/kWh' }, steps: { type: 'rows', table: STEPS } },
      { row: 'period' },
    ),
  },
  note: { type: 'text' },
});
const FLAT = createForm({ name: { type: 'text' }, power: {} });
const RECORD = {
  name: 'Depot',
  currency: 'EUR',
  power: 11,
  periods: [{ from: 0, price: 0.3, steps: [{ km: 5 }] }, { from: 6 }],
  note: '',
};

const open = (values: FieldValues = RECORD, texts?: Record<string, string>) =>
  new DraftFields(DEPOT, { values, texts });
const toTexts = (states: Iterable<DraftField>) => Object.fromEntries([...states].map(({ key, text }) => [key, text]));

/** Writes a text, and marks its field as the draft does. */
function type(fields: DraftFields, key: string, text: string): DraftField {
  const state = fields.expect(key);
  fields.write(state, text);
  for (const one of [...fields.live().values()].reverse())
    one.snapshot = { ...one.snapshot, changed: fields.isChanged(one) };
  return state;
}

describe('the fields of a stored record', () => {
  it('are its fields, and the cells of the rows after their table', () => {
    const fields = open();
    expect(Object.entries(toTexts(fields.live().values()))).toEqual([
      ['name', 'Depot'],
      ['currency', 'EUR'],
      ['power', '11'],
      ['secret', ''],
      ['periods', '#1 #3'],
      ['periods/#1/from', '0'],
      ['periods/#1/price', '0.3'],
      ['periods/#1/steps', '#2'],
      ['periods/#1/steps/#2/km', '5'],
      ['periods/#3/from', '6'],
      ['periods/#3/price', ''],
      ['periods/#3/steps', ''],
      ['note', ''],
    ]);
    expect(fields.own().map(({ key }) => key)).toEqual(['name', 'currency', 'power', 'secret', 'periods', 'note']);
    expect(fields.own()).toBe(fields.own());
    expect(fields.live()).toBe(fields.live());
    expect(fields.currency).toBe('EUR');
  });

  it('are unchanged, untouched and not restored', () => {
    for (const state of open().live().values())
      expect(state).toMatchObject({
        original: state.text,
        touched: false,
        restored: false,
        snapshot: { changed: false },
      });
  });

  it('are found by key, and are an error of ours where the form lacks them', () => {
    expect(open().get('periods/#3/from')?.text).toBe('6');
    expect(open().get('mode')).toBeUndefined();
    expect(() => open().expect('mode')).toThrow('The form depot has no field mode');
    expect(new DraftFields(FLAT, { values: {} }).currency).toBeUndefined();
    expect([...new DraftFields(FLAT, { values: {} }).live().keys()]).toEqual(['name', 'power']);
  });

  it('are listed anew only after rows have changed', () => {
    const fields = open();
    const live = fields.live();
    fields.write(fields.expect('power'), '12');
    expect(fields.live()).toBe(live);
    fields.write(fields.expect('periods'), '#3');
    expect(fields.live()).not.toBe(live);
  });

  it('have the ids of their rows, the same until they change', () => {
    const fields = open();
    const rows = fields.rows('periods');
    expect(rows).toEqual(['#1', '#3']);
    expect(fields.rows('periods')).toBe(rows);
    expect(fields.rows('periods/#3/steps')).toEqual([]);
    expect(fields.rows('mode')).toEqual([]);
    fields.write(fields.expect('periods'), '#3');
    expect(fields.rows('periods')).toEqual(['#3']);
    expect([...fields.live().keys()]).not.toContain('periods/#1/from');
  });
});

describe('texts of an earlier session', () => {
  const texts = {
    name: 'Hub',
    note: '',
    mode: 'fixed',
    'periods/#1/from': '9',
    periods: JSON.stringify([
      { from: '0', price: '0.4', steps: [] },
      { from: '6' },
      { from: '18', steps: [{ km: '7' }] },
    ]),
  };

  it('are written over the record, those of unknown fields and of cells left out', () => {
    const fields = open(RECORD, texts);
    expect(toTexts(fields.live().values())).toEqual({
      name: 'Hub',
      currency: 'EUR',
      power: '11',
      secret: '',
      periods: '#1 #3 #4',
      'periods/#1/from': '0',
      'periods/#1/price': '0.4',
      'periods/#1/steps': '',
      'periods/#3/from': '6',
      'periods/#3/price': '',
      'periods/#3/steps': '',
      'periods/#4/from': '18',
      'periods/#4/price': '',
      'periods/#4/steps': '#5',
      'periods/#4/steps/#5/km': '7',
      note: '',
    });
    expect(fields.get('mode')).toBeUndefined();
  });

  it('are marked as restored, and as changed where they differ', () => {
    const fields = open(RECORD, texts);
    const marked = [...fields.live().values()].filter(({ touched, restored }) => touched || restored);
    expect(marked.map(({ key, touched, restored, snapshot }) => [key, touched, restored, snapshot.changed])).toEqual([
      ['name', true, true, true],
      ['periods', true, true, true],
      ['periods/#1/from', false, true, false],
      ['periods/#1/price', true, true, true],
      ['periods/#1/steps', true, true, true],
      ['periods/#3/from', false, true, false],
      ['periods/#3/price', false, true, false],
      ['periods/#3/steps', false, true, false],
      ['note', false, true, false],
    ]);
    expect([...fields.editedNames()]).toEqual(['name', 'periods', 'note']);
    expect(fields.editedTexts()).toEqual({
      name: 'Hub',
      periods:
        '[{"from":"0","price":"0.4","steps":[]},{"from":"6","price":"","steps":[]},{"from":"18","price":"","steps":[{"km":"7"}]}]',
      note: '',
    });
  });

  it('mark a table whose cells alone differ', () => {
    const texts = { periods: '[{"from":"0","price":"0.4","steps":[{"km":"5"}]},{"from":"6"}]' };
    const states = [...open(RECORD, texts).live().values()].filter(({ snapshot }) => snapshot.changed);
    expect(states.map(({ key, touched }) => [key, touched])).toEqual([
      ['periods', true],
      ['periods/#1/price', true],
    ]);
  });

  it('are not those of single cells', () => {
    const fields = open(RECORD, { 'periods/#1/from': '9' });
    expect(fields.expect('periods/#1/from')).toMatchObject({ text: '0', restored: false });
  });

  it('may have fewer rows than the record', () => {
    const fields = open(RECORD, { periods: '[{"from":"1"}]' });
    expect(fields.rows('periods')).toEqual(['#1']);
    expect(fields.text(fields.expect('periods'))).toBe('[{"from":"1","price":"","steps":[]}]');
  });
});

describe('a field differs from its original', () => {
  it.each<[string, string, boolean, boolean]>([
    ['power', '11', false, true],
    ['power', '11.0', false, false],
    ['power', '12', true, false],
    ['name', 'Hub', true, false],
    ['periods/#1/price', '0.30', false, false],
    ['periods/#1/price', '0.4', true, false],
    ['periods', '#1 #3', false, true],
    ['periods', '#3 #1', true, false],
    ['periods', '#1', true, false],
    ['periods', '', true, false],
    ['periods/#1/steps', '', true, false],
  ])('%s with %j: %s; it is as it was stored: %s', (key, text, isChanged, isAsStored) => {
    const fields = open();
    const state = type(fields, key, text);
    expect([fields.isChanged(state), fields.isAsStored(state)]).toEqual([isChanged, isAsStored]);
  });

  it.each([
    ['periods/#1/price', '0.4', ['periods', 'periods/#1/price']],
    ['periods/#1/steps/#2/km', '6', ['periods', 'periods/#1/steps', 'periods/#1/steps/#2/km']],
  ])('as a table by its cells: %s', (key, text, changed) => {
    const fields = open();
    type(fields, key, text);
    const states = [...fields.live().values()].filter(({ snapshot }) => snapshot.changed);
    expect(states.map((state) => state.key)).toEqual(changed);
    expect(fields.isAsStored(fields.expect('periods'))).toBe(false);
  });

  it('as a table by what its rows hold, whatever their ids', () => {
    const fields = open();
    const [first] = fields.createRows('periods', [{ from: '0', price: '0.30', steps: '[{"km":"5"}]' }]);
    const state = type(fields, 'periods', `${first} #3`);
    expect([fields.isChanged(state), fields.isAsStored(state)]).toEqual([false, false]);
    expect([
      fields.isNewRow('periods', `${first}`),
      fields.isNewRow('periods', '#1'),
      fields.isNewRow('mode', '#1'),
    ]).toEqual([true, false, true]);
  });

  it('among what is kept for the next session, without passwords', () => {
    const fields = open();
    type(fields, 'secret', 'a1b2');
    type(fields, 'power', '12');
    type(fields, 'note', ' ');
    expect(fields.editedTexts()).toEqual({ power: '12', note: ' ' });
    expect([...fields.editedNames()]).toEqual(['power', 'secret']);
  });
});

describe('the value of a text', () => {
  it.each<[string, string, object]>([
    ['power', '12', { value: 12 }],
    ['power', '12,5', { problem: 'comma' }],
    ['periods/#3/price', '5 EUR/kWh', { value: 5 }],
  ])('%s with %j', (key, text, parsed) => {
    const fields = open();
    expect(fields.parse(type(fields, key, text))).toEqual(parsed);
  });

  it('of a table is that of its rows', () => {
    const fields = open();
    type(fields, 'periods/#3/from', '7');
    expect(fields.parse(fields.expect('periods'))).toEqual({
      value: [
        { from: 0, price: 0.3, steps: [{ km: 5 }] },
        { from: 7, price: null, steps: [] },
      ],
    });
  });

  it('is refused in another currency', () => {
    const fields = open();
    expect(fields.parse(type(fields, 'periods/#3/price', '5 USD/kWh'))).not.toHaveProperty('value');
  });
});
