import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { Field, FieldProps } from '@rjsf/utils';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findField } from '#model/fieldKeys.ts';
import { isSingle } from '#model/tableRows.ts';
import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate.tsx';
import { ArrayFieldTemplate } from './ArrayFieldTemplate.tsx';
import { CollapsedRows } from './CollapsedRows.tsx';
import { focusField } from './focusField.ts';
import { useFormSettings } from './formContext.ts';
import { rowSchemas } from './formSchemas.ts';
import { RowContext, useFieldKey } from './rowScope.ts';
import { useTemplates } from './useTemplates.ts';

// RJSF types this field by its list and the others by any value; its registry has it under the same cast.
const ListField = ArrayField as unknown as Field;

const TEMPLATES = { ArrayFieldTemplate, ArrayFieldItemTemplate };

/**
 * RJSF's field of a list, which gets the schema of its rows only when it is rendered, as rows may be recursive. The
 * rows of a deeply nested list are rendered on request.
 */
export function RowsField(props: FieldProps) {
  const { fieldPathId, schema, uiSchema, readonly = false } = props;
  const { store } = useFormSettings();
  const { level = 0 } = useContext(RowContext) ?? {};
  const key = useFieldKey(fieldPathId);
  const field = findField(store.definition, key);
  const table = field?.table;
  if (!table) throw new Error(`The form ${store.definition.id} has no table ${key}`);
  const row = rowSchemas(table);
  const registry = useTemplates(props.registry, TEMPLATES);
  const drawn = useMemo(
    () => ({ schema: { ...schema, items: row.schema }, uiSchema: { ...uiSchema, items: row.uiSchema } }),
    [schema, uiSchema, row],
  );
  const [isOpen, setOpen] = useState(() => level < DEEPEST || isSingle(table) || store.tables.rows(key).length === 0);
  const wanted = useRef<{ name: string; around: ParentNode }>(undefined);
  useLayoutEffect(() => {
    if (!isOpen || !wanted.current) return;
    focusField(wanted.current.around, wanted.current.name);
    wanted.current = undefined;
  }, [isOpen]);

  if (isOpen) return <ListField {...props} {...drawn} registry={registry} />;
  return (
    <CollapsedRows
      name={key}
      field={field}
      table={table}
      readOnly={readonly}
      onOpen={(name, around) => {
        wanted.current = { name, around };
        setOpen(true);
      }}
    />
  );
}

/** Nesting level from which lists start collapsed. */
const DEEPEST = 3;
