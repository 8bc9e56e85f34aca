import type { FormSnapshot } from '#model/draftSnapshots.ts';
import { freeName } from '#model/freeName.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';
import { type ImportDraft, type ImportEntry, isReused, type Namesake, type ReadEntry } from './ImportEntry.ts';

/** Keys of the library's names, grouped by kind and by template or not with `nameGroup`. */
export type TakenNames = ReadonlyMap<string, ReadonlySet<string>>;

export interface ImportState {
  entries: readonly ImportEntry[];
  /** Entries are numbered from 0 in the order in which they are read. */
  nextId: number;
  taken: TakenNames;
}

export type ImportEvent =
  | { type: 'read'; read: readonly ReadEntry[] }
  /** The entry's corrected text was read; its content replaces the entry. */
  | { type: 'reread'; id: number; read: readonly ReadEntry[] }
  /** The library was read; `namesakes`, by entry id, may be used instead of creating the entries. */
  | { type: 'compared'; taken: TakenNames; namesakes?: ReadonlyMap<number, Namesake> }
  | { type: 'included'; id: number; isIncluded: boolean }
  | { type: 'chosen'; id: number; usesNamesake: boolean }
  | { type: 'named'; id: number; name: string }
  | { type: 'validated'; id: number; errors: FormSnapshot['errors'] }
  | { type: 'counted'; id: number; fault: string | undefined }
  | { type: 'sent'; id: number }
  | { type: 'created'; id: number; createdId: string }
  | { type: 'failed'; id: number; failure: string }
  | { type: 'cleared' };

export const EMPTY_IMPORT: ImportState = { entries: [], nextId: 0, taken: new Map() };

/** Returns the state after an event; the same object if the event changes nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'read': {
      const added = event.read.map((read, index) => createEntry(read, state.nextId + index));
      return giveNames({ ...state, entries: [...state.entries, ...added], nextId: state.nextId + added.length });
    }
    case 'reread':
      return giveNames(replaceEntry(state, event));
    case 'compared':
      return giveNames({ ...state, taken: event.taken, entries: state.entries.map((entry) => compare(entry, event)) });
    case 'included':
      return giveNames(update(state, event.id, { isIncluded: event.isIncluded }));
    case 'chosen':
      return giveNames(update(state, event.id, { usesNamesake: event.usesNamesake }));
    case 'named': {
      const { name } = event;
      const named = updateDraft(state, event.id, (draft) => (draft.name === name ? draft : { ...draft, name }));
      return named === state ? state : markNames(named);
    }
    case 'validated':
      return updateDraft(state, event.id, (draft) => validate(draft, event.errors));
    case 'counted':
      return count(state, event);
    case 'sent':
      return update(state, event.id, { state: 'running', failure: undefined });
    case 'created':
      return update(state, event.id, { state: 'created', createdId: event.createdId });
    case 'failed':
      return update(state, event.id, { state: 'waiting', failure: event.failure });
    case 'cleared':
      return { ...state, entries: [] };
  }
}

function createEntry(read: ReadEntry, id: number): ImportEntry {
  return {
    ...read,
    id,
    isIncluded: true,
    state: 'waiting',
    failure: undefined,
    createdId: undefined,
    namesake: undefined,
    usesNamesake: false,
  };
}

function replaceEntry(state: ImportState, { id, read }: { id: number; read: readonly ReadEntry[] }): ImportState {
  const [first, ...others] = read;
  if (!first) return state;
  const added = others.map((one, index) => createEntry(one, state.nextId + index));
  const entries = state.entries.flatMap((entry) =>
    entry.id === id ? [createEntry(entry.asset ? { ...first, asset: entry.asset } : first, id), ...added] : [entry],
  );
  return { ...state, entries, nextId: state.nextId + added.length };
}

function compare(entry: ImportEntry, { namesakes }: { namesakes?: ReadonlyMap<number, Namesake> }): ImportEntry {
  const namesake = namesakes?.get(entry.id);
  return { ...entry, namesake, usesNamesake: entry.usesNamesake && namesake !== undefined };
}

function count(state: ImportState, { id, fault }: { id: number; fault: string | undefined }): ImportState {
  const asset = state.entries.find((entry) => entry.id === id)?.asset;
  return asset && asset.fault !== fault ? update(state, id, { asset: { ...asset, fault } }) : state;
}

function validate(draft: ImportDraft, errors: FormSnapshot['errors']): ImportDraft {
  const isSame =
    errors.length === draft.errors.length &&
    errors.every(({ field, message }, index) => {
      const before = draft.errors[index];
      return before?.field === field && before.message === message;
    });
  if (isSame) return draft;
  const fields = errors.map(({ field }) => field).filter((field) => field !== 'name');
  // A field that was invalid stays visible after it is corrected.
  return { ...draft, errors, faulty: [...new Set([...draft.faulty, ...fields])] };
}

/** Gives a free name to every entry whose name is taken, unless the user has typed it or has seen the entry fail. */
function giveNames(state: ImportState): ImportState {
  const { claimed, late } = claimNames(state);
  return updateDrafts(markNames(state), (draft, { id, failure }) => {
    if (!late.has(id) || draft.name !== draft.given || failure !== undefined) return draft;
    const names = claimed(draft);
    const given = freeName(draft.wanted, names);
    names.add(nameKey(given));
    return { ...draft, name: given, given, isTaken: false };
  });
}

/** Marks the drafts whose names are taken. */
function markNames(state: ImportState): ImportState {
  const { late } = claimNames(state);
  return updateDrafts(state, (draft, { id }) =>
    draft.isTaken === late.has(id) ? draft : { ...draft, isTaken: late.has(id) },
  );
}

/**
 * Claims names for the entries in their order, created ones first; `late` holds the entries that found theirs taken.
 */
function claimNames({ entries, taken }: ImportState) {
  const groups = new Map<string, Set<string>>();
  const claimed = ({ store: { definition }, isTemplate }: ImportDraft): Set<string> => {
    const group = nameGroup({ subclass: definition.id, is_template: isTemplate });
    const names = groups.get(group) ?? new Set(taken.get(group));
    groups.set(group, names);
    return names;
  };
  const late = new Set<number>();
  for (const { draft, state } of entries) if (draft && state === 'created') claimed(draft).add(nameKey(draft.name));
  for (const entry of entries) {
    const { draft, isIncluded, state } = entry;
    if (!draft || !isIncluded || state === 'created' || isReused(entry)) continue;
    const names = claimed(draft);
    const key = nameKey(draft.name);
    if (names.has(key)) late.add(entry.id);
    else if (key !== '') names.add(key);
  }
  return { claimed, late };
}

function update(state: ImportState, id: number, change: Partial<ImportEntry>): ImportState {
  return { ...state, entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) };
}

function updateDraft(state: ImportState, id: number, change: (draft: ImportDraft) => ImportDraft): ImportState {
  return updateDrafts(state, (draft, entry) => (entry.id === id ? change(draft) : draft));
}

/** Returns the same state if no draft changes. */
function updateDrafts(
  state: ImportState,
  change: (draft: ImportDraft, entry: ImportEntry) => ImportDraft,
): ImportState {
  let isChanged = false;
  const entries = state.entries.map((entry) => {
    const draft = entry.draft && change(entry.draft, entry);
    if (draft === undefined || draft === entry.draft) return entry;
    isChanged = true;
    return { ...entry, draft };
  });
  return isChanged ? { ...state, entries } : state;
}
