import { createHash } from 'node:crypto';
import type { FieldValues } from '#model/FormDefinition.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import { unconfirmed, type ValueSources } from '#model/ValueSource.ts';
import { checkSent } from '#server/components/checkSent.ts';
import { Invalid } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { Refused } from '#server/Refused.ts';
import type { StoredEntry, StoredSet } from '#server/store/referenceRepository.ts';
import type { ReferenceFile } from './ReferenceFile.ts';

export interface PreparedSet {
  set: StoredSet;
  entries: StoredEntry[];
  /** A line for each entry that was left out. */
  faults: string[];
}

interface Preparing {
  kinds: Kinds;
  now: Date;
}

/**
 * Checks the entries of a set like components of its kind; invalid ones are left out and listed. Throws `Refused` if
 * the server does not have the kind.
 */
export function prepareSet(file: ReferenceFile, { kinds, now }: Preparing): PreparedSet {
  const { name, title, subclass, source, licence, url = null, citation = null, edition = null } = file;
  const kind = kinds.get(subclass);
  if (!kind) throw new Refused(`${name} is of the kind ${subclass}, which this server does not have`);
  const kindVersion = getKindVersion(kind);
  const entries = new Map<string, StoredEntry>();
  const faults: string[] = [];
  for (const [index, body] of file.entries.entries()) {
    try {
      const checked = checkSent({ body, kind, address: { subclass }, now: { by: '', at: now.toISOString() } });
      const { fields } = checked;
      const sources = toStored(checked.sources);
      const key = String(fields.name);
      if (entries.has(nameKey(key))) faults.push(`${key} is in the set twice. Give one of them another name.`);
      else entries.set(nameKey(key), { key, kindVersion, fields, sources, version: toHash([fields, sources]) });
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      const found = error.faults.map(({ field, message }) => `${field}: ${message}`);
      faults.push(`${toName(body, index)}: ${found.join('; ')}`);
    }
  }
  const list = [...entries.values()];
  const version = toHash([kindVersion, list.map((entry) => [entry.key, entry.version]).sort()]);
  const about = { name, title, subclass, source, licence, url, citation, edition };
  return { set: { ...about, version, count: list.length, read_at: now.toISOString() }, entries: list, faults };
}

/** Drops confirmations, since those in a file don't count. */
function toStored(sources: ValueSources): ValueSources {
  return Object.fromEntries(Object.entries(sources).map(([path, source]) => [path, unconfirmed(source)]));
}

function toName(body: FieldValues, index: number): string {
  const { name } = Object(body);
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : `entry ${index + 1}`;
}

function toHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
