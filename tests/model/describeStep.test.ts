import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { describeStep } from '#model/describeStep.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { getKind } from './loadedKinds.ts';

function open(subclass: string, values: FieldValues = {}): DraftStore {
  const kind = getKind(subclass);
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), name: 'Rig', ...values },
    now: () => 0,
  });
}

/** The latest step in words. */
function last(store: DraftStore): string | undefined {
  const [step] = store.history.done;
  return step && describeStep(store, step);
}

describe('a step is named by what it changed', () => {
  it.each<[what: string, subclass: string, edit: (store: DraftStore) => void, want: string]>([
    ['a number', 'wind', (store) => store.type('hub_height', '80'), 'Hub height 10 → 80 m'],
    ['a number that is cleared', 'wind', (store) => store.type('hub_height', ''), 'Hub height 10 → empty'],
    ['what is no number', 'wind', (store) => store.type('hub_height', '8x'), 'Hub height 10 → 8x m'],
    ['a unit with the currency', 'wind', (store) => store.type('invest', '1'), 'Specific investment 2250 → 1 EUR/kW'],
    ['a switch', 'wind', (store) => store.change({ locked: 'true' }), 'Locked Disabled → Enabled'],
    ['a text', 'wind', (store) => store.type('name', 'Mast'), 'Name Rig → Mast'],
    [
      'a long text',
      'wind',
      (store) => store.type('description', 'x'.repeat(99)),
      `Description empty → ${'x'.repeat(29)}…`,
    ],
    ['a point of a curve', 'wind', (store) => store.change({ pc3: '0.5' }), 'Power curve: 1 value'],
    ['points of a curve', 'wind', (store) => store.change({ pc3: '0.5', pc4: '0.7' }), 'Power curve: 2 values'],
    [
      'a paste',
      'wind',
      (store) => store.change({ pc3: '0.5' }, { note: 'paste of 31 rows' }),
      'Power curve: paste of 31 rows',
    ],
    ['a list of a curve', 'basicstorage', (store) => store.change({ max_cycles: '9, 8, 7' }), 'Cycle aging: 9 values'],
    [
      'several fields',
      'wind',
      (store) => store.change({ hub_height: '1', lifetime: '2', pc3: '3' }),
      'Hub height and 2 more',
    ],
  ])('%s', (_what, subclass, edit, want) => {
    const store = open(subclass);
    edit(store);
    expect(last(store)).toBe(want);
    store.dispose();
  });

  it('typing on is one step, which grows', () => {
    const store = open('wind');
    for (const text of ['8', '80', '800']) store.type('hub_height', text);
    expect(last(store)).toBe('Hub height 10 → 800 m');
    expect(store.history.done).toHaveLength(1);
    store.undo();
    expect(last(store)).toBeUndefined();
    expect(store.history.undone.map((step) => describeStep(store, step))).toEqual(['Hub height 10 → 800 m']);
    store.dispose();
  });
});

it('listeners are called for a new step and its end, not for each key', () => {
  const store = open('wind');
  let calls = 0;
  store.history.subscribe(() => calls++);
  for (const text of ['8', '80', '800']) store.type('hub_height', text);
  expect(calls).toBe(1);
  store.blur('hub_height');
  expect(calls).toBe(2);
  store.undo();
  store.redo();
  expect(calls).toBe(4);
  store.dispose();
});
