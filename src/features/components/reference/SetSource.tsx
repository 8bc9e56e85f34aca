import type { ReferenceSet } from '#api/useReferenceSets.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import styles from './SetSource.module.css';

/** The source, licence and edition of a set, with its citation as tooltip. */
export function SetSource({ set }: { set: ReferenceSet }) {
  const { source, licence, url, citation, edition, read_at: readAt } = set;
  const isWeb = url !== null && /^https?:\/\//i.test(url);
  return (
    <p className={styles.source} title={citation ?? undefined}>
      <span>
        Source:{' '}
        {isWeb ? (
          <a href={url} target="_blank" rel="noreferrer">
            {source}
          </a>
        ) : (
          source
        )}
        {edition ? `, ${edition}` : ''}
      </span>
      <span>Licence: {licence}</span>
      <span>
        Added <time dateTime={readAt}>{dateAndTime(readAt)}</time>
      </span>
    </p>
  );
}
