import type { FieldDefinition } from './FormDefinition.ts';
import { fieldText, parseFieldText } from './fieldText.ts';
import { findMapFaults } from './mapFaults.ts';

/** The text that a draft gets for a value from a file. */
export interface ImportedText {
  text: string;
  /** 'converted': of another type, but clear; 'unreadable': the text is a placeholder for the value. */
  reading: 'exact' | 'converted' | 'unreadable';
}

/** Converts a JSON value to the text of a field; the draft reports rules that it breaks, as if it had been typed. */
export function importedText(field: FieldDefinition, value: unknown): ImportedText {
  if (field.type === 'flag') return flagText(value);
  if (value === null) return { text: '', reading: field.nullable ? 'exact' : 'converted' };
  if (typeof value === 'object') return objectText(field, value);
  const isNumeric = field.type === 'number' || field.type === 'integer';
  if (typeof value === 'number') {
    if (isNumeric && !Number.isFinite(value)) return { text: String(value), reading: 'exact' };
    return { text: fieldText(field, value), reading: isNumeric || isChoice(field, value) ? 'exact' : 'converted' };
  }
  const text = fieldText(field, value);
  const isExact = typeof value === 'string' ? !isNumeric : isChoice(field, value);
  // The draft reports a text that is still not a number.
  return { text, reading: isExact || 'problem' in parseFieldText(field, text) ? 'exact' : 'converted' };
}

function flagText(value: unknown): ImportedText {
  if (typeof value === 'boolean') return { text: String(value), reading: 'exact' };
  if (value === 'true' || value === 'false') return { text: value, reading: 'converted' };
  return { text: 'false', reading: 'unreadable' };
}

function objectText(field: FieldDefinition, value: object): ImportedText {
  if (field.type === 'map') {
    const text = fieldText(field, value);
    const isExact = field.map !== undefined && findMapFaults(value, field.map).every(({ code }) => code !== 'type');
    return { text, reading: text === '' ? 'unreadable' : isExact ? 'exact' : 'converted' };
  }
  const isNumbers = Array.isArray(value) && value.every((entry) => typeof entry === 'number');
  if (field.type === 'list' && isNumbers) return { text: value.join(', '), reading: 'converted' };
  return { text: JSON.stringify(value), reading: 'unreadable' };
}

function isChoice({ type, choices = [] }: FieldDefinition, value: unknown): boolean {
  return type === 'choice' && choices.some((choice) => choice.value === value);
}
