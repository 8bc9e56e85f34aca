import type { DraftField, NumberReading } from './DraftField.ts';
import type { FieldDefinition } from './FormDefinition.ts';
import { parseFieldText } from './fieldText.ts';
import { readEntry } from './readEntry.ts';

/** Whether the field's text is read as a number. */
export function isNumberField({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'integer';
}

/** Reads the text of a number, unless it was read before. */
export function readFieldNumber(state: DraftField, currency: string | undefined): NumberReading {
  const { field, text, reading } = state;
  if (reading?.text === text && reading.currency === currency) return reading;
  const parsed = parseFieldText(field, text, currency);
  const read = { text, currency, parsed, hasEntry: readEntry(field, text, currency) !== undefined };
  // The message of a problem is in the language of the page, which may change.
  state.reading = 'value' in parsed ? read : undefined;
  return read;
}
