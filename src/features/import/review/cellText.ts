import type { FieldDefinition, FieldValue } from '#model/FormDefinition.ts';
import { formatNumber, parseNumber } from '#model/parseNumber.ts';

/** Formats a field's value for a cell of the review. */
export function cellText({ choices }: FieldDefinition, value: unknown): string {
  if (value === undefined || value === null) return '';
  const choice = choices?.find((one) => one.value === value);
  if (choice) return choice.label;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** Parses a typed text as a value of the field; invalid numbers stay text, so that the kind's rules reject them. */
export function typedValue({ type, choices }: FieldDefinition, text: string): FieldValue | undefined {
  if (text.trim() === '') return undefined;
  if (type === 'flag') return text === 'true';
  if (choices) return choices.find(({ value }) => String(value) === text)?.value ?? text;
  if (type !== 'number' && type !== 'integer') return text;
  const parsed = parseNumber(text);
  return 'value' in parsed && parsed.value !== null ? parsed.value : text;
}

/** Returns the options of the field's select; undefined if values are typed. */
export function cellOptions({ type, choices }: FieldDefinition): { value: string; label: string }[] | undefined {
  const blank = { value: '', label: 'blank' };
  if (type === 'flag') return [blank, { value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }];
  return choices && [blank, ...choices.map(({ value, label }) => ({ value: String(value), label }))];
}
