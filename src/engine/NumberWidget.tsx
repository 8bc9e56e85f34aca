import { type KeyboardEvent, Suspense, useState } from 'react';
import { currencyText } from '#model/currencyText.ts';
import { findFamily } from '#model/listSiblings.ts';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import { NumberInput } from '#widgets/NumberInput.tsx';
import { showGroups } from '#widgets/showGroups.ts';
import { AfterPaint } from './AfterPaint.tsx';
import { useFormSettings } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { UsualBand } from './UsualBand.tsx';
import { useTextInput } from './useTextInput.ts';

// The menu is more code than all inputs together, and the sign-in page has no number.
const UnitMenu = lazyPart(async () => (await import('./UnitMenu.tsx')).UnitMenu, NotOpened);

/** A number with its unit; the text stays as typed, even if it is invalid. */
export function NumberWidget(props: InputProps) {
  const { id, schema, options, readonly = false, required } = props;
  const { currency } = useFormSettings();
  const input = useTextInput<HTMLInputElement>({ ...props, onWrite: showGroups });
  const [isChoosing, setIsChoosing] = useState(false);
  const unit = options.unit ?? (schema.minimum === 0 && schema.maximum === 1 ? FRACTION : '');
  const hasSiblings = !readonly && findFamily(unit).length > 0;
  const openWithKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setIsChoosing(true);
  };
  return (
    <>
      <NumberInput
        id={id}
        defaultValue={input.defaultValue}
        inputRef={input.inputRef}
        onChange={input.onText}
        onBlur={input.onBlur}
        unit={currencyText(unit, currency) || undefined}
        unitName={options.unitName && currencyText(options.unitName, currency)}
        minimum={schema.minimum}
        maximum={schema.maximum}
        readOnly={readonly}
        required={required}
        placeholder={input.placeholder}
        invalid={input.isInvalid}
        modified={input.isModified}
        describedBy={input.describedBy}
        {...(hasSiblings ? { onUnit: () => setIsChoosing(true), onKeyDown: openWithKey } : {})}
      />
      <AfterPaint>
        <UsualBand name={input.name} />
      </AfterPaint>
      {isChoosing && (
        <Suspense>
          <UnitMenu name={input.name} unit={unit} input={input.inputRef} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Shown in place of a unit, since such a number is not a percentage. */
const FRACTION = '0 to 1';
