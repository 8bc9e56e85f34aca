import type { FieldDefinition } from './FormDefinition.ts';

/** Whether spaces around a field's text are part of its value. */
export function keepsSpaces({ rows, input, text }: FieldDefinition): boolean {
  return rows !== undefined || input === 'password' || text === 'verbatim';
}
