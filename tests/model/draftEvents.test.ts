import { beforeEach, describe, expect, it, vi } from 'vitest';
import { form as signIn } from '#generated/forms/sign-in.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { NO_META } from '#model/draftMeta.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';
import { getKind } from './loadedKinds.ts';

const kind = getKind('wind');

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function editing(values: FieldValues = {}): DraftStore {
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), name: 'Ridge', ...values },
  });
}

describe('a subscriber of a draft', () => {
  it('is called for every text of its field, until it has unsubscribed', () => {
    const store = editing();
    const called = vi.fn();
    const stop = store.subscribeText('hub_height', called);
    store.type('hub_height', '11');
    store.type('hub_height', '11');
    store.change({ hub_height: '12', lifetime: '9' });
    store.type('lifetime', '8');
    expect(called).toHaveBeenCalledTimes(2);
    stop();
    store.type('hub_height', '13');
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('is called for the texts of all fields where it asks for all', () => {
    const store = editing();
    const called = vi.fn();
    const stop = subscribeTexts(store, called);
    store.change({ hub_height: '12', lifetime: '9' });
    expect(called).toHaveBeenCalledTimes(2);
    stop();
    store.type('lifetime', '8');
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('is called for a field whose state flips, until it has unsubscribed', () => {
    const store = editing();
    const called = vi.fn();
    const stop = store.subscribe('hub_height', called);
    store.type('hub_height', '11');
    store.type('hub_height', '12');
    expect(called).toHaveBeenCalledTimes(1);
    stop();
    store.type('hub_height', '10');
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('is called for the form only where something of it changes', () => {
    const store = editing();
    const called = vi.fn();
    const stop = store.subscribeForm(called);
    store.type('hub_height', '11');
    expect(called).toHaveBeenCalledTimes(1);
    store.type('hub_height', '12');
    store.validateNow();
    expect(called).toHaveBeenCalledTimes(1);
    store.undo();
    expect(store.form()).toMatchObject({ changed: [], canUndo: false, canRedo: true });
    expect(called).toHaveBeenCalledTimes(2);
    stop();
    store.redo();
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('is called once undo becomes possible, and once redo is not any more', () => {
    const store = editing({ name: 'Ridge ' });
    const forms: [boolean, boolean][] = [];
    store.subscribeForm(() => forms.push([store.form().canUndo, store.form().canRedo]));
    // Blanks around a name change no value.
    store.type('name', 'Ridge  ');
    store.undo();
    store.type('name', 'Ridge   ');
    expect(forms).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it('of the name is called when the name of a nameless record changes', () => {
    const store = new DraftStore({ kind, mode: 'create', values: createDefaults(kind.definition) });
    const called = vi.fn();
    store.subscribeText('name', called);
    expect(store.nameIfEmpty).toBe('New wind');
    store.setNameIfEmpty('New wind');
    expect(called).not.toHaveBeenCalled();
    store.setNameIfEmpty('New wind (2)');
    expect(called).toHaveBeenCalledTimes(1);
    expect(store.nameIfEmpty).toBe('New wind (2)');
  });
});

describe('undo', () => {
  it('has no step where nothing was changed', () => {
    const store = editing();
    store.type('hub_height', '10');
    store.change({ hub_height: '10' });
    store.restore(['hub_height']);
    store.undo();
    store.redo();
    expect(store.form()).toMatchObject({ canUndo: false, canRedo: false });
  });

  it('begins a new step once a field was left', () => {
    const store = editing();
    store.type('hub_height', '11');
    store.blur('hub_height');
    store.type('hub_height', '12');
    store.undo();
    expect(store.text('hub_height')).toBe('11');
  });

  it('undoes in one step what was set together, and separately what was set apart', () => {
    const store = editing();
    store.change({ hub_height: '11', lifetime: '9', invest: '2250' });
    store.change({ hub_height: '12' });
    store.undo();
    expect([store.text('hub_height'), store.text('lifetime')]).toEqual(['11', '9']);
    store.undo();
    expect([store.text('hub_height'), store.text('lifetime')]).toEqual(['10', '20']);
    expect(store.form().canUndo).toBe(false);
  });

  it('undoes separately what was set twice in one field', () => {
    const store = editing();
    store.change({ hub_height: '11' });
    store.change({ hub_height: '12' });
    store.undo();
    expect(store.text('hub_height')).toBe('11');
  });

  it('shows the errors of the restored value at once', () => {
    const store = editing();
    store.type('hub_height', '-1');
    store.validateNow();
    store.undo();
    expect(store.form().errors).toEqual([]);
    store.redo();
    expect(store.snapshot('hub_height').shownError).toBe('Value must be non-negative');
  });

  it('never holds a password', () => {
    const store = new DraftStore({ kind: signIn, mode: 'edit', values: { username: '', password: '' } });
    store.type('password', 'secret');
    expect(store.form().canUndo).toBe(false);
    expect(store.texts()).toEqual({});
    expect(store.values()).toEqual({ username: '', password: 'secret' });
    store.type('username', 'ada');
    expect(store.texts()).toEqual({ username: 'ada' });
  });
});

describe('errors', () => {
  it('of the fields of a step alone are shown when Next is tried', () => {
    const store = editing({ hub_height: -1, lifetime: 0 });
    expect(store.attempt(['lifetime', 'invest'])).toEqual({ field: 'lifetime', message: 'Value must be at least 1' });
    expect(store.snapshot('hub_height').shownError).toBeUndefined();
    expect(store.attempt(['invest'])).toBeUndefined();
  });

  it('wait for a rest after values were set as well', () => {
    const store = editing();
    store.change({ hub_height: '-1' });
    vi.advanceTimersByTime(299);
    expect(store.snapshot('hub_height').error).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(store.snapshot('hub_height').shownError).toBe('Value must be non-negative');
  });

  it('of a field that was left are shown, others are not', () => {
    const store = editing({ hub_height: -1, lifetime: 0 });
    store.blur('lifetime');
    expect(store.form().shownErrors.map(({ field }) => field)).toEqual(['lifetime']);
  });

  it('are no longer checked once the draft is disposed of', () => {
    const store = editing();
    store.type('hub_height', '-1');
    store.dispose();
    vi.advanceTimersByTime(1000);
    expect(store.snapshot('hub_height').error).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of the server are shown at once, and can be undone separately', () => {
    const store = editing();
    store.setForeignError('name', 'Name must be unique');
    expect(store.snapshot('name').shownError).toBe('Name must be unique');
    store.setForeignError('name', undefined);
    expect(store.form().errors).toEqual([]);
    // The field of another version of the server.
    store.setForeignError('rotor', 'Unknown');
    expect(store.form().errors).toEqual([]);
  });

  it('of the server that is undone reveals no other error', () => {
    const store = editing({ name: '' });
    store.setForeignError('name', undefined);
    expect(store.snapshot('name')).toMatchObject({ error: 'Name is required', shownError: undefined });
  });

  it('are not checked earlier than the rest when the server reports none', () => {
    const store = editing();
    store.type('hub_height', '-1');
    store.setForeignError('hub_height', undefined);
    expect(store.snapshot('hub_height').error).toBeUndefined();
  });

  it('between two fields are shown at both once one of them was changed', () => {
    const store = editing({ anemometer_height: 20, surface_roughness_length: 11 });
    expect(store.form().shownErrors).toEqual([]);
    store.blur('surface_roughness_length');
    expect(store.form().shownErrors).toEqual([
      { field: 'hub_height', message: 'Must be above Surface roughness length' },
      { field: 'surface_roughness_length', message: 'Must be below Hub height' },
    ]);
  });

  it('of a text come before those of the server, and those before broken rules', () => {
    const store = editing({ hub_height: -1 });
    store.setForeignError('hub_height', 'Too high for this site');
    expect(store.snapshot('hub_height').error).toBe('Too high for this site');
    store.type('hub_height', '1,');
    store.setForeignError('hub_height', 'Too high for this site');
    expect(store.snapshot('hub_height').error).toBe('Please use a dot (.) for decimals');
  });

  it('make room for no warning', () => {
    const store = editing();
    store.type('hub_height', '300');
    store.setForeignError('hub_height', 'Too high for this site');
    expect(store.snapshot('hub_height').warning).toBeUndefined();
    store.setForeignError('hub_height', undefined);
    expect(store.snapshot('hub_height').warning).toBe('Unusually high: above 200 m');
  });

  it('are asked for of fields that the form has, and of no others', () => {
    const store = editing();
    expect(() => store.snapshot('rotor')).toThrow('The form wind has no field rotor');
    expect(() => store.type('rotor', '1')).toThrow('The form wind has no field rotor');
  });
});

describe('a stored answer', () => {
  it('takes the place of all texts but those to keep, and of errors and history', () => {
    const store = editing();
    store.type('hub_height', '-1');
    store.type('lifetime', '0');
    store.setForeignError('name', 'Name must be unique');
    store.validateNow();
    store.rebase({ ...store.values(), hub_height: 80, lifetime: 0, name: 'Hill' }, new Set(['hub_height']));
    expect(store.form()).toMatchObject({ changed: ['hub_height'], canUndo: false, canRedo: false });
    expect(store.text('name')).toBe('Hill');
    expect(store.snapshot('hub_height').shownError).toBe('Value must be non-negative');
    // It was typed before, but this is what is stored by now.
    expect(store.snapshot('lifetime')).toMatchObject({ error: 'Value must be at least 1', shownError: undefined });
    expect(store.snapshot('name').error).toBeUndefined();
  });

  it('keeps nothing where nothing is named', () => {
    const store = editing();
    store.type('hub_height', '11');
    store.rebase({ ...store.values(), hub_height: 80 });
    expect([store.text('hub_height'), store.original('hub_height')]).toEqual(['80', '80']);
  });

  it('is compared with what was typed meanwhile', () => {
    const store = editing();
    const then = store.allTexts();
    expect(store.typedSince(then)).toEqual(new Set());
    store.type('hub_height', '11');
    expect(store.typedSince(then)).toEqual(new Set(['hub_height']));
  });

  it("of a record that is edited does not change with the server's defaults", () => {
    const store = editing();
    store.applyMeta({ ...NO_META, defaults: { hub_height: 80 } });
    expect(store.text('hub_height')).toBe('10');
  });
});
