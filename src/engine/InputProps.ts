import type { RJSFSchema } from '@rjsf/utils';
import type { FieldValue } from '#model/FormDefinition.ts';

/** The props that the theme's widgets use; both RJSF and FlatForm pass them. */
export interface InputProps {
  id: string;
  label: string;
  schema: RJSFSchema;
  options: InputOptions;
  required?: boolean | undefined;
  readonly?: boolean | undefined;
  autofocus?: boolean | undefined;
  placeholder?: string | undefined;
  rawErrors?: string[] | undefined;
}

/** The `ui:options` that toUiSchema writes, and those that RJSF adds. */
export interface InputOptions {
  unit?: string | undefined;
  unitName?: string | undefined;
  rows?: number | undefined;
  inputType?: string | undefined;
  autocomplete?: string | undefined;
  /** The values that a select offers; defaults to all. */
  offered?: readonly FieldValue[] | undefined;
  enumOptions?: readonly { value: FieldValue; label: string }[] | undefined;
  isCounted?: boolean | undefined;
  /** Message that explains why the field is not used while its condition does not hold; may contain `{currency}`. */
  unused?: string | undefined;
  /** The derived value that is offered for the field. */
  suggestedBy?: string | undefined;
  messageLines?: number | undefined;
}
