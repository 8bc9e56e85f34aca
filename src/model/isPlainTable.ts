import type { FieldDefinition, RecordShape } from './FormDefinition.ts';

/** Whether every column of a table is a single value on one line, so that its rows can be lines of a grid. */
export function isPlainTable({ fields, objects }: RecordShape): boolean {
  const isPlain = ({ type, rows, input }: FieldDefinition) =>
    type !== 'rows' && type !== 'list' && rows === undefined && input !== 'password';
  return objects === undefined && Object.values(fields).every(isPlain);
}
