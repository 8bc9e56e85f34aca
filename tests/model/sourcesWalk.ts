import fc from 'fast-check';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { isSameValue } from '#model/fieldText.ts';
import { importProvenance } from '#model/importProvenance.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import type { Kind } from '#model/Kind.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { keptDraft, readKeptDraft } from '#model/keptDraft.ts';
import { readSources } from '#model/readSources.ts';
import { resumeDraft } from '#model/resumeDraft.ts';
import { threeWay } from '#model/threeWay.ts';
import { toStoredSource, type ValueSource, type ValueSources } from '#model/ValueSource.ts';
import { toConflictVersions } from '#records/conflictVersions.ts';
import { makeVersions } from '../fixtures/versionedKind.ts';

const PATHS = ['hub_height', 'invest'] as const;
/** A form of few fields, as each step opens another one. */
const NUMBER: FieldSchema = { type: ['number', 'null'], title: 'A number', default: 10 };
const TEXTS = ['', '10', '10.0', '98', '120'];

type Path = (typeof PATHS)[number];

const edit = fc.oneof(
  fc.record({ does: fc.constant('type' as const), path: fc.constantFrom(...PATHS), text: fc.constantFrom(...TEXTS) }),
  fc.record({
    does: fc.constantFrom('give' as const, 'confirm' as const, 'remove' as const),
    path: fc.constantFrom(...PATHS),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

const side = fc.constantFrom('mine' as const, 'theirs' as const);
const step = fc.oneof(
  { arbitrary: edit, weight: 3 },
  {
    arbitrary: fc.record({
      does: fc.constantFrom(
        ...(['undo', 'redo', 'restore', 'save', 'duplicate', 'convert', 'import', 'reload'] as const),
      ),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ does: fc.constant('earlier' as const), version: fc.nat(5) }), weight: 1 },
  {
    arbitrary: fc.record({
      does: fc.constant('merge' as const),
      theirs: fc.array(edit, { minLength: 1, maxLength: 4 }),
      choices: fc.record({ hub_height: side, invest: side }),
    }),
    weight: 1,
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/**
 * Walks drafts by random steps, and throws where a source is not what its rules say: an unmarked source belongs to the value
 * for which it was given, an empty value has none, what is undone and done again is the same, copies have what their
 * original has, and of two versions a value comes with its own source.
 */
export function walkSources({ runs, seed }: { runs: number; seed: number }): void {
  const [kind] = makeVersions('wind', [{ properties: { hub_height: NUMBER, invest: NUMBER } }]);
  if (!kind) throw new Error('One was made');
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const walk = new Walk(kind);
      for (const one of steps) walk.take(one);
    }),
    { numRuns: runs, seed },
  );
}

class Walk {
  readonly #kind: Kind;
  #stored: FieldValues;
  #store: DraftStore;
  /** All that has been stored, the oldest first. */
  readonly #versions: FieldValues[];
  /** The text of the value for which each source was given, by the source's name. */
  readonly #given = new Map<string, string>();
  #count = 0;

  constructor(kind: Kind) {
    this.#kind = kind;
    this.#stored = { ...createDefaults(kind.definition), id: '1', subclass: 'wind', name: 'Walked', sources: {} };
    this.#versions = [this.#stored];
    this.#store = this.#open(this.#stored);
  }

  take(step: Step): void {
    this.#do(step);
    for (const path of PATHS) this.#check(path);
  }

  #do(step: Step): void {
    if ('path' in step) this.#edit(this.#store, step);
    else if (step.does === 'merge') this.#merge(step);
    else if (step.does === 'earlier') this.#bringBack(step.version);
    else if (step.does === 'undo') this.#undo();
    else if (step.does === 'redo') this.#store.redo();
    else if (step.does === 'restore') this.#restore();
    else if (step.does === 'save') this.#save();
    else if (step.does === 'duplicate' || step.does === 'convert') this.#copy(this.#open(this.#stored));
    else if (step.does === 'import') this.#copy(this.#import());
    else this.#reload();
  }

  #edit(store: DraftStore, { does, path, ...rest }: Edit): void {
    if ('text' in rest) {
      store.type(path, rest.text);
      return;
    }
    if (does === 'remove') {
      store.change(store.sources.toText(path, undefined));
      return;
    }
    this.#count += 1;
    const source = `Source ${this.#count}`;
    this.#given.set(source, store.text(path));
    store.change(store.sources.toText(path, { source, ...(does === 'confirm' ? { confirmed: true } : {}) }));
  }

  #undo(): void {
    const before = readState(this.#store);
    if (!this.#store.form().canUndo) return;
    this.#store.undo();
    this.#store.redo();
    expectSame(readState(this.#store), before, 'Redo does not bring back what was undone');
    this.#store.undo();
  }

  #restore(): void {
    this.#store.restore();
    if (this.#store.form().changed.length > 0) throw new Error('Something is left to restore');
  }

  #save(): void {
    const seen = readState(this.#store);
    this.#keep(settle(this.#store.payload(), this.#stored));
    this.#store.rebase(this.#stored);
    if (this.#store.form().changed.length > 0) throw new Error('Something is left to save');
    expectSame(readState(this.#store), seen, 'Saving changes what is said of a source');
  }

  #keep(stored: FieldValues): void {
    this.#stored = stored;
    this.#versions.push(stored);
  }

  /** The server copies what is stored, and a file holds it. */
  #copy(copied: DraftStore): void {
    expectSame(readState(copied), readState(this.#open(this.#stored)), 'A copy has other sources than its original');
    this.#store = copied;
  }

  #import(): DraftStore {
    const record: FieldValues = JSON.parse(JSON.stringify(this.#stored));
    const { kept, notes } = importProvenance(this.#kind, { record, version: FIRST_VERSION, current: record });
    if (notes.length > 0) throw new Error('A source is lost in its own file');
    const { sources: _, ...values } = record;
    const created = settle(this.#open({ ...values, ...kept }).payload(), undefined);
    this.#keep(created);
    return this.#open(created);
  }

  /** The page is closed, and the draft that the browser has kept is continued. */
  #reload(): void {
    const before = readState(this.#store);
    const kept = readKeptDraft(JSON.stringify(keptDraft(this.#store)));
    const next = this.#open(this.#stored);
    const resumed = kept && resumeDraft(next, kept);
    if (!resumed || !('texts' in resumed)) throw new Error('A kept draft asks what nobody has changed');
    next.change(resumed.texts);
    next.validateNow();
    expectSame(readState(next), before, 'A reload changes what is said of a source');
    this.#store = next;
  }

  #bringBack(version: number): void {
    const earlier = this.#versions[version % this.#versions.length];
    if (!earlier) return;
    const shown = this.#open(earlier);
    // The server states the sources of each version.
    const sources = Object(earlier.sources) as ValueSources;
    const texts = shown.allTexts();
    const own = Object.fromEntries(PATHS.map((path): [string, string] => [path, shown.text(path)]));
    this.#store.change({ ...own, ...this.#store.sources.restoring(sources, texts) });
    expectSame(readState(this.#store), readState(shown), 'An earlier version does not come back with its sources');
  }

  #merge({ theirs, choices }: Extract<Step, { does: 'merge' }>): void {
    const other = this.#open(this.#stored);
    for (const one of theirs) this.#edit(other, one);
    this.#keep(settle(other.payload(), this.#stored));
    const [mine, stored] = [readState(this.#store), readState(this.#open(this.#stored))];
    const versions = toConflictVersions(this.#store, this.#stored);
    const rows = threeWay({ definition: this.#kind.definition, ...versions });
    const chosen = rows.filter(({ item }) => isPath(item) && choices[item] === 'mine');
    this.#store.rebase(this.#stored, new Set(chosen.flatMap(({ keys }) => keys)));
    const isMine = (path: Path) => chosen.some(({ item }) => item === path);
    const wanted = Object.fromEntries(PATHS.map((path) => [path, isMine(path) ? mine[path] : stored[path]]));
    expectSame(readState(this.#store), wanted, 'A value of two versions has not its own source');
    if (chosen.length === 0 && this.#store.form().changed.length > 0)
      throw new Error('Theirs leaves something to save');
  }

  #check(path: Path): void {
    const source = this.#store.sources.at(path);
    const text = this.#store.text(path);
    if (!source) return;
    if (text === '') throw new Error('An empty value has a source');
    if (source.changed && source.confirmed) throw new Error('A changed value is confirmed');
    if (!source.changed && !this.#isSame(path, this.#given.get(source.source) ?? '', text))
      throw new Error(`${source.source} was given for another value than ${text}`);
  }

  #isSame(path: Path, a: string, b: string): boolean {
    const field = this.#kind.definition.fields[path];
    return field !== undefined && isSameValue(field, a, b);
  }

  #open(values: FieldValues): DraftStore {
    return new DraftStore({ kind: this.#kind, mode: 'edit', values });
  }
}

/** What the server stores of a body. */
function settle({ sources: sent, ...values }: FieldValues, stored: FieldValues | undefined): FieldValues {
  const before: FieldValues = Object(stored?.sources);
  const now = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };
  const settled = Object.entries(readSources(sent ?? {}).value).map(([path, source]) => {
    // What is stored has been settled before.
    const own = before[path] as ValueSource | undefined;
    const isChanged = stored !== undefined && values[path] !== stored[path];
    return [path, toStoredSource({ sent: source, stored: own, isChanged, now }).source];
  });
  return { ...values, sources: Object.fromEntries(settled) };
}

function readState(store: DraftStore) {
  const states = PATHS.map((path) => {
    const { definition, sources } = store;
    const field = definition.fields[path];
    const text: Texts[string] = field && isSameValue(field, store.text(path), '10') ? '10' : store.text(path);
    return [path, { text, state: sources.state(path), source: sources.at(path)?.source }] as const;
  });
  return Object.fromEntries(states);
}

function expectSame(now: unknown, wanted: unknown, message: string): void {
  if (!isDeepEqual(now, wanted)) throw new Error(`${message}: ${JSON.stringify(now)}, not ${JSON.stringify(wanted)}`);
}

function isPath(item: string): item is Path {
  return PATHS.some((path) => path === item);
}
