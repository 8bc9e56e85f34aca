import type { FormDefinition } from '#model/FormDefinition.ts';
import type { VersionedKind } from '#model/kindVersion.ts';
import { listNumberFields } from '#model/listNumberFields.ts';
import { toUsualRange } from '#model/toUsualRange.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { toCurrent } from './kindVersions.ts';
import { getCurrentFields } from './toRecord.ts';

interface Wanted {
  store: Pick<Store, 'lists'>;
  ownerId: string;
  kind: VersionedKind;
  /** Amounts of money in other currencies don't count. */
  currency: string | undefined;
}

/** The range of each number among an owner's components and templates of a kind; one row per field that has values. */
export async function* listUsualValues({ store, ownerId, kind, currency }: Wanted): AsyncGenerator<Slice> {
  const { definition } = kind;
  const columns = listNumberFields(definition).map((column) => ({ ...column, values: [] as number[] }));
  const shape = pickFields(definition, [...columns.map(({ field }) => field.name), 'currency']);
  for await (const rows of store.lists.fieldsOfKind({ ownerId, subclass: definition.id }))
    for (const stored of rows) {
      const record = getCurrentFields(toCurrent(stored, kind).fields, shape);
      const isForeign = currency !== undefined && record.currency !== currency;
      for (const { field, values } of columns) {
        const value = record[field.name];
        if (typeof value === 'number' && !(isForeign && field.unit?.includes('{currency}'))) values.push(value);
      }
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

/** The same record with a few of its fields, which takes a fraction of the time to read. */
function pickFields(definition: FormDefinition, names: readonly string[]): FormDefinition {
  const picked = names.flatMap((name) => {
    const field = definition.fields[name];
    return field ? [[name, field] as const] : [];
  });
  return { ...definition, fields: Object.fromEntries(picked) };
}
