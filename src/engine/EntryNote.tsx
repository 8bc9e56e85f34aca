import { findField } from '#model/fieldKeys.ts';
import { type EntryReading, readEntry } from '#model/readEntry.ts';
import styles from './EntryNote.module.css';
import { useFormSettings } from './formContext.ts';
import { useFieldText } from './useDraft.ts';

/** Returns how the text of a number is read; renders on each key, so use it only where there is a note to show. */
function useEntryReading(name: string): EntryReading | undefined {
  const { store, currency } = useFormSettings();
  const field = findField(store.definition, name);
  const text = useFieldText(store, name);
  return field && readEntry(field, text, currency);
}

/** '= 5000 kW' for the text '5 MW'; ends with a dot if other text follows. */
export function EntryResult({ name, isFollowed = false }: { name: string; isFollowed?: boolean }) {
  const result = useEntryReading(name)?.result;
  return result !== undefined && isFollowed ? `${result} · ` : result;
}

interface EntryOffersProps {
  name: string;
  title: string;
  inputId: string;
}

/** Buttons that replace ambiguous text, with a comma or a possible group of thousands, by its possible readings. */
export function EntryOffers({ name, title, inputId }: EntryOffersProps) {
  const { store } = useFormSettings();
  const { offers = [] } = useEntryReading(name) ?? {};
  if (offers.length === 0) return null;
  return (
    <span className={styles.offers}>
      {offers.map((offer) => (
        <button
          key={offer}
          type="button"
          className={styles.offer}
          aria-label={`Use ${offer} for ${title}`}
          onClick={() => {
            store.change({ [name]: offer });
            store.validateNow();
            document.getElementById(inputId)?.focus();
          }}
        >
          Use {withoutUnit(offer)}
        </button>
      ))}
    </span>
  );
}

/** The unit stays as it is typed, a few pixels above. */
function withoutUnit(offer: string): string {
  return offer.split(' ', 1).join('');
}
