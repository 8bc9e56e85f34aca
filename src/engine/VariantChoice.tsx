import { useMemo } from 'react';
import { findField } from '#model/fieldKeys.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormSettings } from './formContext.ts';
import { OtherCasesNote } from './OtherCasesNote.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { useFieldSnapshot } from './useDraft.ts';

export interface VariantChoiceProps {
  /** The choice's key in the draft. */
  name: string;
  id: string;
  readOnly: boolean;
}

/** The choice between the cases of a variant; RJSF then draws the fields of the chosen one. */
export function VariantChoice({ name, id, readOnly }: VariantChoiceProps) {
  const { store } = useFormSettings();
  const { shownError } = useFieldSnapshot(store, name);
  const field = findField(store.definition, name);
  const enumOptions = useMemo(() => field?.choices?.map(({ value, label }) => ({ value, label })) ?? [], [field]);
  if (!field) throw new Error(`The form ${store.definition.id} has no choice ${name}`);
  const isLocked = readOnly || field.readOnly;
  return (
    <>
      <FieldFrame
        id={id}
        name={name}
        title={field.title}
        help={field.help}
        required={field.required}
        readOnly={isLocked}
        maxLength={undefined}
        options={undefined}
        error={shownError}
      >
        <SelectWidget
          id={id}
          label={field.title}
          schema={{}}
          options={{ enumOptions, offered: field.offered }}
          required={field.required}
          readonly={isLocked}
          rawErrors={shownError === undefined ? [] : [shownError]}
        />
      </FieldFrame>
      <OtherCasesNote choice={name} />
    </>
  );
}
