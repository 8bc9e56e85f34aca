import { parseList, samePoints } from './curvePoints.ts';
import type { FieldDefinition, FieldValue } from './FormDefinition.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';
import { isNumberList } from './rules.ts';

export type ParsedField = { value: FieldValue } | { problem: 'comma' | 'malformed' };

/** The text of a stored value; a flag that arrives as the text 'true' is on (specification, section 4). */
export function fieldText(field: FieldDefinition, value: unknown): string {
  if (field.type === 'flag') return String(value === true || value === 'true');
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formatNumber(value);
  const text = String(value);
  return field.lowercase ? text.toLowerCase() : text;
}

/** The value of a text, as it is checked and stored. */
export function parseFieldText(field: FieldDefinition, text: string): ParsedField {
  switch (field.type) {
    case 'number':
    case 'integer':
      return parseNumber(text);
    case 'flag':
      return { value: text === 'true' };
    case 'choice':
      return { value: field.choices?.find(({ value }) => String(value) === text)?.value ?? text };
    case 'text':
      return { value: field.rows || field.input === 'password' ? text : text.trim() };
    case 'list':
      // Unchanged: an untouched list is sent back byte for byte.
      return { value: text };
  }
}

/** Whether two texts mean the same value: numbers compare as numbers, lists by their points where both are lists. */
export function isSameValue(field: FieldDefinition, a: string, b: string): boolean {
  if (a === b) return true;
  if (field.type === 'list')
    return isNumberList(a) && isNumberList(b) && samePoints({ x: parseList(a), y: [] }, { x: parseList(b), y: [] });
  const left = parseFieldText(field, a);
  const right = parseFieldText(field, b);
  return 'value' in left && 'value' in right && left.value === right.value;
}
