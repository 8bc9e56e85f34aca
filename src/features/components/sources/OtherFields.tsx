import { useMemo, useState } from 'react';
import { useCurrency } from '#engine/useCurrency.ts';
import { currencyText } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { listSourced } from '#model/listSourced.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './SourceForm.module.css';
import type { SourceFormState } from './useSourceForm.ts';

interface OtherFieldsProps {
  store: DraftStore;
  path: string;
  form: SourceFormState;
}

/** Other fields with a value, which can get the same source; those without a source come first. */
export function OtherFields({ store, path, form }: OtherFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const currency = useCurrency(store);
  const others = useMemo(
    () => listSourced(store).filter((one) => one.path !== path && one.state !== undefined),
    [store, path],
  );
  const ordered = [
    ...others.filter(({ state }) => state === 'none'),
    ...others.filter(({ state }) => state !== 'none'),
  ];
  if (others.length === 0) return null;
  return (
    <details className={styles.others} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Same source for other fields{form.others.size > 0 ? ` (${form.others.size})` : ''}</summary>
      {isOpen && (
        <div className={styles.list}>
          {ordered.map(({ path: other, title, state }) => (
            <Checkbox
              key={other}
              label={
                <>
                  {currencyText(title, currency)}
                  {state !== 'none' && <span className={styles.has}> · has a source, which is replaced</span>}
                </>
              }
              checked={form.others.has(other)}
              onChange={(isChosen) => form.choose(other, isChosen)}
            />
          ))}
        </div>
      )}
    </details>
  );
}
