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
import type { ImportDraft, ImportEntry, ImportSource } from './ImportEntry.ts';
import { groupOf, isWaiting, nameIn } from './ImportEntry.ts';

/** Loads a kind's form: undefined for a subclass that is unknown; rejects where it can't be fetched. */
export type KindLoader = (subclass: string) => Promise<Kind> | undefined;

/** What was read for import, until it is created: entries with their drafts, whose names clash neither with each other nor with the library. */
export class ImportBatch {
  readonly #load: KindLoader;
  readonly #listeners = new Set<() => void>();
  /** Taken names by kind and form, as `groupOf` tells them apart: those of the library, and those that the server has refused. */
  #taken: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  readonly #refused = new Map<string, Set<string>>();
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
    const read = await this.#read({ origin: entry.origin, text });
    this.#entries = this.#entries.flatMap((other) => (other.id === id ? read : [other]));
    this.#settleNames();
  }

  /** Takes over which names the library has by now. */
  setTaken(taken: ReadonlyMap<string, ReadonlySet<string>>): void {
    this.#taken = taken;
    this.#settleNames();
  }

  update(id: string, change: Partial<Pick<ImportEntry, 'isIncluded' | 'state' | 'failure' | 'createdId'>>): void {
    this.#entries = this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    this.#checkNames();
  }

  /** The server knows somebody with this name, whatever the list says. */
  refuseName({ draft }: ImportEntry): void {
    if (!draft) return;
    const group = groupOf(draft);
    this.#refused.set(group, (this.#refused.get(group) ?? new Set()).add(nameKey(nameIn(draft))));
    this.#checkNames();
  }

  /** Takes entries away. */
  remove(isGone: (entry: ImportEntry) => boolean): void {
    for (const entry of this.#entries) if (isGone(entry)) entry.draft?.store.dispose();
    this.#entries = this.#entries.filter((entry) => !isGone(entry));
    this.#checkNames();
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

  async #draftOf(record: FieldValues): Promise<Pick<ImportEntry, 'draft' | 'problem'>> {
    const { subclass } = record;
    if (subclass === undefined) return { problem: 'The field "subclass", which names the kind, is missing' };
    const loading = typeof subclass === 'string' ? this.#load(subclass) : undefined;
    if (!loading) return { problem: `Unknown kind ${JSON.stringify(subclass)}` };
    try {
      return { draft: this.#begin(await loading, record) };
    } catch {
      return { problem: 'The form of this kind could not be loaded' };
    }
  }

  #begin(kind: Kind, record: FieldValues): ImportDraft {
    const { values, isTemplate, notes, unreadable } = importRecord(kind.definition, record);
    const wanted = Object.hasOwn(record, 'name') ? String(values.name) : unnamed(kind.definition);
    // What is empty in the file stays empty, so the draft is one of a whole record and not of a new one's defaults.
    const store = new DraftStore({ kind, mode: 'edit', values: { ...values, name: wanted } });
    for (const field of unreadable) store.setForeignError(field, MESSAGES.invalid);
    store.attempt();
    const draft: ImportDraft = { store, isTemplate, notes, wanted, given: wanted, faulty: faultsOf(store), record };
    store.subscribeForm(() => this.#hear(draft));
    store.subscribeText('name', () => this.#checkNames());
    return draft;
  }

  /** A draft has changed: fields at fault stay in sight, also once they are right. */
  #hear(draft: ImportDraft): void {
    const fresh = faultsOf(draft.store).filter((field) => !draft.faulty.includes(field));
    this.#entries = this.#entries.map((entry) =>
      entry.draft === draft && fresh.length > 0 ? { ...entry, draft: draft } : entry,
    );
    draft.faulty.push(...fresh);
    this.#publish();
  }

  /** Gives a free name to every entry whose name is taken, unless the person has typed one. */
  #settleNames(): void {
    this.#quietly(() => {
      const names = this.#namesTaken();
      for (const { draft, ...entry } of this.#entries) {
        if (!draft || !isWaiting(entry)) continue;
        const group = names(groupOf(draft));
        const isTyped = nameIn(draft) !== draft.given;
        if (!isTyped && nameIn(draft).trim() !== '' && group.has(nameKey(nameIn(draft)))) {
          draft.given = freeName(draft.wanted, group);
          draft.store.change({ name: draft.given });
        }
        group.add(nameKey(nameIn(draft)));
      }
    });
    this.#checkNames();
  }

  /** Says at each name that another one before it, or one of the library, has it. */
  #checkNames(): void {
    if (this.#isQuiet) return;
    this.#quietly(() => {
      const names = this.#namesTaken();
      for (const { draft, ...entry } of this.#entries) {
        if (!draft || !entry.isIncluded || !isWaiting(entry)) continue;
        const group = names(groupOf(draft));
        const key = nameKey(nameIn(draft));
        draft.store.setForeignError('name', group.has(key) ? MESSAGES.nameTaken : undefined);
        if (key !== '') group.add(key);
      }
    });
    this.#publish();
  }

  /** The names that are taken in a group, to which those of the batch are added as they are met. */
  #namesTaken(): (group: string) => Set<string> {
    const met = new Map<string, Set<string>>();
    return (group) => {
      const names = met.get(group) ?? new Set([...(this.#taken.get(group) ?? []), ...(this.#refused.get(group) ?? [])]);
      met.set(group, names);
      return names;
    };
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

function faultsOf(store: DraftStore): string[] {
  return store.form().errors.flatMap(({ field }) => (field === 'name' ? [] : [field]));
}
