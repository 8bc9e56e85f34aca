import type { DraftSource } from '#model/DraftSources.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import styles from './SourceForm.module.css';

/** Shows who confirmed a source and when, or that the value has changed since the source was given. */
export function SourceState({ source }: { source: DraftSource | undefined }) {
  if (!source) return null;
  const { changed, confirmed } = source;
  if (changed) return <p className={styles.changed}>The value has changed since this source was given.</p>;
  if (!confirmed) return <p className={styles.note}>Not confirmed yet.</p>;
  if (confirmed === true) return <p className={styles.confirmed}>Confirmed in your name when you save.</p>;
  return (
    <p className={styles.confirmed}>
      Confirmed by <bdi>{confirmed.by}</bdi>, {dateAndTime(confirmed.at)}
    </p>
  );
}
