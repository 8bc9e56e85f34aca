import { getComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { ImportEntry, Namesake } from '#library/import/ImportEntry.ts';
import { runAll } from '#library/runAll.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText, isSameValue } from '#model/fieldText.ts';
import { nameKey } from '#model/nameKey.ts';
import { flattenRecord } from '#model/nestedRecord.ts';

/**
 * Finds the library component with the same name and kind as each entry, and compares their values. The map is keyed by
 * entry id; rejects if a component can't be read.
 */
export async function findNamesakes(
  entries: readonly ImportEntry[],
  library: readonly ComponentListItem[],
): Promise<Map<number, Namesake>> {
  const outcomes = await runAll({ items: pairByName(entries, library), run: compare });
  return new Map(
    outcomes.flatMap((outcome) => {
      if (outcome.state === 'failed') throw outcome.error;
      return outcome.state === 'done' ? [[outcome.item.id, outcome.result]] : [];
    }),
  );
}

interface Pair {
  id: number;
  store: DraftStore;
  item: ComponentListItem;
}

/**
 * Pairs each entry with a library component of the same name and kind; a component is used only once, so the first of
 * two equal entries gets it.
 */
export function pairByName(entries: readonly ImportEntry[], library: readonly ComponentListItem[]): Pair[] {
  const left = [...library];
  return entries.flatMap(({ id, draft }) => {
    if (!draft) return [];
    const { store, wanted } = draft;
    const key = nameKey(wanted);
    const found = left.findIndex(({ subclass, name }) => subclass === store.definition.id && nameKey(name) === key);
    return found < 0 ? [] : left.splice(found, 1).map((item) => ({ id, store, item }));
  });
}

async function compare({ store, item }: Pair): Promise<Namesake> {
  const { component } = await getComponent(item);
  return { id: item.id, name: item.name, isEqual: isEqual(store, { ...component }) };
}

/**
 * Returns whether a stored component has the file's values; ignores the name, which is compared elsewhere, and the
 * lock.
 */
export function isEqual(store: DraftStore, record: FieldValues): boolean {
  const stored = flattenRecord(store.definition, record);
  return Object.values(store.definition.fields).every(
    (field) =>
      field.system ||
      field.name === 'name' ||
      field.name === 'locked' ||
      isSameValue(field, store.original(field.name), fieldText(field, stored[field.name])),
  );
}
