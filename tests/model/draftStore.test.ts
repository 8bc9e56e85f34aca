import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';

const STORED = { id: '1', subclass: 'wind', is_template: false, name: 'Ridge', created_at: 'then', updated_at: 'then' };

let wind: Kind;
let battery: Kind;

beforeEach(async () => {
  vi.useFakeTimers();
  wind = await loadKind.wind();
  battery = await loadKind.basicstorage();
  return () => vi.useRealTimers();
});

function editing(kind: Kind, values = {}): DraftStore {
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), ...STORED, subclass: kind.definition.id, ...values },
  });
}

describe('text and value', () => {
  it.each([
    ['1,', 'Please use a dot (.) for decimals'],
    ['1.', 'Please enter a valid number'],
    ['-', 'Please enter a valid number'],
    ['1e', 'Please enter a valid number'],
    ['abc', 'Please enter a valid number'],
    ['', undefined],
    [' 12 ', undefined],
    ['-1', 'Value must be non-negative'],
  ])('%j stays as typed and says %j', (text, message) => {
    const store = editing(wind);
    store.type('hub_height', text);
    store.blur('hub_height');
    expect(store.text('hub_height')).toBe(text);
    expect(store.snapshot('hub_height').shownError).toBe(message);
  });

  it('leaves a field without a number out of the values instead of making one up', () => {
    const store = editing(wind);
    store.type('hub_height', '1,5');
    expect(store.values()).not.toHaveProperty('hub_height');
  });

  it.each([
    ['', null],
    [' 12 ', 12],
    ['1e1', 10],
  ])('stores %j as %j', (text, value) => {
    const store = editing(wind);
    store.type('hub_height', text);
    expect(store.payload().hub_height).toBe(value);
  });

  it.each([
    [true, 'true'],
    ['true', 'true'],
    [false, 'false'],
    ['false', 'false'],
    [undefined, 'false'],
  ])('reads a flag that arrives as %j as %s', (value, text) => {
    expect(editing(battery, { allow_res_charge_only: value, locked: value }).text('allow_res_charge_only')).toBe(text);
    expect(editing(battery, { locked: value }).text('locked')).toBe(text);
  });

  it('lower-cases foresight values that arrive in capitals', async () => {
    const market = await loadKind.market();
    const store = editing(market, { foresight_intraday: 'Perfect' });
    expect(store.payload().foresight_intraday).toBe('perfect');
    expect(store.form().changed).toEqual([]);
  });

  it('keeps the server-made fields as they were', () => {
    expect(editing(wind).payload()).toMatchObject(STORED);
  });
});

