import type { FieldValues } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { listKeptNames } from '#model/kindVersion.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { checkPaths, readOrigin, readSources, type SourceFault } from '#model/readSources.ts';
import { isEmptyAt, sourcePaths } from '#model/sourcePaths.ts';
import {
  type Confirmation,
  NO_PROVENANCE,
  type Provenance,
  toStoredSource,
  type ValueSource,
} from '#model/ValueSource.ts';
import { Invalid } from '#server/Failure.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { checkComponent } from './checkComponent.ts';
import { createComparison } from './compareAt.ts';
import { toCurrentSources } from './kindVersions.ts';

interface Sent {
  body: unknown;
  kind: Kind;
  address: { subclass: string; id?: string };
  /** The component to change, in the current version of its kind; absent for a new one. */
  stored?: Pick<StoredComponent, 'fields' | 'sources' | 'origin'> | undefined;
  /** The kind version of the body; the current one if absent. */
  version?: number | undefined;
  /** The confirmation to write for each source that the body confirms. */
  now: Confirmation;
}

export interface CheckedComponent extends Provenance {
  fields: FieldValues;
  /** The paths of confirmations that the body repeats although the stored sources don't have them. */
  claims: readonly string[];
}

/**
 * Returns what to store for a body: its fields, their sources and the origin. A body without `sources` or `origin`
 * keeps the stored ones. Throws `Invalid` with every broken rule.
 */
export function checkSent({ body, stored, now, ...sent }: Sent): CheckedComponent {
  const { kind, version } = sent;
  if (!isRecord(body)) return { ...NO_PROVENANCE, fields: checkComponent({ ...sent, body }), claims: [] };
  const { sources: sentSources, origin: sentOrigin, ...own } = body;
  const before: Provenance = stored ?? NO_PROVENANCE;
  const read =
    sentSources === undefined
      ? { value: before.sources, faults: [] }
      : readCurrent(sentSources, {
          kind,
          version: own.kind_version ?? version,
          before,
          body: own,
          record: stored?.fields,
        });
  const origin = sentOrigin === undefined ? { value: before.origin, faults: [] } : readOrigin(sentOrigin);
  const beside = [...read.faults, ...origin.faults];
  const fields = checkFields({ ...sent, body: own, ...(stored ? { stored: stored.fields } : {}) }, beside);
  const settled = settleAll({ kind, sent: read.value, before, values: fields, stored: stored?.fields, now });
  return { fields, ...settled, origin: origin.value ?? undefined };
}

/** Checks the fields; throws their faults together with those of sources and origin. */
function checkFields(sent: Parameters<typeof checkComponent>[0], beside: readonly SourceFault[]): FieldValues {
  try {
    const fields = checkComponent(sent);
    if (beside.length > 0) throw new Invalid(beside);
    return fields;
  } catch (error) {
    if (error instanceof Invalid && error.faults !== beside) throw new Invalid([...error.faults, ...beside]);
    throw error;
  }
}

interface Reading {
  kind: Kind;
  version: unknown;
  before: Provenance;
  body: FieldValues;
  record: FieldValues | undefined;
}

function readCurrent(sent: unknown, { kind, version, before, body, record = {} }: Reading) {
  const paths = sourcePaths(kind.definition);
  const kept = listKeptNames(body, kind);
  const isPath = (path: string) => paths.has(path) || Object.hasOwn(before.sources, path) || kept.includes(path);
  const read = readSources(sent);
  const current = toCurrentSources({ sent: read.value, kind, version, stored: before.sources, record });
  const checked = checkPaths(current, isPath);
  return { value: checked.value, faults: [...read.faults, ...checked.faults] };
}

interface Settling {
  kind: Kind;
  sent: ReturnType<typeof readSources>['value'];
  before: Provenance;
  values: FieldValues;
  stored: FieldValues | undefined;
  now: Confirmation;
}

function settleAll({ kind: { definition }, sent, before, values, stored, now }: Settling) {
  const entries = Object.entries(sent);
  if (entries.length === 0) return { sources: {}, claims: [] };
  const paths = sourcePaths(definition);
  const after = flattenRecord(definition, values);
  const isChangedAt = stored && createComparison(definition, { before: stored, after: values });
  const claims: string[] = [];
  const sources = entries.flatMap(([path, source]): [string, ValueSource][] => {
    const names = paths.get(path);
    if (names && isEmptyAt(after, names)) return [];
    const known = Object.hasOwn(before.sources, path) ? before.sources[path] : undefined;
    const isChanged = isChangedAt?.(path) ?? false;
    const settled = toStoredSource({ sent: source, stored: known, isChanged, now });
    if (settled.isClaim) claims.push(path);
    return [[path, settled.source]];
  });
  return { sources: Object.fromEntries(sources), claims };
}
