import type { FieldDefinition } from './FormDefinition.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { findMapFaults } from './mapFaults.ts';
import { codePointLength, isFilled, isNumberList, isPercentageList } from './rules.ts';

/** Whether a field accepts a value by its own limits, regardless of the other fields. */
export function fitsField(field: FieldDefinition, value: unknown): boolean {
  switch (field.type) {
    case 'number':
    case 'integer':
      return value === null ? field.nullable : typeof value === 'number' && isWithin(field, value);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return field.choices?.some((choice) => isDeepEqual(choice.value, value)) ?? false;
    case 'list':
      return (
        typeof value === 'string' && isNumberList(value) && (field.list !== 'percentages' || isPercentageList(value))
      );
    case 'text':
      return typeof value === 'string' && isTextWithin(field, value);
    case 'map':
      return value === null ? field.nullable : !field.map || findMapFaults(value, field.map).length === 0;
    case 'rows':
      return Array.isArray(value) && value.length <= (field.table?.most ?? 0);
  }
}

function isWithin(field: FieldDefinition, value: number): boolean {
  return (
    (field.type === 'number' || Number.isInteger(value)) &&
    value >= (field.minimum ?? value) &&
    value <= (field.maximum ?? value) &&
    (field.exclusiveMinimum === undefined || value > field.exclusiveMinimum) &&
    (field.exclusiveMaximum === undefined || value < field.exclusiveMaximum)
  );
}

function isTextWithin({ required, minLength = 0, maxLength, pattern }: FieldDefinition, text: string): boolean {
  const length = codePointLength(text);
  return (
    (!(required || minLength > 0) || isFilled(text)) &&
    length >= minLength &&
    length <= (maxLength ?? length) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  );
}
