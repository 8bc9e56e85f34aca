import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { cloneElement, type ReactNode, useContext, useMemo } from 'react';
import type { TableDefinition } from '#model/FormDefinition.ts';
import { cellKey, findField } from '#model/fieldKeys.ts';
import { isRecord } from '#model/isRecord.ts';
import { pluralWord } from '#model/pluralWord.ts';
import { rowCount } from '#model/rowCount.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ArrayFieldTemplate.module.css';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import { RowContext, useFieldKey } from './rowScope.ts';
import { TableHead } from './TableHead.tsx';
import { ROW_ID } from './toFormData.ts';
import { useRowFocus } from './useRowFocus.ts';

/** RJSF's template of a list of objects: a card for each row. The rows are the draft's, and keep what belongs to them. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, formData, fieldPathId, readonly = false, required = false, rawErrors } = props;
  const { store } = useFormSettings();
  const level = useContext(HeadingLevel);
  const key = useFieldKey(fieldPathId);
  const field = findField(store.definition, key);
  const table = field?.table;
  const { list, focusLater } = useRowFocus();
  if (!table) throw new Error(`The form ${store.definition.id} has no table ${key}`);
  const isLocked = readonly || field.readOnly;
  const rows: unknown[] = Array.isArray(formData) ? formData : [];
  const ids = items.map((_, index) => findId(rows[index]) ?? store.tables.rows(key)[index] ?? '');
  const error = rawErrors?.[0];

  function add() {
    const [added] = store.tables.add(key, [{}]);
    focusLater(`[data-row="${added}"] :is(input, select, textarea)`);
  }

  return (
    <section className={styles.list} data-field={key} data-wide ref={list}>
      <TableHead name={key} field={field} required={required} readOnly={isLocked} />
      {items.length === 0 && <p className={styles.empty}>No {pluralWord(table.row)} yet.</p>}
      <HeadingLevel value={nextLevel(level)}>
        <ol className={styles.cards}>
          {items.map((item, index) => (
            <RowFields
              key={ids[index]}
              prefix={cellKey(key, ids[index] ?? '', '')}
              table={table}
              depth={fieldPathId.path.length + 1}
            >
              {/* RJSF keeps a row's parts by their place; here they follow the row. */}
              {cloneElement(item, { key: ids[index] })}
            </RowFields>
          ))}
        </ol>
      </HeadingLevel>
      <footer className={styles.foot}>
        {!isLocked && (
          <Button icon={<Plus size={14} />} disabled={items.length >= table.most} onClick={add}>
            Add {table.row}
          </Button>
        )}
        <span className={styles.count}>{rowCount(items.length, table)}</span>
      </footer>
      {error && <p className={styles.error}>{error}</p>}
    </section>
  );
}

function findId(row: unknown): string | undefined {
  const id = isRecord(row) ? row[ROW_ID] : undefined;
  return typeof id === 'string' ? id : undefined;
}

interface RowFieldsProps {
  prefix: string;
  table: TableDefinition;
  depth: number;
  children: ReactNode;
}

function RowFields({ prefix, table, depth, children }: RowFieldsProps) {
  const scope = useMemo(() => ({ shape: table, prefix, depth }), [table, prefix, depth]);
  return <RowContext value={scope}>{children}</RowContext>;
}
