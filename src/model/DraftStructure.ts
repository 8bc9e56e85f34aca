import type { DraftField } from './DraftFields.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { isCell } from './fieldKeys.ts';
import { findSteering, toStructure } from './toStructure.ts';

/** What decides which fields a draft has at present; a new object only when that changes. */
export class DraftStructure {
  readonly #definition: FormDefinition;
  readonly #steering: ReadonlySet<string>;
  readonly #listeners = new Set<() => void>();
  #data: FieldValues = {};
  #key = '';

  constructor(definition: FormDefinition) {
    this.#definition = definition;
    this.#steering = findSteering(definition);
  }

  get data(): FieldValues {
    return this.#data;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether a field's value decides which fields there are, so that they follow at once. */
  isDecidedBy({ key, field: { type } }: DraftField): boolean {
    const { conditions, objects } = this.#definition;
    const isSwitch = type === 'choice' || type === 'flag';
    return type === 'rows' || (isSwitch && (conditions !== undefined || objects !== undefined || isCell(key)));
  }

  /** Takes over a record in which `hidden` fields are hidden, and the identities of its rows. */
  update(record: FieldValues, hidden: readonly string[], rows: readonly string[]): void {
    const { conditions, objects, fields } = this.#definition;
    if (!conditions && !objects && Object.values(fields).every(({ table }) => !table)) return;
    const data = toStructure(this.#definition, record, this.#steering);
    const key = JSON.stringify([data, hidden, rows]);
    if (key === this.#key) return;
    this.#data = data;
    this.#key = key;
    for (const listener of this.#listeners) listener();
  }
}
