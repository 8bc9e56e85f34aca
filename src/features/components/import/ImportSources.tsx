import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { takeHandedFiles } from '#library/import/handedStore.ts';
import type { ImportSource } from '#library/import/readEntries.ts';
import { importProblemText } from '#model/importMessages.ts';
import { readImportText } from '#model/readImportText.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import code from '#ui/codeArea.module.css';
import { FileDrop } from '#ui/FileDrop.tsx';
import styles from './ImportSources.module.css';

export interface ImportSourcesProps {
  onSources: (sources: ImportSource[]) => Promise<void>;
  disabled: boolean;
}

/** The inputs for components to import: dropped or chosen files, and pasted text. */
export function ImportSources({ onSources, disabled }: ImportSourcesProps) {
  const [unread, setUnread] = useState<string[]>([]);

  async function readFiles(files: Iterable<File>) {
    const read = await Promise.allSettled(
      [...files].map(async (file) => ({ origin: file.name, text: await file.text() })),
    );
    const names = [...files].map(({ name }) => name);
    setUnread(read.flatMap(({ status }, index) => (status === 'rejected' ? [names[index] ?? ''] : [])));
    await onSources(read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  }

  const readHanded = useEffectEvent(() => {
    const handed = takeHandedFiles();
    if (handed.length > 0) void readFiles(handed);
  });
  useEffect(() => readHanded(), []);

  return (
    <div className={styles.sources}>
      <FileDrop onFiles={readFiles} disabled={disabled} multiple />
      <PasteBox onSource={(source) => onSources([source])} disabled={disabled} />
      {unread.length > 0 && (
        <div className={styles.wide}>
          <Alert tone="error">Could not read {unread.join(', ')}. Open a folder and choose the files in it.</Alert>
        </div>
      )}
    </div>
  );
}

/** A box for pasted JSON; text that can't be read stays in it, with the problem below. */
function PasteBox({ onSource, disabled }: { onSource: (source: ImportSource) => Promise<void>; disabled: boolean }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  async function read() {
    const [first] = readImportText(text);
    const isWhole = first !== undefined && (!('problem' in first) || first.problem === 'notRecord');
    setProblem(isWhole || first === undefined ? undefined : importProblemText(first));
    if (!isWhole) return;
    await onSource({ origin: 'Pasted text', text });
    setText('');
    // The button is about to be disabled, which would lose the focus.
    if (box.current?.contains(document.activeElement)) area.current?.focus();
  }

  return (
    <div ref={box} className={styles.paste}>
      <label className={styles.label} htmlFor={id}>
        Or paste JSON
      </label>
      <textarea
        ref={area}
        id={id}
        className={code.area}
        value={text}
        rows={4}
        spellCheck={false}
        placeholder='{ "subclass": "...", "name": "..." }'
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className={styles.foot}>
        <p id={`${id}-message`} className={styles.problem} role="alert">
          {problem}
        </p>
        <Button disabled={disabled || text.trim() === ''} onClick={read}>
          Read text
        </Button>
      </div>
    </div>
  );
}
