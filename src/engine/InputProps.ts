import type { RJSFSchema } from '@rjsf/utils';
import type { FieldValue } from '#model/FormDefinition.ts';

/** What the theme's widgets read of the props that RJSF gives them; a FlatForm gives them the same. */
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

/** The `ui:options` that toUiSchema writes, and what RJSF adds to them. */
export interface InputOptions {
  unit?: string | undefined;
  unitName?: string | undefined;
  rows?: number | undefined;
  inputType?: string | undefined;
  autocomplete?: string | undefined;
  /** The values that a select offers; all where it is left out. */
  offered?: readonly FieldValue[] | undefined;
  enumOptions?: readonly { value: FieldValue; label: string }[] | undefined;
  isCounted?: boolean | undefined;
  /** Why the field is not used while its condition does not hold; may contain `{currency}`. */
  unused?: string | undefined;
  /** The derived value that is offered for the field. */
  suggestedBy?: string | undefined;
  messageLines?: number | undefined;
}
