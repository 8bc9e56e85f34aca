import type { DraftStore } from './DraftStore.ts';
import { fieldLabel } from './fieldLabel.ts';

/** Returns the label of a field or cell of a draft: 'Charging › Power', 'Periods › period 3 › Price'. */
export function keyLabel(store: Pick<DraftStore, 'definition' | 'tables'>, key: string): string {
  const path = key.replaceAll(/\/(#\d+)/g, (_, row: string, start: number) => {
    const place = store.tables.rows(key.slice(0, start)).indexOf(row);
    return `/${place === -1 ? row : place}`;
  });
  return fieldLabel(store.definition, path) ?? key;
}
