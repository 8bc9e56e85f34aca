import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FieldValues, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import { choiceText } from '#model/fieldText.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import { isRecord } from '#model/isRecord.ts';
import { isOfChosenCase } from '#model/nestedRecord.ts';
import { isOtherAlternative, listDrawnAlternatives } from './alternatives.ts';
import { toDrawnPath } from './drawnPath.ts';

/** The property of a row's data that holds its id; no rendered property begins with this character. */
export const ROW_ID = '#';

/** The property of a form's data that states whether each condition holds. */
export const CONDITIONS = '#conditions';

/** The property of a form's data that names the rendered alternatives of properties. */
export const ALTERNATIVES = '#alternatives';

/**
 * Returns a draft's structure as RJSF's form data, which decides which fields are rendered: the choice of each variant,
 * the rows that RJSF renders, with their ids, and which conditions hold.
 */
export function toFormData(store: DraftStore): FieldValues {
  const { definition, kind, structure } = store;
  const conditions = kind.conditions?.map((holds) => holds(structure.record));
  const alternatives = listDrawnAlternatives(store);
  return {
    ...toData(definition, ''),
    ...(conditions && { [CONDITIONS]: conditions }),
    ...(alternatives.length > 0 && { [ALTERNATIVES]: alternatives }),
  };

  function toData({ fields, objects = {} }: RecordShape, prefix: string): FieldValues {
    const choices = new Set(Object.entries(objects).map(([path, { variant }]) => `${path}/${variant}`));
    const data: FieldValues = {};
    for (const field of Object.values(fields)) {
      const { name, table } = field;
      const isRead = table ? !isPlainTable(table) : choices.has(name);
      if (!isRead || isOtherAlternative(name, alternatives)) continue;
      if (!isOfChosenCase({ objects }, name, (choice) => store.text(prefix + choice))) continue;
      place(
        data,
        toDrawnPath(name),
        table ? toRows(table, prefix + name) : findValue(field, store.text(prefix + name)),
      );
    }
    return data;
  }

  function toRows(table: TableDefinition, key: string): FieldValues[] {
    return store.tables.rows(key).map((id) => ({ ...toData(table, cellKey(key, id, '')), [ROW_ID]: id }));
  }
}

function findValue({ choices }: FieldDefinition, text: string): unknown {
  return choices?.find(({ value }) => choiceText(value) === text)?.value;
}

function place(data: FieldValues, path: readonly string[], value: unknown): void {
  let around = data;
  for (const property of path.slice(0, -1)) {
    const known = around[property];
    const inside = isRecord(known) ? known : {};
    around[property] = inside;
    around = inside;
  }
  around[path.at(-1) ?? ''] = value;
}
