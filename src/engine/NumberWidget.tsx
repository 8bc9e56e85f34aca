import { currencyText } from '#model/currencyText.ts';
import { NumberInput } from '#widgets/NumberInput.tsx';
import { useFormSettings } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { useTextInput } from './useTextInput.ts';

/** A number with its unit; the text stays as typed, whatever it is. */
export function NumberWidget(props: InputProps) {
  const { id, schema, options, readonly = false, required } = props;
  const { currency } = useFormSettings();
  const input = useTextInput<HTMLInputElement>(props);
  const unit = currencyText(options.unit ?? '', currency);
  return (
    <NumberInput
      id={id}
      defaultValue={input.defaultValue}
      inputRef={input.inputRef}
      onChange={input.onText}
      onBlur={input.onBlur}
      unit={unit || undefined}
      unitName={options.unitName && currencyText(options.unitName, currency)}
      minimum={schema.minimum}
      maximum={schema.maximum}
      readOnly={readonly}
      required={required}
      placeholder={input.placeholder}
      invalid={input.isInvalid}
      modified={input.isModified}
      describedBy={input.describedBy}
    />
  );
}
