import { appliesToTexts, type DraftedSource, readDraftedSource, readValidSources } from './draftedSource.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isRecord } from './isRecord.ts';
import { isBlankText, sourcePaths } from './sourcePaths.ts';
import { afterEdit, type Confirmation, type ValueSource } from './ValueSource.ts';

/** A source as a draft shows it; `confirmed` is `true` from the user's confirmation until it is saved. */
export interface DraftSource extends Omit<ValueSource, 'confirmed'> {
  confirmed?: true | Confirmation;
}

interface DraftSourcesOptions {
  definition: FormDefinition;
  /** As it is stored. */
  record: FieldValues;
  /** Texts of an earlier session. */
  texts?: Texts | undefined;
  /** Return the present and the stored text of a field. */
  read: (name: string) => string;
  readOriginal: (name: string) => string;
}

/**
 * The sources of a draft's values. The history and the drafts kept in the browser hold each source as a text under a
 * key such as '@hub_height', next to the texts of fields. Whether a value has changed since its source was given is
 * only determined on reading, so that typing costs nothing.
 */
export class DraftSources {
  readonly #options: DraftSourcesOptions;
  readonly #edited = new Map<string, string>();
  readonly #parsed = new Map<string, DraftedSource>();
  #stored: ReadonlyMap<string, DraftedSource>;
  /** Whether the stored record has a `sources` property. */
  #isKnown: boolean;

  constructor(options: DraftSourcesOptions) {
    this.#options = options;
    this.#isKnown = options.record.sources !== undefined;
    this.#stored = readStored(options.record);
    for (const [key, text] of Object.entries(options.texts ?? {})) if (isSourceKey(key)) this.write(key, text);
  }

