import { currencyText } from '#model/currencyText.ts';
import { NumberInput } from '#widgets/NumberInput.tsx';
import type { AdaptedFieldProps } from './AdaptedFieldProps.ts';
import { FieldFrame, getMessage } from './FieldFrame.tsx';
import { useFormSettings } from './formContext.ts';
import { useTextInput } from './useTextInput.ts';

/** A number with its unit; the text stays as typed, whatever it is. */
export function NumberField({ field, readOnly }: AdaptedFieldProps) {
  const { store, currency, marksChanges } = useFormSettings();
  const { id, snapshot, inputRef, defaultValue, placeholder, onText, onBlur } = useTextInput<HTMLInputElement>(field);
  const unit = currencyText(field.unit ?? '', currency);
  return (
    <FieldFrame store={store} field={field} id={id} snapshot={snapshot} marksChanges={marksChanges}>
      <NumberInput
        id={id}
        defaultValue={defaultValue}
        inputRef={inputRef}
        onChange={onText}
        onBlur={onBlur}
        unit={unit || undefined}
        unitName={field.unitName && currencyText(field.unitName, currency)}
        minimum={field.minimum}
        maximum={field.maximum}
        readOnly={readOnly}
        required={field.required}
        placeholder={placeholder}
        invalid={snapshot.shownError !== undefined}
        modified={snapshot.changed && marksChanges}
        describedBy={getMessage(id, snapshot, marksChanges)}
      />
    </FieldFrame>
  );
}
