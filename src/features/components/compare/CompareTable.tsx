import { useCallback, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { TableDefinition } from '#model/FormDefinition.ts';
import { TableDifference } from '#records/TableDifference.tsx';
import styles from './CompareTable.module.css';
import type { Compared } from './useCompared.ts';
import { useInDrafts } from './useInDrafts.ts';

export interface CompareTableProps {
  table: TableDefinition;
  title: string;
  /** The name of the table field. */
  field: string;
  compared: readonly Compared[];
}

/** Shows how the table rows of each other component differ from those of the first. */
export function CompareTable({ table, title, field, compared }: CompareTableProps) {
  const stores = useMemo(() => compared.map(({ store }) => store), [compared]);
  const read = useCallback((drafts: readonly DraftStore[]) => drafts.map((store) => store.text(field)), [field]);
  const [first = '', ...others] = useInDrafts(stores, read);
  const names = compared.map(({ stored }) => stored.component.name);
  return (
    <div className={styles.differences}>
      {compared.slice(1).map(({ stored, store }, index) => (
        <section key={stored.component.id} aria-label={`${title}: ${names[0]} and ${stored.component.name}`}>
          <h2 className={styles.title}>
            <bdi>{names[0]}</bdi> → <bdi>{stored.component.name}</bdi>
          </h2>
          <TableDifference
            table={table}
            label={`${title} of ${stored.component.name}`}
            before={first}
            after={others[index] ?? ''}
            currency={'currency' in store.definition.fields ? store.text('currency') : undefined}
          />
        </section>
      ))}
    </div>
  );
}