  /** Returns the state of the source of a field or curve. Cheap, as it is called on every keystroke in the field. */
  state(path: string): 'none' | 'given' | 'changed' | 'confirmed' {
    const held = this.#held(path);
    if (!held || this.isEmpty(path)) return 'none';
    if (held.source.changed || this.#hasChanged(path, held)) return 'changed';
    return held.source.confirmed ? 'confirmed' : 'given';
  }

  /** Returns the source of a field or curve for its present value; undefined for an empty value. */
  at(path: string): DraftSource | undefined {
    return this.isEmpty(path) ? undefined : this.last(path);
  }

  /** Like `at`, but also returns the source of an empty value, as the value may be restored. */
  last(path: string): DraftSource | undefined {
    const held = this.#held(path);
    return held && (held.source.changed || this.#hasChanged(path, held)) ? afterEdit(held.source) : held?.source;
  }

  isEmpty(path: string): boolean {
    const names = this.#names(path);
    return names.length > 0 && names.every((name) => isBlankText(this.#options.read(name)));
  }

  /**
   * Returns the text, by its key, that gives a field or curve this source for its present value; undefined removes it.
   */
  toText(path: string, source: DraftSource | undefined): Texts {
    const of = Object.fromEntries(this.#names(path).map((name) => [name, this.#options.read(name)]));
    return { [toSourceKey(path)]: source ? JSON.stringify({ source, of } satisfies DraftedSource) : '' };
  }

  /** Returns the texts, by key, that restore these sources with the values in `texts`, except unchanged ones. */
  restoring(sources: Readonly<Record<string, DraftSource>>, texts: Texts): Texts {
    const all = [...sourcePaths(this.#options.definition)].map(([path, names]): [string, string] => {
      const key = toSourceKey(path);
      const source = Object.hasOwn(sources, path) ? sources[path] : undefined;
      if (!source) return [key, ''];
      const of = Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
      return [key, this.#toOwn(key, JSON.stringify({ source, of } satisfies DraftedSource))];
    });
    return Object.fromEntries(all.filter(([key, text]) => text !== this.text(key)));
  }

  /**
   * Replaces the source texts of another version by the stored ones where they mean the same; texts of fields stay.
   */
  toOwn(texts: Texts): Texts {
    return Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, isSourceKey(key) ? this.#toOwn(key, text) : text]),
    );
  }

  /** Returns the texts of all sources, edited and stored, each with the values for which it was given. */
  versionTexts(): Texts {
    return { ...this.originalTexts(), ...this.texts() };
  }

  /** Returns the texts of the stored sources, each with the stored values. */
  originalTexts(): Texts {
    const stored = [...this.#stored].map(([path, { source }]) => {
      const of = Object.fromEntries(this.#names(path).map((name) => [name, this.#options.readOriginal(name)]));
      return [toSourceKey(path), JSON.stringify({ source, of } satisfies DraftedSource)];
    });
    return Object.fromEntries(stored);
  }

  text(key: string): string {
    return this.#edited.get(key) ?? this.original(key);
  }

  original(key: string): string {
    const held = this.#stored.get(toPath(key));
    return held ? JSON.stringify(held) : '';
  }

  write(key: string, text: string): void {
    this.#parsed.clear();
    if (text === this.original(key)) this.#edited.delete(key);
    else if (text === '' || readDraftedSource(text)) this.#edited.set(key, text);
  }

  /** Keys of the sources that differ from what is stored. */
  changed(): readonly string[] {
    if (this.#edited.size === 0) return NONE;
    return [...this.#edited.keys()].filter((key) => this.#stored.has(toPath(key)) || !this.isEmpty(toPath(key)));
  }

  texts(): Texts {
    return Object.fromEntries(this.#edited);
  }

  originals(keys: readonly string[]): Texts {
    return Object.fromEntries(keys.filter(isSourceKey).map((key) => [key, this.original(key)]));
  }

  /** The paths that have a source at present. */
  paths(): string[] {
    const paths = new Set([...this.#stored.keys(), ...[...this.#edited.keys()].map(toPath)]);
    return [...paths].filter((path) => this.at(path) !== undefined);
  }

  /** Returns the `sources` to send; empty if neither record nor draft has any, as the server may not support them. */
  payload(): FieldValues {
    if (!this.#isKnown && this.#edited.size === 0) return {};
    return { sources: Object.fromEntries(this.paths().map((path) => [path, { changed: false, ...this.at(path) }])) };
  }

  /** Keys of the edited sources that a saved record lacks: sent ones, and those whose value is still empty. */
  lackedBy({ sources }: FieldValues): string[] {
    const has = (path: string) => isRecord(sources) && Object.hasOwn(sources, path);
    return [...this.#edited.keys()].filter((key) => !has(toPath(key)));
  }

  /**
   * Replaces the stored record. Call this before the fields are rebased and the returned function after; that returns
   * the keys of all sources. A source is kept if `keep` has its key or the name of one of its fields; other edits are
   * dropped.
   */
  rebase(record: FieldValues, keep: ReadonlySet<string>): () => string[] {
    const texts = this.versionTexts();
    const mine = [...sourcePaths(this.#options.definition)].flatMap(([path, names]) => {
      const key = toSourceKey(path);
      const source = this.last(path);
      const isKept = keep.has(key) || (source && names.some((name) => keep.has(name)));
      return isKept ? [{ path, source, key, text: texts[key] ?? '' }] : [];
    });
    const before = [...[...this.#stored.keys()].map(toSourceKey), ...this.#edited.keys()];
    this.#isKnown = record.sources !== undefined;
    this.#stored = readStored(record);
    this.#edited.clear();
    this.#parsed.clear();
    return () => {
      for (const { path, source, key, text } of mine) if (!isDeepEqual(source, this.last(path))) this.write(key, text);
      return [...before, ...[...this.#stored.keys()].map(toSourceKey), ...this.#edited.keys()];
    };
  }

  #held(path: string): DraftedSource | undefined {
    const stored = this.#stored.get(path);
    const text = this.#edited.get(toSourceKey(path));
    if (text === undefined) return stored;
    const held = this.#parsed.get(text) ?? readDraftedSource(text);
    if (held) this.#parsed.set(text, held);
    return held;
  }

  #names(path: string): readonly string[] {
    return sourcePaths(this.#options.definition).get(path) ?? NONE;
  }

  #hasChanged(path: string, { of }: DraftedSource): boolean {
    const { definition, read, readOriginal } = this.#options;
    return !appliesToTexts(definition, this.#names(path), { of, read, readStored: readOriginal });
  }

  /** Returns the stored text of a source that is as stored, else its own text. */
  #toOwn(key: string, text: string): string {
    const { definition, readOriginal } = this.#options;
    const path = toPath(key);
    const held = readDraftedSource(text);
    const isStored =
      held !== undefined &&
      isDeepEqual(held.source, this.#stored.get(path)?.source) &&
      appliesToTexts(definition, this.#names(path), { of: held.of, read: readOriginal, readStored: readOriginal });
    return isStored ? this.original(key) : text;
  }
}

const NONE: readonly string[] = [];

/** Returns the key of a source among the texts of a draft; no field has such a name. */
export function toSourceKey(path: string): string {
  return `@${path}`;
}

export function isSourceKey(key: string): boolean {
  return key.startsWith('@');
}

/** Returns the path in a source's key. */
export function toPath(key: string): string {
  return key.slice(1);
}

function readStored({ sources }: FieldValues): ReadonlyMap<string, DraftedSource> {
  return new Map(Object.entries(readValidSources(sources)).map(([path, source]) => [path, { source }]));
}
