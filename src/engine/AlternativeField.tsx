import type { ErrorSchema, FieldProps, UiSchema } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import { isRecord } from '#model/isRecord.ts';
import { CaseContext } from './rowScope.ts';

/** RJSF's field of a property with different schemas under different conditions: renders the one its schema names. */
export function AlternativeField(props: FieldProps) {
  const { schema, uiSchema, registry, errorSchema, rawErrors } = props;
  const { SchemaField } = registry.fields;
  const name = schema.$comment ?? '';
  const around = useContext(CaseContext);
  const drawn = useMemo(() => {
    const end = name.lastIndexOf('/');
    return { variant: name.slice(0, end), value: name.slice(end + 1), around };
  }, [name, around]);
  // RJSF has removed the field's own errors from its error schema.
  const errors = useMemo(
    () => Object.assign<ErrorSchema, object>({}, { ...errorSchema, ...(rawErrors && { __errors: rawErrors }) }),
    [errorSchema, rawErrors],
  );
  if (!SchemaField) return null;
  return (
    <CaseContext value={drawn}>
      <SchemaField key={name} {...props} uiSchema={findUi(uiSchema, name)} errorSchema={errors} />
    </CaseContext>
  );
}

function findUi(uiSchema: UiSchema | undefined, name: string): UiSchema {
  const alternatives: unknown = uiSchema?.['ui:options']?.alternatives;
  const ui: unknown = isRecord(alternatives) ? alternatives[name] : undefined;
  return isRecord(ui) ? ui : {};
}
