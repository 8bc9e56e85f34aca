import { toCurvePoints } from '#model/curveText.ts';
import type {
  CurveDefinition,
  FieldDefinition,
  FieldValue,
  FieldValues,
  FormDefinition,
} from '#model/FormDefinition.ts';
import { choiceText, fieldText } from '#model/fieldText.ts';
import { isOfDocument } from '#model/isOfDocument.ts';
import { toPath } from '#model/nestedRecord.ts';

/** A value by which entries are found and sorted. */
export interface EntryField {
  isNumber: boolean;
  /** Reads the value from a record by field name. */
  read: (values: FieldValues) => FieldValue;
  /** Returns the searchable text of a value. */
  toText: (value: FieldValue) => string | undefined;
}

const PLAIN = new Set(['number', 'integer', 'text', 'choice', 'flag']);

/**
 * Returns the visible fields that hold one value each, by their path as the API names it ('charging.power'), and the
 * highest value of each curve's first series, by the curve's id.
 */
export function entryFields(definition: FormDefinition): Map<string, EntryField> {
  const fields = Object.values(definition.fields).filter(
    ({ type, hidden, system, curve, name }) =>
      PLAIN.has(type) && !hidden && !system && !curve && !name.includes('=') && !isOfDocument(definition, name),
  );
  return new Map([
    ...fields.map((field) => [toPath(field.name).join('.'), toEntryField(field)] as const),
    ...Object.values(definition.curves).map((curve) => [curve.id, toPeak(curve, definition)] as const),
  ]);
}

function toEntryField(field: FieldDefinition): EntryField {
  const { name, type, choices } = field;
  return {
    isNumber: type === 'number' || type === 'integer',
    // Plain fields hold only such values.
    read: (values) => (values[name] ?? null) as FieldValue,
    toText: (value) => {
      if (type === 'choice') return choices?.find((choice) => choiceText(choice.value) === choiceText(value))?.label;
      return type === 'text' && typeof value === 'string' ? value : undefined;
    },
  };
}

function toPeak(curve: CurveDefinition, { fields }: FormDefinition): EntryField {
  const readText = (values: FieldValues) => (name: string) => {
    const field = fields[name];
    return field ? fieldText(field, values[name]) : '';
  };
  return {
    isNumber: true,
    read: (values) => {
      const [first = []] = toCurvePoints(curve, readText(values)).y;
      const known = first.filter(Number.isFinite);
      return known.length > 0 ? Math.max(...known) : null;
    },
    toText: () => undefined,
  };
}
