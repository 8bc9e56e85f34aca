import { memo, useMemo } from 'react';
import { useFieldText } from '#engine/useDraft.ts';
import { isLocked } from '#library/isLocked.ts';
import { compareRecords } from '#model/compareRecords.ts';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FormItem } from '#model/formItems.ts';
import { Badge } from '#ui/Badge.tsx';
import { CompareCell } from './CompareCell.tsx';
import { CompareCurve } from './CompareCurve.tsx';
import { CompareMap } from './CompareMap.tsx';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import type { Compared } from './useCompared.ts';
import { useInDrafts } from './useInDrafts.ts';

export interface CompareRowsProps {
  /** The ids of the columns, including components that were not found. */
  ids: readonly string[];
  /** At least one. */
  compared: readonly [Compared, ...Compared[]];
  onlyDifferences: boolean;
  /** Disables copying between components. */
  readOnly?: boolean;
}

/** One row per field of the kind, by tab and group. */
export function CompareRows({ ids, compared, onlyDifferences, readOnly = false }: CompareRowsProps) {
  const { definition } = compared[0].store;
  const stores = useMemo(() => compared.map(({ store }) => store), [compared]);
  const groups = useMemo(() => compareRecords(definition, []), [definition]);
  const differing = useInDrafts(stores, findDiffering);
  const changed = useInDrafts(stores, findChanged);
  const locked = useInDrafts(stores, findLocked);
  const currencies = useInDrafts(stores, listCurrencies);
  // A row that has just been made equal stays in sight as long as the change can be undone.
  const isShown = ({ item, fields }: FormItem) =>
    !onlyDifferences || differing.includes(item) || fields.some((name) => changed.includes(name));
  const shown = groups
    .map(({ title, items }) => ({ title, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  if (shown.length === 0) {
    return (
      <tbody>
        <tr>
          <td colSpan={ids.length + 1} className={styles.none}>
            No differences.
          </td>
        </tr>
      </tbody>
    );
  }
  return shown.map(({ title, items }) => (
    <tbody key={title}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={ids.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {items.map((item) => (
        <Row
          key={item.item}
          ids={ids}
          compared={compared}
          locked={locked}
          currencies={currencies}
          readOnly={readOnly}
          item={item}
          differs={differing.includes(item.item)}
        />
      ))}
    </tbody>
  ));
}

interface RowProps extends Pick<CompareRowsProps, 'ids' | 'compared'> {
  locked: readonly DraftStore[];
  currencies: readonly string[];
  readOnly: boolean;
  item: FormItem;
  differs: boolean;
}

const Row = memo(function Row({ ids, compared, locked, currencies, readOnly, item, differs }: RowProps) {
  const { store } = compared[0];
  const title = currencyText(item.title, useFieldText(store, 'currency'));
  const curve = store.definition.curves[item.item];
  const { table, map } = store.definition.fields[item.item] ?? {};
  return (
    <>
      <tr data-differs={differs || undefined}>
        <th scope="row" className={styles.field}>
          <span>{title}</span>
          {differs && (
            <Badge tone="accent" label="differs">
              ≠
            </Badge>
          )}
        </th>
        {ids.map((id) => {
          const own = compared.find(({ stored }) => stored.component.id === id);
          return own ? (
            <CompareCell
              key={id}
              own={own}
              compared={compared}
              locked={locked}
              currencies={currencies}
              readOnly={readOnly}
              item={item}
              title={title}
            />
          ) : (
            <td key={id} className={styles.lacking} />
          );
        })}
      </tr>
      {table && differs && (
        <tr>
          <td colSpan={ids.length + 1} className={styles.curve}>
            <CompareTable table={table} title={title} field={item.item} compared={compared} />
          </td>
        </tr>
      )}
      {map && differs && (
        <tr>
          <td colSpan={ids.length + 1} className={styles.curve}>
            <CompareMap map={map} compared={compared} field={item.item} />
          </td>
        </tr>
      )}
      {curve && (
        <tr>
          <td colSpan={ids.length + 1} className={styles.curve}>
            <div className={styles.chart}>
              <CompareCurve curve={curve} compared={compared} fields={item.fields} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
});

function findDiffering(stores: readonly DraftStore[]): string[] {
  const [first] = stores;
  if (!first) return [];
  const records = stores.map((store) => store.allTexts());
  const items = compareRecords(first.definition, records).flatMap((group) => group.items);
  return items.flatMap(({ item, differs }) => (differs ? [item] : []));
}

function findChanged(stores: readonly DraftStore[]): string[] {
  return stores.flatMap((store) => store.form().changed);
}

function listCurrencies(stores: readonly DraftStore[]): string[] {
  return stores.map((store) => (Object.hasOwn(store.definition.fields, 'currency') ? store.text('currency') : ''));
}

function findLocked(stores: readonly DraftStore[]): DraftStore[] {
  return stores.filter(isLocked);
}
