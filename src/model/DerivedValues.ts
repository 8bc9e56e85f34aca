import type { FieldValues } from './FormDefinition.ts';
import type { DerivedValue, Kind } from './Kind.ts';
import { Listeners } from './Listeners.ts';
import type { RecordReader } from './RecordReader.ts';
import { type DerivedResult, readDerived } from './readDerived.ts';
import { soundReader } from './soundReader.ts';

/** The derived values of a draft as of its last check. */
export class DerivedValues {
  readonly #kind: Pick<Kind, 'definition' | 'derived'>;
  readonly #results = new Map<string, DerivedResult>();
  readonly #listeners = new Listeners();

  constructor(kind: Pick<Kind, 'definition' | 'derived'>) {
    this.#kind = kind;
  }

  find(id: string): DerivedValue | undefined {
    return this.#kind.derived?.find((one) => one.id === id);
  }

  /** Subscribes to a value's result. */
  subscribe(id: string, listener: () => void): () => void {
    return this.#listeners.add(id, listener);
  }

  /**
   * Returns a value's result; the same object until it changes. A value that is not calculated yet has an empty result.
   */
  result(id: string): DerivedResult {
    return this.#results.get(id) ?? NONE;
  }

  /** Calculates every value and calls the listeners of those that changed; `reader` reads these values. */
  update(values: FieldValues, faulty: ReadonlySet<string>, reader?: RecordReader): void {
    const { definition, derived = [] } = this.#kind;
    const record = { definition, values, faulty, reader: reader ?? soundReader(definition, values, faulty) };
    for (const one of derived) {
      const before = this.result(one.id);
      const next = readDerived(one, record);
      if (before.text === next.text && before.lack === next.lack) continue;
      this.#results.set(one.id, next);
      this.#listeners.call(one.id);
    }
  }
}

const NONE: DerivedResult = {};
