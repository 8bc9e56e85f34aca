import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import type { AdaptedFieldProps } from './AdaptedFieldProps.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import { useFormSettings } from './formContext.ts';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';

/** RJSF's StringField, NumberField and BooleanField: binds the named field to the draft store. */
export function FieldAdapter({ name }: FieldProps) {
  return <BoundField name={name} />;
}

/** The input of one field, as its type asks for it, inside a FormContext. */
export function BoundField({ name }: { name: string }) {
  const { store, readOnly, editableWhenLocked } = useFormSettings();
  const field = store.definition.fields[name];
  if (!field) return null;
  const Field = FIELDS[field.type];
  return <Field field={field} readOnly={field.readOnly || (readOnly && !editableWhenLocked.includes(name))} />;
}

const FIELDS: Record<FieldDefinition['type'], (props: AdaptedFieldProps) => ReactNode> = {
  number: NumberField,
  integer: NumberField,
  text: TextField,
  list: TextField,
  flag: FlagField,
  choice: ChoiceField,
};
