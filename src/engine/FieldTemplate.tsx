import type { FieldTemplateProps } from '@rjsf/utils';
import { FieldFrame } from './FieldFrame.tsx';
import { NestedGroup } from './NestedGroup.tsx';
import { usePartInside } from './partScope.ts';
import { useFieldKey, useIsAlone } from './rowScope.ts';

/** RJSF's template of a field: inputs get a frame, nested objects a group; lists and curves draw their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, label, rawDescription, rawErrors, required, readonly, schema, uiSchema, children } = props;
  const key = useFieldKey(fieldPathId);
  const isAlone = useIsAlone(key);
  const isAroundPart = usePartInside(key) !== undefined;
  if (uiSchema?.['ui:field'] || schema.type === 'array' || props.hidden) return children;
  if (schema.type === 'object') {
    // Cards of rows have their own frame, and the cases of a variant are drawn inside the variant's frame.
    const isFramed = fieldPathId.path.length === 0 || isRow(fieldPathId.path) || isCase(uiSchema) || isAlone;
    if (isFramed || isAroundPart) return children;
    return (
      <NestedGroup name={key} title={label} help={rawDescription}>
        {children}
      </NestedGroup>
    );
  }
  // The option itself already shows this value.
  if (isAlone && uiSchema?.['ui:widget'] === 'ConstantWidget') return null;
  return (
    <FieldFrame
      id={id}
      name={key}
      title={label}
      help={rawDescription}
      required={required}
      readOnly={readonly}
      maxLength={schema.maxLength}
      options={uiSchema?.['ui:options']}
      error={rawErrors?.[0]}
    >
      {children}
    </FieldFrame>
  );
}

function isRow(path: FieldTemplateProps['fieldPathId']['path']): boolean {
  return typeof path.at(-1) === 'number';
}

function isCase(uiSchema: FieldTemplateProps['uiSchema']): boolean {
  return uiSchema?.['ui:options']?.case !== undefined;
}
