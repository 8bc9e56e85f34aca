import { createDefaults, getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition, RecordShape } from '#model/FormDefinition.ts';
import { isOfDocument, toHolder } from '#model/isOfDocument.ts';
import type { Kind } from '#model/Kind.ts';
import { mapFields, mapRows } from '#model/mapFields.ts';
import { prepareValue } from '#model/prepareValues.ts';
import { resolveHiddenValues } from '#model/resolveHiddenValues.ts';
import { getTraits } from './getTraits.ts';
import { getCurrentFields } from './toRecord.ts';

interface Sent {
  /** By field name. */
  sent: FieldValues;
  /** The properties of the body. */
  properties: readonly string[];
  /** The fields of the component that is changed; absent for a new one. */
  stored: FieldValues | undefined;
}

/**
 * Returns the values that a body results in, by field name: an omitted field keeps its stored value or gets its
 * default. A field hidden by a condition gets the value that its kind declares for this, whatever was sent. A document
 * is taken as sent.
 */
export function mergeSent(kind: Kind, { sent, properties, stored }: Sent): FieldValues {
  const { definition } = kind;
  const { hasDocuments, hasTables } = getTraits(definition);
  const holders = new Set(hasDocuments ? properties : []);
  const isWhole = (name: string) => hasDocuments && isOfDocument(definition, name) && holders.has(toHolder(name));
  const [documents, others] = hasDocuments ? split(sent, isWhole) : [{}, sent];
  const prepared = mapFields(definition, others, prepareSent);
  const whole = hasTables ? completeRows(definition, prepared) : prepared;
  const all = getOmittedValues(definition, stored);
  const [, omitted] = hasDocuments ? split(all, isWhole) : [{}, all];
  const values = { ...omitted, ...whole, ...documents };
  if (!definition.conditions) return values;
  const [, settled] = split(resolveHiddenValues(kind, values, stored && getCurrentFields(stored, definition)), isWhole);
  return { ...values, ...settled };
}

/** Splits values by name into those that are wanted and all others. */
function split(values: FieldValues, isWanted: (name: string) => boolean): [wanted: FieldValues, others: FieldValues] {
  const entries = Object.entries(values);
  const wanted = entries.filter(([name]) => isWanted(name));
  if (wanted.length === 0) return [{}, values];
  return [Object.fromEntries(wanted), Object.fromEntries(entries.filter(([name]) => !isWanted(name)))];
}

/** Returns the values of omitted fields: the stored ones, or else the defaults. Required fields must be sent. */
function getOmittedValues(definition: FormDefinition, stored: FieldValues | undefined): FieldValues {
  if (stored === undefined) return createDefaults(definition);
  const { neededNames } = getTraits(definition);
  const current = Object.entries(getCurrentFields(stored, definition));
  return Object.fromEntries(current.filter(([name]) => !neededNames.has(name)));
}

/** A value as it is stored, where the texts 'true' and 'false' of a flag are booleans (specification, section 4). */
function prepareSent(field: FieldDefinition, value: unknown): unknown {
  if (field.type === 'flag' && (value === 'true' || value === 'false')) return value === 'true';
  return prepareValue(field, value);
}

/** Adds the defaults of the cells that rows omit; required cells must be sent. */
function completeRows(shape: RecordShape, values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const table = Object.hasOwn(shape.fields, name) ? shape.fields[name]?.table : undefined;
      return [
        name,
        table ? mapRows(table, value, (row) => completeRows(table, { ...getCellDefaults(table), ...row })) : value,
      ];
    }),
  );
}

function getCellDefaults({ fields }: RecordShape): FieldValues {
  const optional = Object.values(fields).filter(({ required }) => !required);
  return Object.fromEntries(optional.map((field) => [field.name, getDefault(field)]));
}
