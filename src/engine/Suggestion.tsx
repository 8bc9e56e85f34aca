import { currencyText } from '#model/currencyText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldText, isSameValue } from '#model/fieldText.ts';
import type { DerivedValue } from '#model/Kind.ts';
import { useDerivedResult } from './DerivedValues.tsx';
import { useFormSettings } from './formContext.ts';
import styles from './Suggestion.module.css';
import { useFieldText } from './useDraft.ts';

interface SuggestionProps {
  /** The field's name in the draft store. */
  name: string;
  /** Title of the field. */
  title: string;
  /** Id of the field's input, which gets the focus when the button is removed. */
  inputId: string;
  derivedId: string;
}

/** Offers a derived value for a field that is empty or holds its kind's default. */
export function Suggestion({ derivedId, ...props }: SuggestionProps) {
  const { store } = useFormSettings();
  const derived = store.derived.find(derivedId);
  const field = store.definition.fields[props.name];
  return derived && field ? <OfferedValue {...props} field={field} derived={derived} /> : null;
}

interface OfferedValueProps extends Omit<SuggestionProps, 'derivedId'> {
  field: FieldDefinition;
  derived: DerivedValue;
}

function OfferedValue({ name, title, inputId, field, derived }: OfferedValueProps) {
  const { store, currency } = useFormSettings();
  const { text } = useDerivedResult(store, derived.id);
  const own = useFieldText(store, name);
  const isOpen = own.trim() === '' || isSameValue(field, own, fieldText(field, field.default));
  if (!isOpen || text === undefined || isSameValue(field, own, text)) return null;
  const quantity = derived.unit === undefined ? text : `${text} ${currencyText(derived.unit, currency)}`;
  return (
    <button
      type="button"
      className={styles.offer}
      title={`${derived.title}, ${derived.from}`}
      aria-label={`Use ${quantity} for ${title}`}
      onClick={() => {
        store.change({ [name]: text });
        store.validateNow();
        document.getElementById(inputId)?.focus();
      }}
    >
      Use {quantity}
    </button>
  );
}
