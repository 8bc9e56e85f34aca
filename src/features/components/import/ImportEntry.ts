import type { DraftStore } from '#model/DraftStore.ts';
import type { ImportNote } from '#model/importRecord.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { findPlace } from '#model/tabFields.ts';

/** A text to import, and where it comes from: a file's name, or that it was pasted. */
export interface ImportSource {
  origin: string;
  text: string;
}

/** One component of a source, or a source that none can be read from. */
export interface ImportEntry {
  id: string;
  /** 'turbines.json, entry 3'. */
  origin: string;
  /** As it stands in the source. */
  text: string;
  /** Why there is no draft. */
  problem?: string;
  /** The problem is a kind that this build does not know. */
  isUnknownKind?: boolean;
  draft?: ImportDraft;
  isIncluded: boolean;
  state: 'waiting' | 'running' | 'created';
  /** What the last try has met, beside errors at fields. */
  failure?: string | undefined;
  createdId?: string;
}

export interface ImportDraft {
  store: DraftStore;
  isTemplate: boolean;
  notes: readonly ImportNote[];
  /** The name that the file asks for. */
  wanted: string;
  /** The name that the entry got by itself: the wanted one, or a free one like it. */
  given: string;
  /** Fields that have been at fault since the file was read. */
  faulty: readonly string[];
  /** Somebody has the name already. */
  isTaken: boolean;
}

export type ImportStatus = 'ready' | 'faulty' | 'unreadable' | 'failed' | 'skipped' | 'running' | 'created';

/** Where an entry stands on its way. */
export function getStatus({ draft, isIncluded, state, failure }: ImportEntry): ImportStatus {
  if (state !== 'waiting') return state;
  if (!isIncluded) return 'skipped';
  if (!draft) return 'unreadable';
  if (draft.store.form().errors.length > 0) return 'faulty';
  return failure === undefined ? 'ready' : 'failed';
}

/** How many faults are to be seen to; a curve counts once. */
export function countFaults({ store }: ImportDraft): number {
  const { definition } = store;
  return new Set(store.form().errors.map(({ field }) => findPlace(definition, field)?.item ?? field)).size;
}

/** What names are told apart by: two components of another kind or form may share one. */
export function getGroup({ store, isTemplate }: Pick<ImportDraft, 'store' | 'isTemplate'>): string {
  return nameGroup({ subclass: store.definition.id, is_template: isTemplate });
}

export function nameIn({ store }: ImportDraft): string {
  return store.text('name');
}
