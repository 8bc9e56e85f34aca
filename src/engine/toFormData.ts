import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues, RecordShape } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import { isRecord } from '#model/isRecord.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';

/** The property of a row's data that holds its id; no kind's property begins with this character. */
export const ROW_ID = '#';

/** The structure of a draft as RJSF's form data, with the ids of the rows that it draws. */
export function toFormData({ structure, definition, tables }: DraftStore): FieldValues {
  return withIds(definition, structure.data, '');

  function withIds(shape: RecordShape, data: FieldValues, prefix: string): FieldValues {
    const own = Object.values(shape.fields).filter(({ table }) => table && !isPlainTable(table) && !table.isList);
    if (own.length === 0) return data;
    const values = { ...flattenRecord(shape, data) };
    for (const { name, table } of own) {
      const rows = values[name];
      if (!table || !Array.isArray(rows)) continue;
      values[name] = tables.rows(prefix + name).map((id, index) => {
        const row: unknown = rows[index];
        return { ...withIds(table, isRecord(row) ? row : {}, cellKey(prefix + name, id, '')), [ROW_ID]: id };
      });
    }
    return nestRecord(shape, values);
  }
}
