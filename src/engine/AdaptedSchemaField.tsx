import type { FieldProps } from '@rjsf/utils';

/**
 * RJSF's SchemaField for schemas without references or alternatives: it picks the field and nothing else. RJSF's own
 * also makes label, description, help and errors for a FieldTemplate, which here the frame of each field draws, and
 * which costs more than half of the time that a form takes to appear.
 */
export function AdaptedSchemaField(props: FieldProps) {
  const { schema, uiSchema, registry } = props;
  const { fields } = registry;
  const chosen = uiSchema?.['ui:field'];
  const Field = typeof chosen === 'string' ? fields[chosen] : fieldOfType(schema.type, fields);
  return Field ? <Field {...props} /> : null;
}

function fieldOfType(type: FieldProps['schema']['type'], fields: FieldProps['registry']['fields']) {
  switch (type) {
    case 'object':
      return fields.ObjectField;
    case 'number':
    case 'integer':
      return fields.NumberField;
    case 'boolean':
      return fields.BooleanField;
    default:
      return fields.StringField;
  }
}
