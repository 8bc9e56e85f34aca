import type { FieldDefinition, TableDefinition } from './FormDefinition.ts';

/** Whether every column of a table is a single value on one line, so that its rows can be shown as a grid. */
export function isPlainTable({ fields, objects, makes }: TableDefinition): boolean {
  const isPlain = ({ type, rows, input }: FieldDefinition) =>
    type !== 'rows' && type !== 'list' && rows === undefined && input !== 'password';
  const isLines = makes === undefined || makes === 'entries';
  return isLines && objects === undefined && Object.values(fields).every(isPlain);
}
