import { unnamed } from '#model/createPayload.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { freeName } from '#model/freeName.ts';
import { importProblemText } from '#model/importMessages.ts';
import { importRecord } from '#model/importRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { MESSAGES } from '#model/messages.ts';
import { nameKey } from '#model/nameKey.ts';
import { readImportText } from '#model/readImportText.ts';
import { getGroup, type ImportDraft, type ImportEntry, type ImportSource, nameIn } from './ImportEntry.ts';

/** Loads a kind's form: undefined for a subclass that is unknown; rejects where it can't be fetched. */
export type KindLoader = (subclass: string) => Promise<Kind> | undefined;

/** What was read for import, until it is created: entries with their drafts, whose names clash neither with each other nor with the library. */
export class ImportBatch {
  readonly #load: KindLoader;
  readonly #listeners = new Set<() => void>();
  /** Names that the library has, by kind and form as `groupOf` tells them apart. */
  #taken: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  #entries: readonly ImportEntry[] = [];
  #count = 0;
  #isQuiet = false;

  constructor(load: KindLoader) {
    this.#load = load;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A new list whenever an entry, or the state of its draft, has changed. */
  entries = (): readonly ImportEntry[] => this.#entries;

  /** Reads texts, each with one component or a list of them, behind what is there. */
  async add(sources: readonly ImportSource[]): Promise<void> {
    const read = await Promise.all(sources.map((source) => this.#read(source)));
    this.#entries = [...this.#entries, ...read.flat()];
    this.#settleNames();
  }

  /** Reads an entry again from a corrected text, in its place. */
  async reread(id: string, text: string): Promise<void> {
    const entry = this.#entries.find((candidate) => candidate.id === id);
    if (!entry) return;
    const [first, ...more] = await this.#read({ origin: entry.origin, text });
    if (!first) return;
    this.#entries = this.#entries.flatMap((other) => (other.id === id ? [{ ...first, id }, ...more] : [other]));
    this.#settleNames();
  }

  /** Takes over which names the library has by now. */
  setTaken(taken: ReadonlyMap<string, ReadonlySet<string>>): void {
    this.#taken = taken;
    this.#settleNames();
  }

  update(id: string, change: Partial<Pick<ImportEntry, 'isIncluded' | 'state' | 'failure' | 'createdId'>>): void {
    this.#entries = this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    if (change.isIncluded === undefined) this.#publish();
    else this.#checkNames();
  }

  clear(): void {
    this.dispose();
    this.#entries = [];
    this.#publish();
  }

  /** Ends the checks that are still to come; the batch can still be used. */
  dispose(): void {
    for (const { draft } of this.#entries) draft?.store.dispose();
  }

  async #read({ origin, text }: ImportSource): Promise<ImportEntry[]> {
    const found = readImportText(text);
    return Promise.all(
      found.map(async (entry, index) => {
        const place = found.length === 1 ? origin : `${origin}, entry ${index + 1}`;
        const shell = { id: `import-${++this.#count}`, origin: place, text: entry.text, isIncluded: true } as const;
        const made = 'record' in entry ? await this.#draftOf(entry.record) : { problem: importProblemText(entry) };
        return { ...shell, state: 'waiting', ...made } satisfies ImportEntry;
      }),
    );
  }

  async #draftOf(record: FieldValues): Promise<Pick<ImportEntry, 'draft' | 'problem' | 'isUnknownKind'>> {
    const { subclass } = record;
    if (subclass === undefined) return { problem: 'The field "subclass", which names the kind, is missing' };
    const loading = typeof subclass === 'string' ? this.#load(subclass) : undefined;
    if (!loading) return { problem: `Unknown kind ${JSON.stringify(subclass)}`, isUnknownKind: true };
    try {
      return { draft: this.#begin(await loading, record) };
    } catch {
      return { problem: 'The form of this kind could not be loaded' };
    }
  }

  #begin(kind: Kind, record: FieldValues): ImportDraft {
    const { values, isTemplate, notes } = importRecord(kind.definition, record);
    const wanted = Object.hasOwn(record, 'name') ? String(values.name) : unnamed(kind.definition);
    // What is empty in the file stays empty, so the draft is one of a whole record and not of a new one's defaults.
    const store = new DraftStore({ kind, mode: 'edit', values: { ...values, name: wanted } });
    for (const { code, field } of notes) if (code === 'unreadable') store.setForeignError(field, MESSAGES.invalid);
    store.attempt();
    const draft: ImportDraft = {
      store,
      isTemplate,
      notes,
      wanted,
      given: wanted,
      faulty: findFaults(store),
      isTaken: false,
    };
    store.subscribeForm(() => {
      // A field that was at fault stays in sight, also once it is right.
      draft.faulty = [...new Set([...draft.faulty, ...findFaults(store)])];
      this.#publish();
    });
    store.subscribeText('name', () => this.#checkNames());
    return draft;
  }

  /** Gives a free name to every entry whose name is taken, unless the person has typed one. */
  #settleNames(): void {
    this.#quietly(() => {
      this.#forEachName((draft, group) => {
        const name = nameIn(draft);
        if (name !== draft.given || !group.has(nameKey(name))) return;
        draft.given = freeName(draft.wanted, group);
        draft.store.change({ name: draft.given });
      });
    });
    this.#checkNames();
  }

  /** Says at each name that another one before it, or one of the library, has it. */
  #checkNames(): void {
    if (this.#isQuiet) return;
    this.#quietly(() => {
      this.#forEachName((draft, group) => {
        const isTaken = group.has(nameKey(nameIn(draft)));
        // What else the server has said of a name is not for this check to take back.
        if (isTaken || draft.isTaken) draft.store.setForeignError('name', isTaken ? MESSAGES.nameTaken : undefined);
        // Typing takes the message back by itself, but only tells of it after a pause.
        if (draft.isTaken && !isTaken) draft.store.validateNow();
        draft.isTaken = isTaken;
      });
    });
    this.#publish();
  }

  /** Visits each draft that is to be created with the names that are taken before it. */
  #forEachName(visit: (draft: ImportDraft, group: ReadonlySet<string>) => void): void {
    const groups = new Map<string, Set<string>>();
    for (const { draft, isIncluded, state } of this.#entries) {
      if (!draft || !isIncluded) continue;
      const id = getGroup(draft);
      const names = groups.get(id) ?? new Set(this.#taken.get(id));
      groups.set(id, names);
      if (state !== 'created') visit(draft, names);
      const key = nameKey(nameIn(draft));
      if (key !== '') names.add(key);
    }
  }

  #quietly(work: () => void): void {
    this.#isQuiet = true;
    work();
    this.#isQuiet = false;
  }

  #publish(): void {
    if (this.#isQuiet) return;
    this.#entries = [...this.#entries];
    for (const listener of this.#listeners) listener();
  }
}

function findFaults(store: DraftStore): string[] {
  return store.form().errors.flatMap(({ field }) => (field === 'name' ? [] : [field]));
}
