import { carryRecord, readKeptName } from './carryRecord.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';
import { FIRST_VERSION } from './KindChanges.ts';

/** The property of a record with the version of its kind; absent in the first one. */
export const KIND_VERSION = 'kind_version';

/** What of a kind says how its versions differ. */
export type VersionedKind = Pick<Kind, 'definition' | 'changes'>;

export function versionOf({ definition }: { definition: Pick<FormDefinition, 'kindVersion'> }): number {
  return definition.kindVersion ?? FIRST_VERSION;
}

/** What a record has to state about the version of its kind: nothing in the first one. */
export function stateVersion({ kindVersion }: Pick<FormDefinition, 'kindVersion'>): FieldValues {
  return kindVersion === undefined ? {} : { [KIND_VERSION]: kindVersion };
}

/**
 * A record of a file as one of the kind's own version, and the version that it was of; undefined if that is newer. What a
 * server has exported without a version is of the first one; what somebody has written is of the kind's own.
 */
export function readVersion(
  record: FieldValues,
  kind: VersionedKind,
): { record: FieldValues; version: number } | undefined {
  const { [KIND_VERSION]: stated, ...own } = record;
  const to = versionOf(kind);
  const version = isVersion(stated) ? stated : Object.hasOwn(record, 'created_at') ? FIRST_VERSION : to;
  if (version > to) return undefined;
  return { record: carryRecord(kind.changes ?? {}, own, { from: version, to }), version };
}

/** The names of values that a record keeps for other versions of its kind; a name that no change has made is none. */
export function listKeptNames(record: FieldValues, { changes = {} }: VersionedKind): string[] {
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
