import { carryRecord, readKeptName } from '#model/carryRecord.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { KIND_VERSION, type VersionedKind, versionOf } from '#model/kindVersion.ts';
import { Failure, Invalid } from '#server/Failure.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';

type Versioned = Pick<StoredComponent, 'fields' | 'kindVersion'>;

/** What is stored as a record of the kind's own version. */
export function toCurrent<T extends Versioned>(stored: T, kind: VersionedKind): T {
  const [from, to] = [stored.kindVersion, versionOf(kind)];
  if (from === to) return stored;
  if (from > to) throw isNewer(kind, from);
  return { ...stored, kindVersion: to, fields: carryRecord(kind.changes ?? {}, stored.fields, { from, to }) };
}

interface Sent {
  body: unknown;
  kind: VersionedKind;
  /** Of the kind, which the client states; the kind's own where it states none. */
  version?: number | undefined;
  /** What the body is to replace, in the kind's own version. */
  stored?: FieldValues | undefined;
}

/** A body of any version as one of the kind's own version; what an older client knows nothing of stays as it is stored. */
export function toCurrentBody({ body, kind, version, stored = {} }: Sent): unknown {
  if (!isRecord(body)) return body;
  const { [KIND_VERSION]: stated, ...sent } = body;
  const current = versionOf(kind);
  const from = stated ?? version ?? current;
  if (from === current) return sent;
  if (typeof from !== 'number' || !Number.isInteger(from) || from < FIRST_VERSION || from > current) {
    const message = `This server knows the versions 1 to ${current} of ${kind.definition.title}`;
    throw new Invalid([{ field: KIND_VERSION, value: from, message }]);
  }
  const changes = kind.changes ?? {};
  const kept = Object.entries(carryRecord(changes, stored, { from: current, to: from })).filter(([name]) =>
    readKeptName(name),
  );
  return carryRecord(changes, { ...Object.fromEntries(kept), ...sent }, { from, to: current });
}

/** A record of the kind's own version as a client of another one knows it. */
export function toClientVersion(record: FieldValues, kind: VersionedKind, version: number | undefined): FieldValues {
  const from = versionOf(kind);
  if (version === undefined || version >= from) return record;
  const { [KIND_VERSION]: _, ...carried } = carryRecord(kind.changes ?? {}, record, { from, to: version });
  return version === FIRST_VERSION ? carried : { ...carried, [KIND_VERSION]: version };
}

function isNewer({ definition }: VersionedKind, version: number): Failure {
  const message = `This component was stored by a newer version of this server (${definition.title}, version ${version})`;
  return new Failure('unavailable', message);
}
