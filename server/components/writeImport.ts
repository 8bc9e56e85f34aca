import type { components as Schemas } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import type { Provenance, RecordOrigin } from '#model/ValueSource.ts';
import { createPause } from '#server/createPause.ts';
import { type Fault, nameTaken } from '#server/Failure.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { KeptImport } from '#server/store/KeptImport.ts';
import type { Writers } from '#server/store/Store.ts';
import { componentTag } from './componentTag.ts';

export type ImportResult = Schemas['schemas']['ImportedComponents']['results'][number];

/** A component ready to be stored, one that only gets a note, or the reasons for refusing it. */
export type Checked = ReadyComponent | Noted | { faults: readonly Fault[] };

interface ReadyComponent extends Provenance {
  kind: Kind;
  fields: FieldValues;
  /** The component that is changed; absent for a new one. */
  stored: StoredComponent | undefined;
  /** The entry of the set to store with the new revision. */
  imported: KeptImport | undefined;
}

interface Noted {
  noted: StoredComponent;
  imported: KeptImport;
}

interface Run {
  ownerId: string;
  /** The id of the run, if it has one. */
  run: string | undefined;
}

/**
 * Stores the checked components and returns a result for each. Must run inside a `write`, whose lock on the owner's
 * feed prevents others from taking a name or an entry meanwhile.
 */
export async function writeImport(
  { components }: Writers,
  { ownerId, run }: Run,
  checked: readonly Checked[],
): Promise<ImportResult[]> {
  const pause = createPause();
  const names = new Map<string, Set<string>>();
  const made = run === undefined ? new Set<string>() : await findMade(components, ownerId, checked);
  const results: ImportResult[] = [];
  for (const one of checked) {
    results.push('faults' in one ? refuse(one.faults) : 'noted' in one ? await note(one) : await write(one));
    await pause();
  }
  return results;

  async function note({ noted, imported }: Noted): Promise<ImportResult> {
    const kept = await components.keptImport(noted);
    const ofRun = run === undefined ? {} : { run, before: findBefore(kept, run) };
    await components.keepImported(noted, { ...imported, isNote: kept?.isNote ?? true, ...ofRun });
    // No import wrote this revision, so there is nothing to undo and no ETag.
    return { id: noted.id, details: [] };
  }

  async function write({ kind, stored, imported, ...content }: ReadyComponent): Promise<ImportResult> {
    const { id: subclass } = kind.definition;
    const { origin } = content;
    if (!stored && origin && made.has(entryKey(subclass, origin))) return refuse([isMade(origin)]);
    const scope = { ownerId, subclass, isTemplate: stored?.isTemplate ?? false };
    const name = String(content.fields.name);
    const place = `${subclass} ${scope.isTemplate}`;
    const taken = names.get(place) ?? (await components.nameKeys(scope));
    names.set(place, taken);
    const before = stored && nameKey(stored.name);
    const key = nameKey(name);
    if (key !== before && taken.has(key)) return refuse([nameTaken(name)]);
    const sent = { ...content, kindVersion: getKindVersion(kind) };
    const written = stored ? await components.update(stored, sent) : await components.create({ ...sent, ...scope });
    if (!written) return refuse([isStale(undefined)]);
    const kept = imported ?? (run === undefined ? undefined : keep(undefined, kind));
    if (kept) await components.keepImported(written, run === undefined ? kept : { ...kept, run });
    if (before !== undefined) taken.delete(before);
    taken.add(key);
    return { id: written.id, etag: componentTag(written, kind), details: [] };
  }
}

/** Creates the entry to store for what a set gives now. */
export function keep(fields: FieldValues | undefined, kind: Kind, isNote = false): KeptImport {
  return { ...(fields ? { fields } : {}), kindVersion: getKindVersion(kind), isNote };
}

/**
 * Returns what undoing a run must restore in place of its note: the entry stored before the run; null if there was
 * none.
 */
function findBefore(kept: KeptImport | undefined, run: string): KeptImport | null {
  if (kept?.run === run && kept.before !== undefined) return kept.before;
  if (!kept) return null;
  const { before: _, ...own } = kept;
  return own;
}

/** Returns the keys of those entries of new components of which the owner already has a component. */
async function findMade(
  components: Writers['components'],
  ownerId: string,
  checked: readonly Checked[],
): Promise<Set<string>> {
  const wanted = new Map<string, { subclass: string; set: string; entries: string[] }>();
  for (const one of checked) {
    if (!('fields' in one) || one.stored || !one.origin) continue;
    const { id: subclass } = one.kind.definition;
    const { set, entry } = one.origin;
    const key = JSON.stringify([subclass, set]);
    const known = wanted.get(key);
    if (known) known.entries.push(entry);
    else wanted.set(key, { subclass, set, entries: [entry] });
  }
  const made = new Set<string>();
  for (const { subclass, set, entries } of wanted.values())
    for (const entry of await components.findEntries({ ownerId, subclass, set, entries }))
      made.add(entryKey(subclass, { set, entry }));
  return made;
}

function entryKey(subclass: string, { set, entry }: Pick<RecordOrigin, 'set' | 'entry'>): string {
  return JSON.stringify([subclass, set, entry]);
}

function isMade({ entry }: RecordOrigin): Fault {
  return { field: 'origin', value: entry, message: `Another import has already created a component from "${entry}"` };
}

/** Returns the fault of a component that was changed since the caller read it. */
export function isStale(etag: unknown): Fault {
  return { field: 'etag', value: etag, message: 'The component was changed in the meantime' };
}

function refuse(faults: readonly Fault[]): ImportResult {
  return { id: null, details: [...faults] };
}
