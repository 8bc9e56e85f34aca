import { codePointLength, isNumberList, isPercentageList } from '#model/rules.ts';
import { isRegExp } from './isRegExp.ts';
import type { FieldSchema } from './KindFile.ts';

/** Returns why a field can't hold a value of its type: 'the "maximum" is 10'; undefined if it can. */
export function findValueFault(value: number | string, schema: FieldSchema): string | undefined {
  const { enum: accepted } = schema;
  if (accepted) return accepted.includes(value) ? undefined : `it is not among ${sayAll(accepted)}`;
  return typeof value === 'number' ? findNumberFault(value, schema) : findTextFault(value, schema);
}

function sayAll(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function findNumberFault(value: number, schema: FieldSchema): string | undefined {
  if (schema.type === 'integer' && !Number.isInteger(value)) return 'it is not a whole number';
  const { minimum = value, maximum = value, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (value < minimum) return `the "minimum" is ${minimum}`;
  if (value > maximum) return `the "maximum" is ${maximum}`;
  if (value <= exclusiveMinimum) return `the "exclusiveMinimum" is ${exclusiveMinimum}`;
  return value >= exclusiveMaximum ? `the "exclusiveMaximum" is ${exclusiveMaximum}` : undefined;
}

function findTextFault(text: string, schema: FieldSchema): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern = '', 'x-list': list } = schema;
  const length = codePointLength(text);
  if (length < minLength) return `the "minLength" is ${minLength}`;
  if (length > maxLength) return `the "maxLength" is ${maxLength}`;
  if (isRegExp(pattern) && !new RegExp(pattern, 'u').test(text)) return `the "pattern" is ${pattern}`;
  if (list !== undefined && !isNumberList(text)) return 'it is not a list of numbers';
  if (list === 'percentages' && !isPercentageList(text)) return 'it is not a list of percentages';
  return undefined;
}
