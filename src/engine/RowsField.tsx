import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { findField } from '#model/fieldKeys.ts';
import { useFormSettings } from './formContext.ts';
import { rowSchemas } from './formSchemas.ts';
import { useFieldKey } from './rowScope.ts';

const { ArrayField } = getDefaultRegistry().fields;

/** RJSF's field of a list, which is given the schemas of its rows as it is drawn: rows may hold rows like themselves. */
export function RowsField(props: FieldProps) {
  const { fieldPathId, schema, uiSchema } = props;
  const { store } = useFormSettings();
  const key = useFieldKey(fieldPathId);
  const table = findField(store.definition, key)?.table;
  if (!table || !ArrayField) throw new Error(`The form ${store.definition.id} has no table ${key}`);
  const row = rowSchemas(table);
  const drawn = useMemo(
    () => ({ schema: { ...schema, items: row.schema }, uiSchema: { ...uiSchema, items: row.uiSchema } }),
    [schema, uiSchema, row],
  );
  return <ArrayField {...props} {...drawn} />;
}
