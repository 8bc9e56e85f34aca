import type { DraftStore } from '#model/DraftStore.ts';
import type { FormSnapshot } from '#model/draftSnapshots.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { ImportNote } from '#model/importRecord.ts';
import { keyLabel } from '#model/keyLabel.ts';
import { MESSAGES } from '#model/messages.ts';
import { translate } from '#model/shownWording.ts';
import { findPlace, oncePerItem } from '#model/tabFields.ts';

/** One component of a file or text, or a place where none could be read. */
export interface ReadEntry {
  /** Its origin: 'turbines.json, entry 3'. */
  origin: string;
  /** Its JSON. */
  text: string;
  draft?: ImportDraft;
  /** The reason why there is no draft. */
  problem?: string;
  /** The entry's kind is not installed here. */
  isUnknownKind?: boolean;
  /** The kind of a component that had been deleted when the file was written: only its name is left. */
  deletedKind?: string;
  /** Its place in the imported project, with its count. */
  asset?: ImportAsset;
}

/** An entry that was read, with the user's decisions about it and the result of its creation. */
export interface ImportEntry extends ReadEntry {
  id: number;
  isIncluded: boolean;
  state: 'waiting' | 'running' | 'created';
  /** Why the last attempt failed, apart from errors at fields. */
  failure: string | undefined;
  createdId: string | undefined;
  namesake: Namesake | undefined;
  /** The user wants the namesake although it differs. */
  usesNamesake: boolean;
}

/** A component of the library with the name and kind of an entry in the file. */
export interface Namesake {
  id: string;
  name: string;
  /** All its fields equal those of the file. */
  isEqual: boolean;
}

/** A component's place in a project. */
export interface ImportAsset {
  /** Holds the count; `fault` is a copy of its message. */
  store: DraftStore;
  fault: string | undefined;
}

/** A component as it would be created. */
export interface ImportDraft {
  /** Holds the texts; `name` and `errors` are copied from it. */
  store: DraftStore;
  name: string;
  errors: FormSnapshot['errors'];
  isTemplate: boolean;
  notes: readonly ImportNote[];
  /** The file's values of other versions of the kind, and its properties that are not fields. */
  kept: FieldValues;
  /** The name in the file. */
  wanted: string;
  /** The name that the entry was given: the wanted one, or a free one like it. */
  given: string;
  /** The library or an earlier entry already has the name. */
  isTaken: boolean;
  /** Fields other than the name that have been at fault since the file was read. */
  faulty: readonly string[];
}

export type ImportStatus =
  | 'ready'
  | 'faulty'
  | 'unreadable'
  | 'failed'
  | 'skipped'
  | 'deleted'
  | 'reused'
  | 'running'
  | 'created';

/** Returns the outcome of an entry, or why it can't be created. */
export function getStatus(entry: ImportEntry): ImportStatus {
  const { draft, deletedKind, asset, isIncluded, state, failure } = entry;
  if (state !== 'waiting') return state;
  if (!isIncluded) return 'skipped';
  if (!draft && deletedKind === undefined) return 'unreadable';
  if (asset?.fault !== undefined) return 'faulty';
  if (!draft) return 'deleted';
  if (isReused(entry)) return 'reused';
  if (draft.isTaken || draft.errors.length > 0) return 'faulty';
  return failure === undefined ? 'ready' : 'failed';
}

/** Returns whether a component of the library is used instead of a new one. */
export function isReused({ namesake, usesNamesake }: ImportEntry): boolean {
  return namesake !== undefined && (namesake.isEqual || usesNamesake);
}

/** A fault of an entry. */
export interface ImportFault {
  /** The name of the field or the id of the curve. */
  item: string;
  title: string;
  message: string;
}

/** Returns the faults of an entry, one at most per field or curve; a taken name is one of them. */
export function findFaults(entry: ImportEntry): ImportFault[] {
  const { draft, asset } = entry;
  const count = asset?.fault === undefined ? [] : [{ item: 'count', title: 'Count', message: asset.fault }];
  if (!draft || isReused(entry)) return count;
  const { definition } = draft.store;
  const errors = oncePerItem(definition, [
    ...draft.errors,
    ...(draft.isTaken ? [{ field: 'name', message: translate(MESSAGES.nameTaken) }] : []),
  ]);
  const faults = errors.map(({ field, message }) => {
    const item = findPlace(definition, field)?.item ?? field;
    return { item, title: definition.curves[item]?.title ?? keyLabel(draft.store, field), message };
  });
  return [...faults, ...count];
}
