import type { FieldValues } from './FormDefinition.ts';
import { isDeepEqual } from './isDeepEqual.ts';

/** Where the value of a field or curve comes from. */
export interface ValueSource {
  /** A document, a database or a person; may be a link. */
  source: string;
  /** The page of the source, or a quote from it. */
  page?: string;
  note?: string;
  /** The range that the source gives, in the unit of the field. */
  low?: number;
  high?: number;
  /** The value has changed since this source was given for it. */
  changed?: true;
  /** Set by the server; never together with `changed`. */
  confirmed?: Confirmation;
}

/** Who has compared the value with its source, and when. */
export interface Confirmation {
  /** The email address of the account. */
  by: string;
  at: string;
}

/** By path: 'rated_power', 'charging.power', or the id of a curve. */
export type ValueSources = Readonly<Record<string, ValueSource>>;

/** The entry of a reference set, or of a file with a mapping, that a record was made from. */
export interface RecordOrigin {
  set: string;
  entry: string;
  version: string;
}

/** The sources and the origin that are stored with a record's values. */
export interface Provenance {
  sources: ValueSources;
  origin: RecordOrigin | undefined;
}

/**
 * A source as a client sends it: `confirmed: true` confirms it; an earlier confirmation is sent back as it was read.
 */
export interface SentSource extends Omit<ValueSource, 'changed' | 'confirmed'> {
  changed?: boolean;
  confirmed?: boolean | Confirmation;
}

export type SentSources = Readonly<Record<string, SentSource>>;

/** Maximum lengths, in characters, of the texts of a source and of an origin. */
export const SOURCE_LIMITS = { source: 250, page: 500, note: 1000 } as const;
export const ORIGIN_LIMIT = 120;

export const NO_PROVENANCE: Provenance = { sources: {}, origin: undefined };

/** Returns the source of a value that was edited: unconfirmed, and marked until it is confirmed or given again. */
export function afterEdit({
  confirmed: _,
  ...source
}: Omit<ValueSource, 'confirmed'> & { confirmed?: unknown }): ValueSource {
  return { ...source, changed: true };
}

interface Settling {
  sent: SentSource;
  /** The source that is stored at the path. */
  stored: ValueSource | undefined;
  /** Whether the value differs from the stored one. */
  isChanged: boolean;
  /** Who confirms now, and when. */
  now: Confirmation;
}

/**
 * Returns the source to store. `isClaim` means that it repeats a confirmation other than the stored one, which must
 * still be proved.
 */
export function toStoredSource({ sent, stored, isChanged, now }: Settling): { source: ValueSource; isClaim: boolean } {
  const { changed, confirmed, ...stated } = sent;
  const confirms = confirmed === true;
  const isRepeated = isDeepEqual(sent, stored);
  if (!confirms && (changed ?? (isChanged && isRepeated)))
    return { source: { ...stated, changed: true }, isClaim: false };
  const kept = !isChanged && stored && isDeepEqual(stated, toWords(stored)) ? stored.confirmed : undefined;
  if (confirms) return { source: { ...stated, confirmed: kept ?? now }, isClaim: false };
  if (typeof confirmed !== 'object') return { source: stated, isClaim: false };
  return { source: { ...stated, confirmed }, isClaim: !isDeepEqual(confirmed, kept) };
}

/** Returns the source without its state (`changed` and `confirmed`). */
export function toWords({
  changed: _,
  confirmed: __,
  ...stated
}: SentSource): Omit<ValueSource, 'changed' | 'confirmed'> {
  return stated;
}

/** Returns the source without its confirmation. */
export function unconfirmed({ confirmed: _, ...source }: ValueSource): ValueSource {
  return source;
}

/** Returns the record's properties `sources` and `origin`, without the empty ones. */
export function stateProvenance({ sources, origin }: Provenance): FieldValues {
  return { ...(Object.keys(sources).length === 0 ? {} : { sources }), ...(origin ? { origin } : {}) };
}
