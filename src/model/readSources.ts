import type { FieldValues } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { MESSAGES } from './messages.ts';
import { isStorable } from './rules.ts';
import { translate } from './shownWording.ts';
import {
  type Confirmation,
  ORIGIN_LIMIT,
  type RecordOrigin,
  type SentSource,
  type SentSources,
  SOURCE_LIMITS,
} from './ValueSource.ts';

/** A fault, and the place that it is at: 'sources.charging.power.low', 'origin.set'. */
export interface SourceFault {
  field: string;
  value: unknown;
  message: string;
}

interface Read<T> {
  value: T;
  faults: SourceFault[];
}

/** Reads the sources of a record from a request; returns those without a fault. */
export function readSources(sent: unknown): Read<SentSources> {
  const faults: SourceFault[] = [];
  if (!isRecord(sent)) return { value: {}, faults: [{ field: 'sources', value: sent, message: NO_OBJECT() }] };
  const sources = Object.entries(sent).flatMap(([path, given]): [string, SentSource][] => {
    const before = faults.length;
    const source = new Reader(given, `sources.${path}`, faults).source();
    return faults.length > before ? [] : [[path, source]];
  });
  return { value: Object.fromEntries(sources), faults };
}

/** Returns the sources at paths that the record has; all others are faults. */
export function checkPaths(sources: SentSources, isPath: (path: string) => boolean): Read<SentSources> {
  const entries = Object.entries(sources);
  const unknown = entries.filter(([path]) => !isPath(path));
  return {
    value: Object.fromEntries(entries.filter(([path]) => isPath(path))),
    faults: unknown.map(([path, value]) => ({
      field: `sources.${path}`,
      value,
      message: translate(MESSAGES.unknownField),
    })),
  };
}

/** Reads the origin of a record; null if it has none, or a faulty one. */
export function readOrigin(sent: unknown): Read<RecordOrigin | null> {
  const faults: SourceFault[] = [];
  if (sent === null) return { value: null, faults };
  const origin = new Reader(sent, 'origin', faults).origin();
  return { value: faults.length > 0 ? null : origin, faults };
}

const NO_OBJECT = () => translate('Must be an object');

/** Reads one object, and collects what is wrong with its properties. */
class Reader {
  readonly #given: FieldValues;
  readonly #place: string;
  readonly #faults: SourceFault[];

  constructor(given: unknown, place: string, faults: SourceFault[]) {
    this.#place = place;
    this.#faults = faults;
    this.#given = isRecord(given) ? given : {};
    if (!isRecord(given)) faults.push({ field: place, value: given, message: NO_OBJECT() });
  }

  source(): SentSource {
    this.#refuseOthers(['source', 'page', 'note', 'low', 'high', 'changed', 'confirmed']);
    const [low, high] = [this.#number('low'), this.#number('high')];
    if (low !== undefined && high !== undefined && low > high)
      this.#fault('high', translate('Must not be below the low value'));
    const [page, note] = [this.#text('page', SOURCE_LIMITS.page), this.#text('note', SOURCE_LIMITS.note)];
    const changed = this.#flag('changed');
    const confirmed = this.#confirmed();
    return {
      source: this.#needed('source', SOURCE_LIMITS.source),
      ...(page === '' ? {} : { page }),
      ...(note === '' ? {} : { note }),
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      ...(changed === undefined ? {} : { changed }),
      ...(confirmed === undefined ? {} : { confirmed }),
    };
  }

  origin(): RecordOrigin {
    this.#refuseOthers(['set', 'entry', 'version']);
    return {
      set: this.#needed('set', ORIGIN_LIMIT),
      entry: this.#needed('entry', ORIGIN_LIMIT),
      version: this.#needed('version', ORIGIN_LIMIT),
    };
  }

  confirmation(): Confirmation {
    this.#refuseOthers(['by', 'at']);
    const at = this.#needed('at', ORIGIN_LIMIT);
    if (at !== '' && Number.isNaN(Date.parse(at))) this.#fault('at', translate(MESSAGES.invalid));
    return { by: this.#needed('by', SOURCE_LIMITS.source), at };
  }

  #confirmed(): boolean | Confirmation | undefined {
    const { confirmed } = this.#given;
    return isRecord(confirmed)
      ? new Reader(confirmed, `${this.#place}.confirmed`, this.#faults).confirmation()
      : this.#flag('confirmed');
  }

  #needed(property: string, most: number): string {
    const text = this.#text(property, most);
    if (text === '' && isAbsent(this.#given[property])) this.#fault(property, translate(MESSAGES.required));
    return text;
  }

  /** Returns the trimmed text; '' if it is absent or not a text. */
  #text(property: string, most: number): string {
    const value = this.#given[property];
    if (isAbsent(value)) return '';
    if (typeof value !== 'string') this.#fault(property, translate('Must be a text'));
    else if (!isStorable(value)) this.#fault(property, translate(MESSAGES.unstorable));
    else if (value.trim().length > most)
      this.#fault(property, translate('Must be {limit} characters or less', { limit: most }));
    return typeof value === 'string' ? value.trim() : '';
  }

  #number(property: string): number | undefined {
    const value = this.#given[property];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    this.#fault(property, translate(MESSAGES.malformed));
    return undefined;
  }

  #flag(property: string): boolean | undefined {
    const value = this.#given[property];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'boolean') return value;
    this.#fault(property, translate(MESSAGES.invalid));
    return undefined;
  }

  #refuseOthers(known: readonly string[]): void {
    for (const property of Object.keys(this.#given))
      if (!known.includes(property)) this.#fault(property, translate(MESSAGES.unknownField));
  }

  #fault(property: string, message: string): void {
    this.#faults.push({ field: `${this.#place}.${property}`, value: this.#given[property], message });
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
