import type { FieldDefinition, FieldValue } from '#model/FormDefinition.ts';
import { formatNumber, parseNumber } from '#model/parseNumber.ts';

/** A value of a field in a cell of the review. */
export function cellText({ choices }: FieldDefinition, value: unknown): string {
  if (value === undefined || value === null) return '';
  const choice = choices?.find((one) => one.value === value);
  if (choice) return choice.label;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** The value of a typed text; what is not a number stays text, so that the kind's rules reject it. */
export function typedValue({ type, choices }: FieldDefinition, text: string): FieldValue | undefined {
  if (text.trim() === '') return undefined;
  if (type === 'flag') return text === 'true';
  if (choices) return choices.find(({ value }) => String(value) === text)?.value ?? text;
  if (type !== 'number' && type !== 'integer') return text;
  const parsed = parseNumber(text);
  return 'value' in parsed && parsed.value !== null ? parsed.value : text;
}

/** What a cell of the field is chosen from; undefined where it is typed. */
export function cellOptions({ type, choices }: FieldDefinition): { value: string; label: string }[] | undefined {
  const blank = { value: '', label: 'blank' };
  if (type === 'flag') return [blank, { value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }];
  return choices && [blank, ...choices.map(({ value, label }) => ({ value: String(value), label }))];
}
