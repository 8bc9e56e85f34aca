import { useDerivedResult } from '#engine/DerivedValues.tsx';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { groupDigits } from '#model/groupDigits.ts';
import styles from './DerivedGlance.module.css';

export interface DerivedGlanceProps {
  store: DraftStore;
  id: string;
  currency: string;
}

/** One line with a derived value. */
export function DerivedGlance({ store, id, currency }: DerivedGlanceProps) {
  const { text, lack } = useDerivedResult(store, id);
  const derived = store.derived.find(id);
  if (!derived) return null;
  const unit = derived.unit === undefined ? '' : ` ${currencyText(derived.unit, currency)}`;
  return (
    <div className={styles.value} title={lack ?? derived.from}>
      <dt className={styles.title}>{currencyText(derived.title, currency)}</dt>
      <dd className={styles.number}>{text === undefined ? '—' : `${groupDigits(text) ?? text}${unit}`}</dd>
    </div>
  );
}
