import { currencyText } from '#model/currencyText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldText, isSameValue } from '#model/fieldText.ts';
import type { DerivedValue } from '#model/Kind.ts';
import { useDerivedResult } from './DerivedValues.tsx';
import { useFormSettings } from './formContext.ts';
import styles from './Suggestion.module.css';
import { useFieldText } from './useDraft.ts';

interface SuggestionProps {
  field: FieldDefinition;
  /** Id of the field's input, which gets the focus when the button goes away. */
  inputId: string;
}

/** Offers a derived value for a field that nobody has filled in: it is empty or holds its kind's default. */
export function Suggestion({ field, inputId }: SuggestionProps) {
  const { store, readOnly, editableWhenLocked } = useFormSettings();
  const derived = field.suggestedBy === undefined ? undefined : store.derived.find(field.suggestedBy);
  const isLocked = readOnly && !editableWhenLocked.includes(field.name);
  return derived && !isLocked ? <OfferedValue field={field} inputId={inputId} derived={derived} /> : null;
}

function OfferedValue({ field, inputId, derived }: SuggestionProps & { derived: DerivedValue }) {
  const { store, currency } = useFormSettings();
  const { text } = useDerivedResult(store, derived.id);
  const own = useFieldText(store, field.name);
  const isOpen = own.trim() === '' || isSameValue(field, own, fieldText(field, field.default));
  if (!isOpen || text === undefined || isSameValue(field, own, text)) return null;
  const quantity = derived.unit === undefined ? text : `${text} ${currencyText(derived.unit, currency)}`;
  return (
    <button
      type="button"
      className={styles.offer}
      title={`${derived.title}, ${derived.from}`}
      aria-label={`Use ${quantity} for ${currencyText(field.title, currency)}`}
      onClick={() => {
        store.change({ [field.name]: text });
        store.validateNow();
        document.getElementById(inputId)?.focus();
      }}
    >
      Use {quantity}
    </button>
  );
}
