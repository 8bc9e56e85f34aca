import { useId, useState } from 'react';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import { importNoteText, importNoteTitle } from '#model/importMessages.ts';
import type { ImportNote } from '#model/importRecord.ts';
import { findPlace } from '#model/tabFields.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import code from '#ui/codeArea.module.css';
import { joinClasses } from '#ui/joinClasses.ts';
import type { ImportBatch } from './createImportBatch.ts';
import styles from './ImportDetails.module.css';
import { getStatus, type ImportDraft, type ImportEntry } from './ImportEntry.ts';

export interface ImportDetailsProps {
  entry: ImportEntry;
  batch: ImportBatch;
}

/** Shows how an entry was read, field by field, and the fields to be corrected. */
export function ImportDetails({ entry, batch }: ImportDetailsProps) {
  const { draft, failure } = entry;
  const status = getStatus(entry);
  return (
    <div className={styles.details}>
      {failure !== undefined && <Alert tone="error">{failure}</Alert>}
      {draft ? (
        <>
          {status !== 'created' && status !== 'reused' && <Corrections draft={draft} />}
          <Notes draft={draft} />
          <details>
            <summary className={styles.summary}>Text in the file</summary>
            <textarea
              className={joinClasses(code.area, styles.text)}
              aria-label="Text in the file"
              rows={10}
              readOnly
              value={entry.text}
            />
          </details>
        </>
      ) : (
        <Unreadable key={entry.text} entry={entry} batch={batch} />
      )}
    </div>
  );
}

function Corrections({ draft }: { draft: ImportDraft }) {
  const { store, faulty } = draft;
  const items = [...new Set(faulty.map((field) => findPlace(store.definition, field)?.item ?? field))];
  if (items.length === 0) return null;
  return (
    <section aria-label="To be corrected">
      <h3 className={styles.title}>To be corrected</h3>
      <SchemaForm store={store} items={items} />
    </section>
  );
}

const TITLES: [title: string, codes: ImportNote['code'][]][] = [
  ['Could not be read', ['unreadable']],
  ['Left out', ['leftOut', 'outdated']],
  ['Carried over', ['carried', 'renamed', 'converted']],
  ['Not in the file', ['missing']],
];

function Notes({ draft }: { draft: ImportDraft }) {
  const { definition } = draft.store;
  return TITLES.map(([title, codes]) => {
    const notes = draft.notes.filter(({ code }) => codes.includes(code));
    if (notes.length === 0) return null;
    const list = (
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.field}>
            <b>{importNoteTitle(note, definition)}</b>: <bdi>{importNoteText(note, definition)}</bdi>
          </li>
        ))}
      </ul>
    );
    // Often half of the fields are missing and get their defaults, so the list is folded.
    if (codes.includes('missing'))
      return (
        <details key={title}>
          <summary className={styles.summary}>
            {title}: {notes.length} field(s)
          </summary>
          {list}
        </details>
      );
    return (
      <section key={title} aria-label={title}>
        <h3 className={styles.title}>
          {title} <span className={styles.count}>{notes.length}</span>
        </h3>
        {list}
      </section>
    );
  });
}

/** Shows the text of an unreadable entry, to be corrected and read again. */
function Unreadable({ entry, batch }: ImportDetailsProps) {
  const id = useId();
  const [text, setText] = useState(entry.text);
  const kinds = useKindSummaries();
  return (
    <>
      <Alert tone="error" title={entry.problem}>
        {entry.isUnknownKind &&
          `Known kinds: ${kinds.map(({ subclass, title }) => `${subclass} (${title})`).join(', ')}.`}
      </Alert>
      <label className={styles.title} htmlFor={id}>
        Text in the file
      </label>
      <textarea
        id={id}
        className={code.area}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button onClick={() => batch.reread(entry, text)}>Read again</Button>
      </div>
    </>
  );
}
