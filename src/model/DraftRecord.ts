import { createPayload, unnamed } from './createPayload.ts';
import type { DraftFields } from './DraftFields.ts';
import type { DraftMode } from './DraftOptions.ts';
import { type DraftMeta, NO_META, omitUnknown } from './draftMeta.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { hiddenFields } from './hiddenFields.ts';
import type { Kind } from './Kind.ts';
import { stateVersion } from './kindVersion.ts';
import { findEmptyObjects, flattenRecord, nestRecord } from './nestedRecord.ts';
import { withOtherCases } from './withOtherCases.ts';

interface DraftRecordOptions {
  kind: Kind;
  mode: DraftMode;
  fields: DraftFields;
  /** The record as it is stored, or the defaults of a new one. */
  values: FieldValues;
}

/** The record that results from a stored one and the texts of a draft. */
export class DraftRecord {
  readonly #kind: Kind;
  readonly #mode: DraftMode;
  readonly #fields: DraftFields;
  #stored: FieldValues;
  meta: DraftMeta = NO_META;
  /** The name of a new record whose name was left empty. */
  nameIfEmpty: string;

  constructor({ kind, mode, fields, values }: DraftRecordOptions) {
    this.#kind = kind;
    this.#mode = mode;
    this.#fields = fields;
    this.#stored = values;
    this.nameIfEmpty = unnamed(kind.definition);
  }

  /** Takes another stored record, and returns the texts of its fields. */
  rebase(record: FieldValues): [key: string, text: string][] {
    this.#stored = toDraftValues(this.#kind.definition, record);
    return Object.entries(this.#fields.rebase(this.#stored));
  }

  /** The stored record with the server's defaults. */
  withDefaults(): FieldValues {
    return nestRecord(this.#kind.definition, { ...this.#stored, ...this.meta.defaults });
  }

  /**
   * The values by field name, with the server's fields as they are stored. A field is left out if its text is not a
   * number, or if the stored record lacks it and nothing was typed into it.
   */
  values(): FieldValues {
    const values: FieldValues = {};
    for (const path of Object.keys(this.#kind.definition.objects ?? {}))
      if (this.#stored[path] !== undefined) values[path] = this.#stored[path];
    for (const state of this.#fields.own()) {
      const { key, field } = state;
      const isGiven = this.#stored[key] !== undefined || (!field.system && !this.#fields.isAsStored(state));
      if (!isGiven) continue;
      const parsed = field.system ? { value: this.#stored[key] } : this.#fields.parse(state);
      if ('value' in parsed) values[key] = parsed.value;
    }
    return values;
  }

  /** The values as typed and as they are checked, names of the hidden fields, and the record without those. */
  read(): { typed: FieldValues; values: FieldValues; hidden: ReadonlySet<string>; record: FieldValues } {
    const { definition } = this.#kind;
    const typed = this.values();
    const values = this.#toChecked(typed);
    const record = nestRecord(definition, values);
    const hidden = hiddenFields(this.#kind, record);
    if (hidden.size === 0) return { typed, values, hidden, record };
    const shown = Object.entries(values).filter(([name]) => !isHidden(definition, name, hidden));
    return { typed, values, hidden, record: nestRecord(definition, Object.fromEntries(shown)) };
  }

  /** Returns the body to send: the shown fields that the server knows, and the stored values that only it knows. */
  payload(): FieldValues {
    const { omitted, kept } = this.meta;
    const { values, hidden } = this.read();
    const { definition } = this.#kind;
    const own = Object.entries(omitUnknown(definition, values, omitted)).filter(
      ([name]) => !isHidden(definition, name, hidden),
    );
    const foreign = Object.entries(this.#stored).filter(([name]) => kept.has(name));
    return { ...nestRecord(definition, Object.fromEntries([...own, ...foreign])), ...stateVersion(definition) };
  }

  #toChecked(values: FieldValues): FieldValues {
    if (this.#mode === 'edit') return values;
    const { definition } = this.#kind;
    return createPayload({ definition, values, initial: this.#stored, name: this.nameIfEmpty });
  }
}

/** Whether a field is hidden, or an object with every field that may be in it. */
function isHidden({ fields, objects = {} }: FormDefinition, name: string, hidden: ReadonlySet<string>): boolean {
  if (!Object.hasOwn(objects, name)) return hidden.has(name);
  return Object.keys(fields).every((field) => !field.startsWith(`${name}/`) || hidden.has(field));
}

/**
 * Returns the values of a stored record by field name, with defaults in the cases that are not chosen, and its empty
 * objects by path.
 */
export function toDraftValues(definition: FormDefinition, record: FieldValues): FieldValues {
  const values = withOtherCases(definition, flattenRecord(definition, record));
  return definition.objects ? { ...values, ...findEmptyObjects(definition, record) } : values;
}
