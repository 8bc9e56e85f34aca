import type { DraftField } from './DraftField.ts';
import type { FieldValues } from './FormDefinition.ts';
import { isCell } from './fieldKeys.ts';
import type { Conditional } from './hiddenFields.ts';

/** What decides which fields a draft has at present: its rows, choices, flags and conditions. */
export class DraftStructure {
  readonly #kind: Conditional;
  readonly #listeners = new Set<() => void>();
  #record: FieldValues = {};
  #key = '';

  constructor(kind: Conditional) {
    this.#kind = kind;
  }

  /** The record as it was when the structure changed last; the same object until it changes again. */
  get record(): FieldValues {
    return this.#record;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether a field's value decides which fields there are, so that they follow at once. */
  isDecidedBy({ key, field: { type } }: DraftField): boolean {
    const { conditions, objects } = this.#kind.definition;
    return type === 'rows' || (isSwitch(type) && (conditions !== undefined || objects !== undefined || isCell(key)));
  }

  /** Takes over the record of these fields; those in `hidden` are hidden. */
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
