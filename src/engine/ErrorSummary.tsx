import type { DraftStore } from '#model/DraftStore.ts';
import { keyLabel } from '#model/keyLabel.ts';
import { MESSAGES } from '#model/messages.ts';
import { translate } from '#model/shownWording.ts';
import { findPlace, oncePerItem } from '#model/tabFields.ts';
import { Alert } from '#ui/Alert.tsx';
import styles from './ErrorSummary.module.css';
import { useFormSnapshot } from './useDraft.ts';

export interface ErrorSummaryProps {
  store: DraftStore;
  onGo: (field: string) => void;
}

/** Lists every shown error of the form, with a link to its field in its tab; renders nothing without errors. */
export function ErrorSummary({ store, onGo }: ErrorSummaryProps) {
  const { definition } = store;
  const { shownErrors } = useFormSnapshot(store);
  if (shownErrors.length === 0) return null;
  const tabs = new Map(definition.tabs.map(({ id, title }) => [id, title]));
  return (
    <Alert tone="error" title={translate(MESSAGES.saveBlocked)}>
      <ul className={styles.list}>
        {oncePerItem(definition, shownErrors).map(({ field, message }) => {
          const place = findPlace(definition, field);
          const title = (place && definition.curves[place.item]?.title) ?? keyLabel(store, field);
          return (
            <li key={field}>
              {place ? (
                <button type="button" className={styles.link} onClick={() => onGo(field)}>
                  {definition.tabs.length > 1 ? `${tabs.get(place.tab)} › ` : ''}
                  {title}
                </button>
              ) : (
                title
              )}
              : {message}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
