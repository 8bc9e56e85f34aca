import { carryRecord, readKeptName } from './carryRecord.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';
import { FIRST_VERSION } from './KindChanges.ts';

/** The property of a record that holds the version of its kind; absent for the first version. */
export const KIND_VERSION = 'kind_version';

/** The parts of a kind that define its versions. */
export type VersionedKind = Pick<Kind, 'definition' | 'changes'>;

/** Returns the number of the kind's version. */
export function getKindVersion({ definition }: { definition: Pick<FormDefinition, 'kindVersion'> }): number {
  return definition.kindVersion ?? FIRST_VERSION;
}

/** Returns the properties that state the kind's version in a record: none for the first version. */
export function stateVersion({ kindVersion }: Pick<FormDefinition, 'kindVersion'>): FieldValues {
  return kindVersion === undefined ? {} : { [KIND_VERSION]: kindVersion };
}

/**
 * Converts a record from a file to the kind's version, and returns the version that it had; undefined if that is newer.
 * Without a stated version, a record that a server exported is of the first version, and one written by hand of the
 * kind's own.
 */
export function readVersion(
  record: FieldValues,
  kind: VersionedKind,
): { record: FieldValues; version: number } | undefined {
  const { [KIND_VERSION]: stated, ...own } = record;
  const to = getKindVersion(kind);
  const version = isVersion(stated) ? stated : Object.hasOwn(record, 'created_at') ? FIRST_VERSION : to;
  if (version > to) return undefined;
  return { record: carryRecord(kind.changes ?? {}, own, { from: version, to }), version };
}

/**
 * Lists the keys of values that a record keeps for other versions of its kind; only keys that a change of the kind can
 * have made count.
 */
export function listKeptNames(record: FieldValues, { changes }: VersionedKind): string[] {
  if (!changes) return [];
  return Object.keys(record).filter((name) => {
    const kept = readKeptName(name);
    if (!kept) return false;
    const before = changes[kept.version + 1]?.flatMap((step) => step.before) ?? [];
    const after = changes[kept.version]?.flatMap((step) => step.after) ?? [];
    return [...before, ...after].some((path) => path.replaceAll('/', '.') === kept.name);
  });
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= FIRST_VERSION;
}
