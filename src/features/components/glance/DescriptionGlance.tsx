import { useDebouncedTexts } from '#engine/useDebouncedTexts.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import styles from './DescriptionGlance.module.css';
import glance from './Glance.module.css';

/** The component's description; a click goes to its field. */
export function DescriptionGlance({ store, onGo }: { store: DraftStore; onGo: (field: string) => void }) {
  const [text = ''] = useDebouncedTexts(store, NAMES);
  return (
    <section className={glance.section}>
      <h3 className={glance.title}>{store.definition.fields.description?.title}</h3>
      {text.trim() === '' ? (
        <button type="button" className={glance.more} onClick={() => onGo('description')}>
          Add a description
        </button>
      ) : (
        <button type="button" className={styles.text} onClick={() => onGo('description')}>
          {text}
        </button>
      )}
    </section>
  );
}

const NAMES = ['description'];
