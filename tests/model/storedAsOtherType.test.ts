import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { getKind } from './loadedKinds.ts';

const kind = getKind('wind');

/** A turbine that was saved while the type of a field was another one. */
function open(stored: Record<string, unknown>) {
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), name: 'Turbine', ...stored },
  });
}

describe('a component that was saved while a field had another type', () => {
  it.each([
    ['12', 12],
    ['1e2', 100],
  ])('has the number that its text %j is, and is not modified', (stored, value) => {
    const store = open({ hub_height: stored });
    expect(store.form()).toMatchObject({ errors: [], changed: [] });
    expect(store.payload()).toMatchObject({ hub_height: value });
  });

  it('has its number as text where the field is a text again', () => {
    const store = open({ description: 5 });
    expect(store.form()).toMatchObject({ errors: [], changed: [] });
    expect(store.payload()).toMatchObject({ description: '5' });
  });

  it.each(['abc', true, { a: 1 }])(
    'says at once that %j is not a number, and can be saved once it is one',
    (stored) => {
      const store = open({ hub_height: stored });
      expect(store.form().errors).toEqual([{ field: 'hub_height', message: 'Please enter a valid number' }]);
      expect(store.form().changed).toEqual([]);
      store.change({ hub_height: '70' });
      store.validateNow();
      expect(store.form()).toMatchObject({ errors: [], changed: ['hub_height'] });
      expect(store.payload()).toMatchObject({ hub_height: 70 });
    },
  );
});
