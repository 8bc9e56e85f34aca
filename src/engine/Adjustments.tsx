import styles from './CurveDialog.module.css';

interface AdjustmentsProps {
  notes: readonly string[];
  /** Whether the last note says why nothing can be done. */
  isRefused: boolean;
}

/** What was done to a block, or why it can't be used. */
export function Adjustments({ notes, isRefused }: AdjustmentsProps) {
  return (
    <ul className={styles.notes} aria-label="Adjustments" aria-live="polite">
      {notes.map((note, index) => (
        <li key={note} data-refusal={(isRefused && index === notes.length - 1) || undefined}>
          {note}
        </li>
      ))}
    </ul>
  );
}
