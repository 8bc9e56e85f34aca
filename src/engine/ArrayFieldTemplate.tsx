import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { cloneElement, type ReactNode, useContext, useMemo } from 'react';
import type { TableDefinition } from '#model/FormDefinition.ts';
import { cellKey, findField } from '#model/fieldKeys.ts';
import { isRecord } from '#model/isRecord.ts';
import { isSingle } from '#model/tableRows.ts';
import { useFormSettings } from './formContext.ts';
import { RowCards } from './RowCards.tsx';
import { RowContext, useFieldKey } from './rowScope.ts';
import { SingleRow } from './SingleRow.tsx';
import { ROW_ID } from './toFormData.ts';

/** RJSF's template of a list: cards, or a single group if it has one row at most. The rows come from the draft. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, formData, fieldPathId, readonly = false, required = false, rawErrors } = props;
  const { store } = useFormSettings();
  const key = useFieldKey(fieldPathId);
  const field = findField(store.definition, key);
  const table = field?.table;
  if (!table) throw new Error(`The form ${store.definition.id} has no table ${key}`);
  const data: unknown[] = Array.isArray(formData) ? formData : [];
  const rows = items.map((item, index) => {
    const id = findId(data[index]) ?? store.tables.rows(key)[index] ?? '';
    return (
      <RowFields key={id} prefix={cellKey(key, id, '')} table={table} depth={fieldPathId.path.length + 1}>
        {/* RJSF keys rows by index; here the state of a row follows its id. */}
        {cloneElement(item, { key: id })}
      </RowFields>
    );
  });
  const Rows = isSingle(table) ? SingleRow : RowCards;
  return (
    <Rows
      name={key}
      field={field}
      table={table}
      required={required}
      readOnly={readonly || field.readOnly}
      error={rawErrors?.[0]}
      rows={rows}
    />
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
  const around = useContext(RowContext)?.level ?? 0;
  const level = isSingle(table) ? around : around + 1;
  const scope = useMemo(() => ({ table, prefix, depth, level }), [table, prefix, depth, level]);
  return <RowContext value={scope}>{children}</RowContext>;
}
