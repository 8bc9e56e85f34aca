import { useCallback, useSyncExternalStore } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { groupDigits } from '#model/groupDigits.ts';
import type { DerivedResult } from '#model/readDerived.ts';
import styles from './DerivedValues.module.css';
import { useFormSettings } from './formContext.ts';

/** Numbers calculated from the form's fields, shown below a group; renders nothing without any. */
export function DerivedValues({ ids }: { ids: readonly string[] | undefined }) {
  if (ids === undefined) return null;
  return (
    <dl className={styles.values}>
      {ids.map((id) => (
        <DerivedValue key={id} id={id} />
      ))}
    </dl>
  );
}

function DerivedValue({ id }: { id: string }) {
  const { store, currency } = useFormSettings();
  const { text, lack } = useDerivedResult(store, id);
  const derived = store.derived.find(id);
  if (!derived) return null;
  const { title, unit, unitName, from } = derived;
  return (
    <div className={styles.value} data-derived={id}>
      <dt className={styles.title}>{currencyText(title, currency)}</dt>
      <dd className={styles.number}>
        {text === undefined ? '—' : (groupDigits(text) ?? text)}
        {text !== undefined && unit !== undefined && (
          <>
            {' '}
            <abbr className={styles.unit} title={unitName && currencyText(unitName, currency)}>
              {currencyText(unit, currency)}
            </abbr>
          </>
        )}
      </dd>
      <dd className={styles.from}>{lack ?? from}</dd>
    </div>
  );
}

/** Returns the shown text of a derived value, or why it has none; renders only when that changes. */
export function useDerivedResult({ derived }: DraftStore, id: string): DerivedResult {
  const subscribe = useCallback((listener: () => void) => derived.subscribe(id, listener), [derived, id]);
  return useSyncExternalStore(subscribe, () => derived.result(id));
}
