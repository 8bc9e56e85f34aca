import { EyeOff } from 'lucide-react';
import { currencyText } from '#model/currencyText.ts';
import { useFormSettings } from './formContext.ts';
import styles from './NoteList.module.css';

/** Notes about values that are not shown, below the fields around them. */
export function NoteList({ notes }: { notes: readonly string[] }) {
  const { currency } = useFormSettings();
  return (
    <ul className={styles.notes} data-wide>
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          <EyeOff size={14} aria-hidden="true" />
          {currencyText(note, currency)}
        </li>
      ))}
    </ul>
  );
}
