import { Memory } from '#codegen/Memory.ts';

/**
 * Remembers what is made of unedited files alone, for all runs of a test file; what comes of an edit is made anew in each
 * run.
 */
export class UneditedMemory extends Memory {
  readonly #texts: ReadonlySet<string>;
  readonly #kept = new Map<string, Kept[]>();
  /** The objects and functions that come of unedited files alone. */
  readonly #unedited = new WeakSet<object>();

  /** Takes the texts of the unedited files, and other objects from which codegen makes something. */
  constructor(texts: Iterable<string>, ...objects: object[]) {
    super();
    this.#texts = new Set(texts);
    for (const object of objects) this.#mark(object);
  }

  override recall<Value>(name: string, parts: readonly unknown[], make: () => Value): Value {
    const kept = this.#kept.get(name) ?? [];
    const found = kept.find(
      (it) => it.parts.length === parts.length && it.parts.every((part, at) => part === parts[at]),
    );
    // The value of a name always comes from the same `make`.
    if (found) return found.value as Value;
    const value = make();
    if (parts.every((part) => this.#isUnedited(part, kept.length === 0))) {
      this.#kept.set(name, [...kept, { parts, value }]);
      this.#mark(value);
    }
    return value;
  }

  /** Whether a part has nothing of an edited file; JSON that codegen writes counts as such the first time. */
  #isUnedited(part: unknown, isFirst: boolean): boolean {
    if (typeof part === 'string') return isFirst || !part.includes('{') || this.#texts.has(part);
    return isObject(part) ? this.#unedited.has(part) : true;
  }

  #mark(value: unknown): void {
    if (!isObject(value) || this.#unedited.has(value)) return;
    this.#unedited.add(value);
    const isCollection = value instanceof Map || value instanceof Set;
    const inside = isCollection ? [...value.keys(), ...value.values()] : Object.values(value);
    for (const it of inside) this.#mark(it);
  }
}

interface Kept {
  parts: readonly unknown[];
  value: unknown;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