describe('changes', () => {
  it.each([
    ['hub_height', '10.0', false],
    ['hub_height', ' 10 ', false],
    ['hub_height', '11', true],
    ['name', 'Ridge ', false],
    ['description', ' ', true],
  ])('%s typed as %j is changed: %s', (name, text, changed) => {
    const store = editing(wind);
    store.type(name, text);
    expect(store.snapshot(name).changed).toBe(changed);
  });

  it.each([
    ['10,20,30,40,50,60,70,80,90', false],
    ['10, 20, 30, 40, 50, 60, 70, 80, 91', true],
    ['10,\n20, 30, 40, 50, 60, 70, 80, 90', true],
  ])('compares the list %j by its points', (text, changed) => {
    const store = editing(battery);
    store.change({ dod: text });
    expect(store.snapshot('dod').changed).toBe(changed);
  });

  it('calls the listeners of a field only when something flips', () => {
    const store = editing(wind);
    const heard = vi.fn();
    store.subscribe('hub_height', heard);
    for (const text of ['1', '12', '123']) store.type('hub_height', text);
    expect(heard).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(300);
    expect(heard).toHaveBeenCalledTimes(1);
    store.type('hub_height', '10');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('errors', () => {
  it('come 300 ms after the last key', () => {
    const store = editing(wind);
    store.type('hub_height', '-1');
    vi.advanceTimersByTime(299);
    expect(store.snapshot('hub_height').shownError).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(store.snapshot('hub_height').shownError).toBe('Value must be non-negative');
  });

  it('are not shown at pristine fields, but block and are shown when saving is tried', () => {
    const store = editing(wind, { hub_height: -5 });
    expect(store.form().shownErrors).toEqual([]);
    expect(store.form().errors).toEqual([
      { field: 'hub_height', message: 'Value must be non-negative' },
      { field: 'surface_roughness_length', message: 'Must be below Hub height' },
    ]);
    expect(store.attempt()).toEqual({ field: 'hub_height', message: 'Value must be non-negative' });
    expect(store.form().shownErrors).toHaveLength(2);
  });

  it('lead to a changed field first, since that is where the fault began', () => {
    const store = editing(wind);
    store.type('surface_roughness_length', '11');
    expect(store.attempt()?.field).toBe('surface_roughness_length');
    expect(store.form().errors[0]?.field).toBe('hub_height');
  });

  it('of the server are cleared on request', () => {
    const store = editing(wind);
    store.setForeignError('name', 'Name must be unique');
    store.clearForeignErrors();
    expect(store.attempt()).toBeUndefined();
  });

  it('of the server stay until their field changes', () => {
    const store = editing(wind);
    store.setForeignError('name', 'Name must be unique');
    store.type('hub_height', '12');
    vi.advanceTimersByTime(300);
    expect(store.snapshot('name').shownError).toBe('Name must be unique');
    store.type('name', 'Ridge 2');
    vi.advanceTimersByTime(300);
    expect(store.snapshot('name').shownError).toBeUndefined();
  });

  it('between two fields disappear when the other field is corrected', () => {
    const store = editing(wind);
    store.type('surface_roughness_length', '11');
    store.blur('surface_roughness_length');
    expect(store.snapshot('surface_roughness_length').shownError).toBe('Must be below Hub height');
    store.type('hub_height', '20');
    store.type('anemometer_height', '20');
    store.blur('hub_height');
    expect(store.snapshot('surface_roughness_length').shownError).toBeUndefined();
  });

  it('are separate from warnings, which block nothing', () => {
    const store = editing(wind);
    store.type('hub_height', '300');
    store.blur('hub_height');
    expect(store.snapshot('hub_height')).toMatchObject({
      shownError: undefined,
      warning: 'Unusually high: above 200 m',
    });
    expect(store.attempt()).toBeUndefined();
  });
});

describe('history', () => {
  it('takes typing in one field back as one step, and a pause begins another', () => {
    const store = editing(wind);
    for (const text of ['1', '12', '120']) store.type('hub_height', text);
    vi.advanceTimersByTime(1500);
    store.type('hub_height', '1200');
    store.undo();
    expect(store.text('hub_height')).toBe('120');
    store.undo();
    expect(store.text('hub_height')).toBe('10');
    store.redo();
    store.redo();
    expect(store.text('hub_height')).toBe('1200');
    expect(store.form()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('takes a drawn curve back as one step, although it is edited point by point', () => {
    const store = editing(battery);
    const before = store.text('max_cycles');
    store.change({ max_cycles: before.replace('90000', '9') }, { typing: true });
    store.change({ max_cycles: before.replace('90000', '95') }, { typing: true });
    store.change({ max_cycles: before.replace('90000', '95000') }, { typing: true });
    store.undo();
    expect(store.text('max_cycles')).toBe(before);
  });

  it('undoes one field, and all of them as one step', () => {
    const store = editing(wind);
    store.type('hub_height', '12');
    store.type('anemometer_height', '13');
    store.restore(['hub_height']);
    expect(store.form().changed).toEqual(['anemometer_height']);
    store.restore();
    expect(store.form().changed).toEqual([]);
    store.undo();
    expect(store.form().changed).toEqual(['anemometer_height']);
  });
});

describe('after a save', () => {
  it('takes the answer as the original and keeps what was typed meanwhile', () => {
    const store = editing(wind);
    store.type('hub_height', '80');
    store.type('invest', '2000');
    const sent = store.allTexts();
    store.type('invest', '2100');
    store.rebase({ ...store.values(), hub_height: 80, invest: 2000, updated_at: 'now' }, store.typedSince(sent));
    expect(store.form().changed).toEqual(['invest']);
    expect(store.text('invest')).toBe('2100');
    expect(store.original('invest')).toBe('2000');
    expect(store.payload().updated_at).toBe('now');
  });
});

describe('a new component', () => {
  const creating = (kind: Kind, texts = {}) =>
    new DraftStore({
      kind,
      mode: 'create',
      values: { ...createDefaults(kind.definition), subclass: kind.definition.id },
      texts,
    });

  it('leaves out numbers that never had a value and makes up a missing name', () => {
    const store = creating(wind);
    const payload = store.payload();
    expect(payload).not.toHaveProperty('cut_out_wind_speed');
    expect(payload).toMatchObject({ name: 'New wind', subclass: 'wind' });
    expect(store.attempt()).toBeUndefined();
  });

  it('is called otherwise where the usual name is taken', () => {
    const store = creating(wind);
    store.setNameIfEmpty('New wind (2)');
    expect(store.payload().name).toBe('New wind (2)');
    store.type('name', 'Ridge');
    expect(store.payload().name).toBe('Ridge');
  });

  it('continues from the texts of an earlier session', () => {
    const first = creating(wind);
    first.type('hub_height', '1,');
    expect(creating(wind, first.texts()).text('hub_height')).toBe('1,');
  });
});
