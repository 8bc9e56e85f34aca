import { useMemo } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { OtherCasesNote } from './OtherCasesNote.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { usePlacedField } from './usePlacedField.ts';

export interface VariantChoiceProps {
  /** The choice's key in the draft. */
  name: string;
  id: string;
  readOnly: boolean;
}

/** The choice between the cases of a variant; RJSF renders the fields of the chosen one below. */
export function VariantChoice(props: VariantChoiceProps) {
  const { field, frame, input } = usePlacedField(props);
  const { choices, offered } = field;
  const enumOptions = useMemo(() => choices?.map(({ value, label }) => ({ value, label })) ?? [], [choices]);
  return (
    <>
      <FieldFrame {...frame}>
        <SelectWidget {...input} schema={{}} options={{ enumOptions, offered }} />
      </FieldFrame>
      <OtherCasesNote choice={props.name} />
    </>
  );
}
