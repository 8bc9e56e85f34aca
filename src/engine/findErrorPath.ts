import type { DraftStore } from '#model/DraftStore.ts';
import { findField, findTable } from '#model/fieldKeys.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import { toDrawnPath } from './drawnPath.ts';

/** The path where RJSF expects a field's errors; undefined for a cell of a plain table, which reads its own errors. */
export function findErrorPath({ definition, tables }: DraftStore, key: string): (string | number)[] | undefined {
  const table = findTable(key);
  const around = table === undefined ? undefined : findField(definition, table)?.table;
  if (around && isPlainTable(around)) return undefined;
  const parts = key.split('/');
  return parts.flatMap<string | number>((part, index) =>
    part.startsWith('#') ? [tables.rows(parts.slice(0, index).join('/')).indexOf(part)] : toDrawnPath(part),
  );
}
