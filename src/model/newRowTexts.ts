import { createDefaults } from './createDefaults.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, TableDefinition } from './FormDefinition.ts';
import { rowTexts, writeTableText } from './fieldText.ts';
import { isOfChosenCase, nestRecord } from './nestedRecord.ts';
import { isSingle, LIST_COLUMN } from './tableRows.ts';

/**
 * Returns the texts of a new row: the defaults of its columns, with a first row in a column that is all that the row
 * holds, or that requires one.
 */
export function newRowTexts(table: TableDefinition): Texts {
  const texts = rowTexts(table, nestRecord(table, createDefaults(table)));
  for (const column of Object.values(table.fields)) {
    const { name } = column;
    const isChosen = isOfChosenCase(table, name, (choice) => texts[choice]);
    if (column.table && isChosen && texts[name] === NO_ROWS && beginsThere(table, column))
      texts[name] = writeTableText(column.table, [newRowTexts(column.table)]);
  }
  return texts;
}

function beginsThere({ isList, makes }: TableDefinition, { name, table }: FieldDefinition): boolean {
  if (!table || !isSingle(table)) return false;
  const isOnly = name === LIST_COLUMN && (isList || makes === 'entries');
  // A table with an id may contain itself, which would never end.
  return isOnly || (table.least > 0 && table.id === undefined);
}

const NO_ROWS = '[]';
