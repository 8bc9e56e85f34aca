import { useMemo } from 'react';
import { findOtherCases } from '#model/findHiddenValues.ts';
import { otherCaseNote } from '#model/hiddenNote.ts';
import { useFormSettings } from './formContext.ts';
import { NoteList } from './NoteList.tsx';
import { useNotes } from './useNotes.ts';
import { keptWhileEqual } from './useTexts.ts';

/** States that values of the other cases are kept until the form is saved; renders nothing without such values. */
export function OtherCasesNote({ choice }: { choice: string }) {
  const { store } = useFormSettings();
  const read = useMemo(() => keptWhileEqual(() => findOtherCases(store, choice).map(otherCaseNote)), [store, choice]);
  const notes = useNotes(store, read);
  return notes.length > 0 ? <NoteList notes={notes} /> : null;
}
