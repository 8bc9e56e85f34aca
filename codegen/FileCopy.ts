import type { JSONPath } from 'jsonc-parser';
import { isRecord } from '#model/isRecord.ts';
import { valueAt } from './checkShape.ts';
import type { SourceFile } from './SourceFile.ts';
import { withPaths } from './withPaths.ts';

/** A changeable copy of a file's value, whose problems are still placed in the original file. */
export class FileCopy {
  readonly value: unknown;
  readonly source: SourceFile;
  /** The original keys or indexes of the objects and lists that were changed. */
  readonly #origins = new WeakMap<object, Map<string, string> | number[]>();

  constructor(source: SourceFile) {
    this.source = source;
    this.value = toCopy(source.value);
  }

  /** Returns the changed value as a file whose problems are placed in the original. */
  toSource(): SourceFile {
    return { ...withPaths(this.source, (path) => this.toOriginal(path)), value: this.value };
  }

  /** Removes an entry; given a new name that is free, renames it instead. */
  remove(path: readonly string[], renamed?: string): void {
    const key = String(path.at(-1));
    const owner = valueAt(this.value, path.slice(0, -1));
    if (Array.isArray(owner)) {
      const known = this.#origins.get(owner);
      const indexes = Array.isArray(known) ? known : owner.map((_, index) => index);
      owner.splice(Number(key), 1);
      indexes.splice(Number(key), 1);
      this.#origins.set(owner, indexes);
    } else if (isRecord(owner) && Object.hasOwn(owner, key)) {
      const held = owner[key];
      delete owner[key];
      if (renamed === undefined || Object.hasOwn(owner, renamed)) return;
      owner[renamed] = held;
      const known = this.#origins.get(owner);
      this.#origins.set(owner, new Map([...(known instanceof Map ? known : []), [renamed, key]]));
    }
  }

  /** Returns the path in the original file of the value that is now at this path. */
  toOriginal(path: JSONPath): JSONPath {
    let node: unknown = this.value;
    return path.map((key) => {
      // Nothing is known of a value that is not an object.
      const known = this.#origins.get(node as object);
      node = valueAt(node, [String(key)]);
      if (Array.isArray(known)) return known[Number(key)] ?? key;
      return known?.get(String(key)) ?? key;
    });
  }
}

function toCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCopy);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, toCopy(entry)]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
