import type { FieldDefinition } from '#model/FormDefinition.ts';

/** What each field gets besides the form's settings. */
export interface AdaptedFieldProps {
  field: FieldDefinition;
  readOnly: boolean;
}
