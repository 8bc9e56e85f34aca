import type { FieldTemplateProps } from '@rjsf/utils';
import { FieldFrame } from './FieldFrame.tsx';

/** RJSF's template of a field: inputs get a frame; objects and curves draw their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, label, rawDescription, rawErrors, required, readonly, schema, uiSchema, children } = props;
  if (schema.type === 'object' || uiSchema?.['ui:field']) return children;
  return (
    <FieldFrame
      id={id}
      name={fieldPathId.path.join('/')}
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
