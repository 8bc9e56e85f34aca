import { originText } from '#model/sourceText.ts';
import type { RecordOrigin } from '#model/ValueSource.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PrintSources.module.css';

export interface PrintSourcesProps {
  notes: readonly string[];
  origin?: RecordOrigin | undefined;
}

/** The numbered sources and the record's origin; renders nothing if there are none. */
export function PrintSources({ notes, origin }: PrintSourcesProps) {
  if (notes.length === 0 && !origin) return null;
  return (
    <section aria-label="Sources">
      <h2>Sources</h2>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>
              <bdi>{note}</bdi>
            </li>
          ))}
        </ol>
      )}
      {origin && (
        <p className={styles.origin}>
          Created from <bdi>{originText(origin)}</bdi>
        </p>
      )}
    </section>
  );
}

/** The footnote number behind a value. */
export function SourceNumber({ number }: { number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <sup className={styles.number}>
      <VisuallyHidden>, source </VisuallyHidden>
      {number}
    </sup>
  );
}
