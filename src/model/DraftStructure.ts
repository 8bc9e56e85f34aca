import type { DraftField } from './DraftField.ts';
import type { FieldValues } from './FormDefinition.ts';
import { isCell } from './fieldKeys.ts';
import type { Conditional } from './hiddenFields.ts';

/** The values that decide which fields a draft has at present: rows, choices, flags and conditions. */
export class DraftStructure {
  readonly #kind: Conditional;
  readonly #listeners = new Set<() => void>();
  #record: FieldValues = {};
  #key = '';

  constructor(kind: Conditional) {
    this.#kind = kind;
  }

  /** The record at the last change of the structure; the same object until the next one. */
  get record(): FieldValues {
    return this.#record;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether a field's value decides which fields are shown, so that a change must be checked at once. */
  isDecidedBy({ key, field: { type } }: DraftField): boolean {
    const { conditions, objects } = this.#kind.definition;
    return type === 'rows' || (isSwitch(type) && (conditions !== undefined || objects !== undefined || isCell(key)));
  }

  /** Stores the record and calls the listeners if the structure has changed; `hidden` names the hidden fields. */
  update(record: FieldValues, hidden: readonly string[], fields: ReadonlyMap<string, DraftField>): void {
    const { definition, conditions = [] } = this.#kind;
    const hasTables = Object.values(definition.fields).some(({ table }) => table !== undefined);
    if (!definition.conditions && !definition.objects && !hasTables) return;
    const deciding = [...fields].flatMap(([key, { field, text }]) =>
      field.table || isSwitch(field.type) ? [[key, text]] : [],
    );
    const key = JSON.stringify([deciding, hidden, conditions.map((holds) => holds(record))]);
    if (key === this.#key) return;
    this.#record = record;
    this.#key = key;
    for (const listener of this.#listeners) listener();
  }
}

function isSwitch(type: DraftField['field']['type']): boolean {
  return type === 'choice' || type === 'flag';
}
