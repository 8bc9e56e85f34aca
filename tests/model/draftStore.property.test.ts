import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { isSameValue } from '#model/fieldText.ts';
import type { Kind } from '#model/Kind.ts';

type Step =
  | { do: 'type'; field: number; text: string }
  | { do: 'undo' | 'redo' | 'restore' | 'save' }
  | { do: 'restore'; field: number };

const text = fc.oneof(
  fc.constantFrom(
    '',
    '-',
    '1,',
    '1.',
    '1e',
    'abc',
    ' 12 ',
    '0',
    '-3',
    '100',
    '1e3',
    'true',
    'false',
    '1, 2',
    '1, 2, 3',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map(String),
  fc.string({ maxLength: 60 }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), field: fc.nat(200), text }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'redo' as const, 'restore' as const, 'save' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), field: fc.nat(200) }) },
);

it.each(subclasses)(
  '%s: whatever is edited, undone and saved, nothing is lost and every fault is named',
  async (subclass) => {
    const kind = await loadKind[subclass]();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const store = createDraft(kind);
        const editable = Object.values(kind.definition.fields).filter((field) => !field.system && !field.hidden);
        for (const each of steps) {
          take(store, each, editable[('field' in each ? each.field : 0) % editable.length]?.name ?? 'name');
          expect(store.form().changed).toEqual(differing(store));
        }
        const before = store.allTexts();
        walk(store);
        expect(store.allTexts()).toEqual(before);

        store.validateNow();
        const faulty = new Set(store.form().errors.map(({ field }) => field));
        const unreadable = Object.keys(kind.definition.fields).filter((name) => !(name in store.values()));
        expect([...faulty]).toEqual(expect.arrayContaining(unreadable));
        if (faulty.size === 0) expect(kind.validate(store.payload())).toEqual([]);

        store.restore();
        expect(differing(store)).toEqual([]);
        expect(store.payload()).toEqual(originals(store));
        store.dispose();
      }),
      { numRuns: 60 },
    );
  },
);

function createDraft(kind: Kind): DraftStore {
  const system = { id: '1', subclass: kind.definition.id, is_template: false, created_at: 'a', updated_at: 'b' };
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), ...system, name: 'Ünit 1' },
  });
}

function take(store: DraftStore, each: Step, field: string): void {
  if (each.do === 'type') store.type(field, each.text);
  else if (each.do === 'restore') store.restore([field]);
  else if (each.do === 'save') {
    if (store.attempt() === undefined) store.rebase(store.payload());
  } else store[each.do]();
}

/** All the way back and forth again. */
function walk(store: DraftStore): void {
  let steps = 0;
  while (store.form().canUndo) {
    store.undo();
    steps += 1;
  }
  while (steps-- > 0) store.redo();
}

function differing(store: DraftStore): string[] {
  return Object.values(store.definition.fields)
    .filter((field) => !isSameValue(field, store.text(field.name), store.original(field.name)))
    .map(({ name }) => name);
}

/** The record of the originals, read by a second store. */
function originals(store: DraftStore) {
  const fresh = new DraftStore({
    kind: { definition: store.definition, validate: () => [] },
    mode: 'edit',
    values: Object.fromEntries(Object.keys(store.definition.fields).map((name) => [name, store.payload()[name]])),
  });
  return fresh.payload();
}
