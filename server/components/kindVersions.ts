import { carryRecord, readKeptName } from '#model/carryRecord.ts';
import { carrySources } from '#model/carrySources.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { getKindVersion, KIND_VERSION, type VersionedKind } from '#model/kindVersion.ts';
import { renameSources } from '#model/sourcePaths.ts';
import type { SentSources, ValueSources } from '#model/ValueSource.ts';
import { Failure, Invalid } from '#server/Failure.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';

type Versioned = Pick<StoredComponent, 'fields' | 'kindVersion'> & { sources?: ValueSources };

/** Whether a newer version of the server has stored it, so that this one can't read it. */
export function isOfNewerKind({ kindVersion }: Pick<Versioned, 'kindVersion'>, kind: VersionedKind): boolean {
  return kindVersion > getKindVersion(kind);
}

/** Converts a stored component to the current version of its kind; throws `Failure` if it is of a newer one. */
export function toCurrent<T extends Versioned>(stored: T, kind: VersionedKind): T {
  const [from, to] = [stored.kindVersion, getKindVersion(kind)];
  if (isOfNewerKind(stored, kind)) throw newerKind(stored, kind);
  const { fields: record, sources } = stored;
  const way = { from, to, record };
  const carried =
    from === to ? stored : { ...stored, kindVersion: to, fields: carryRecord(getChanges(kind), record, way) };
  if (sources === undefined || Object.keys(sources).length === 0) return carried;
  return { ...carried, sources: renameSources(kind.definition, carrySources(getChanges(kind), sources, way)) };
}

function getChanges({ changes = {} }: VersionedKind) {
  return changes;
}

interface Sent {
  body: unknown;
  kind: VersionedKind;
  /** The kind version that the client states; the current one if it states none. */
  version?: number | undefined;
  /** The record that the body replaces, in the current version of the kind. */
  stored?: FieldValues | undefined;
}

/**
 * Converts a body to the current version of the kind; values that an older client does not know stay as stored. Throws
 * `Invalid` if the body states an unknown version.
 */
export function toCurrentBody({ body, kind, version, stored = {} }: Sent): unknown {
  if (!isRecord(body)) return body;
  const { [KIND_VERSION]: stated, ...sent } = body;
  const current = getKindVersion(kind);
  const from = stated ?? version ?? current;
  if (from === current) return sent;
  if (typeof from !== 'number' || !Number.isInteger(from) || from < FIRST_VERSION || from > current) {
    const message = `This server knows versions 1 to ${current} of ${kind.definition.title}`;
    throw new Invalid([{ field: KIND_VERSION, value: from, message }]);
  }
  const changes = getChanges(kind);
  const kept = Object.entries(carryRecord(changes, stored, { from: current, to: from })).filter(([name]) =>
    readKeptName(name),
  );
  return carryRecord(changes, { ...Object.fromEntries(kept), ...sent }, { from, to: current });
}

interface SourcesOfVersion {
  sent: SentSources;
  kind: VersionedKind;
  /** As the client states it; ignored unless this server knows it. */
  version: unknown;
  /** The sources and the record of the component to change, in the current version of the kind. */
  stored: ValueSources;
  record: FieldValues;
}

/** Converts sources to the current version of the kind; those that an older client does not know stay as stored. */
export function toCurrentSources({ sent, kind, version: from, stored, record }: SourcesOfVersion): SentSources {
  const current = getKindVersion(kind);
  if (typeof from !== 'number' || !Number.isInteger(from) || from < FIRST_VERSION || from >= current) return sent;
  const changes = getChanges(kind);
  const known = carrySources(changes, stored, { from: current, to: from, record });
  const kept = Object.entries(known).filter(([path]) => readKeptName(path));
  const older = carryRecord(changes, record, { from: current, to: from });
  const whole: SentSources = { ...Object.fromEntries(kept), ...sent };
  return carrySources(changes, whole, { from, to: current, record: older });
}

/** Converts a record of the current version of the kind to the client's version. */
export function toClientVersion(record: FieldValues, kind: VersionedKind, version: number | undefined): FieldValues {
  const from = getKindVersion(kind);
  if (version === undefined || version >= from) return record;
  const { [KIND_VERSION]: _, sources, ...carried } = carryRecord(getChanges(kind), record, { from, to: version });
  const own = sources === undefined ? {} : { sources: toClientSources(sources, kind, { from, to: version, record }) };
  return { ...carried, ...own, ...(version === FIRST_VERSION ? {} : { [KIND_VERSION]: version }) };
}

function toClientSources(sources: unknown, kind: VersionedKind, way: Parameters<typeof carrySources>[2]) {
  // A record has its sources as they are stored.
  return carrySources(getChanges(kind), sources as ValueSources, way);
}

/** Returns the failure for a component that a newer version of the server has stored. */
export function newerKind({ kindVersion }: Pick<Versioned, 'kindVersion'>, { definition }: VersionedKind): Failure {
  const kind = `${definition.title}, version ${kindVersion}`;
  return new Failure('unavailable', `This component was stored by a newer version of this server (${kind})`);
}
