import type { VersionedKind } from '#model/kindVersion.ts';
import { listNumberFields, type NumberField } from '#model/listNumberFields.ts';
import { toUsualRange } from '#model/toUsualRange.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { toCurrent } from './kindVersions.ts';
import { pickFields } from './pickFields.ts';
import { getCurrentFields } from './toRecord.ts';

interface Wanted {
  store: Pick<Store, 'lists'>;
  ownerId: string;
  kind: VersionedKind;
  /** Amounts of money in other currencies are left out. */
  currency: string | undefined;
  /** Further records to include, by path. */
  others?: readonly ReadonlyMap<string, unknown>[];
}

/**
 * Yields the range of each number among an owner's components and templates of a kind and the other records; one row
 * per field that has values.
 */
export async function* listUsualValues({ store, ownerId, kind, currency, others = [] }: Wanted): AsyncGenerator<Slice> {
  const { definition } = kind;
  const columns = listNumberFields(definition).map((column) => ({ ...column, values: [] as number[] }));
  const take = (getValue: (column: NumberField) => unknown, recordCurrency: unknown) => {
    const isForeign = currency !== undefined && recordCurrency !== currency;
    for (const column of columns) {
      const value = getValue(column);
      if (typeof value === 'number' && !(isForeign && column.field.unit?.includes('{currency}')))
        column.values.push(value);
    }
  };
  for (const record of others) take(({ path }) => record.get(path), record.get('currency'));
  const shape = pickFields(definition, [...columns.map(({ field }) => field.name), 'currency']);
  for await (const rows of store.lists.fieldsOfKind({ ownerId, subclass: definition.id }))
    for (const stored of rows) {
      const record = getCurrentFields(toCurrent(stored, kind).fields, shape);
      take(({ field }) => record[field.name], record.currency);
    }
  const found: string[] = [];
  for (const { path, values } of columns) {
    if (values.length === 0) continue;
    // To sort a hundred thousand numbers takes some milliseconds.
    await store.lists.turns();
    found.push(JSON.stringify({ field: path, ...toUsualRange(Float64Array.from(values)) }));
  }
  if (found.length > 0) yield { json: Buffer.from(found.join(BETWEEN)), count: found.length };
}
