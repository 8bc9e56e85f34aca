import { useId, useMemo } from 'react';
import { findHiddenValues } from '#model/findHiddenValues.ts';
import { hiddenNote } from '#model/hiddenNote.ts';
import formStyles from './FormGroups.module.css';
import { useFormSettings } from './formContext.ts';
import styles from './HiddenNote.module.css';
import { NoteList } from './NoteList.tsx';
import { useNotes } from './useNotes.ts';
import { keptWhileEqual } from './useTexts.ts';

interface HiddenNoteProps {
  /** Names of fields and paths of objects that a condition hides here. */
  items: readonly string[];
  /** Title of the group, if it shows nothing else. */
  title?: string | undefined;
}

/** States what happens to values that a condition hides; renders nothing if they equal those of an empty form. */
export function HiddenNote({ items, title }: HiddenNoteProps) {
  const { store } = useFormSettings();
  const titleId = useId();
  const read = useMemo(() => keptWhileEqual(() => findHiddenValues(store, items).map(hiddenNote)), [store, items]);
  const notes = useNotes(store, read);
  if (notes.length === 0) return null;
  if (!title) return <NoteList notes={notes} />;
  return (
    <section className={`${formStyles.group} ${styles.absent}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={formStyles.title}>
        {title}
      </h2>
      <NoteList notes={notes} />
    </section>
  );
}
