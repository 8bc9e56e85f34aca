import { useId, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { BoundCurve } from './CurveField.tsx';
import { BoundField } from './FieldAdapter.tsx';
import styles from './FormLayout.module.css';
import { FormContext } from './formContext.ts';
import { useCurrency } from './useCurrency.ts';

export interface DraftFieldsProps {
  store: DraftStore;
  /** Names of fields and ids of curves, of whatever tab. */
  items: readonly string[];
}

/** Some fields of a draft outside their tabs, as to correct what is wrong with them. */
export function DraftFields({ store, items }: DraftFieldsProps) {
  const idPrefix = useId();
  const currency = useCurrency(store);
  const settings = useMemo(
    () => ({ store, tab: '', idPrefix, currency, readOnly: false, editableWhenLocked: [], marksChanges: true }),
    [store, idPrefix, currency],
  );
  return (
    <FormContext value={settings}>
      <div className={styles.grid}>
        {items.map((item) => {
          const curve = store.definition.curves[item];
          return curve ? <BoundCurve key={item} curve={curve} /> : <BoundField key={item} name={item} />;
        })}
      </div>
    </FormContext>
  );
}
