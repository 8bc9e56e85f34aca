import { FileJson, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  onFiles: (files: Iterable<File>) => void;
  disabled: boolean;
  multiple?: boolean | undefined;
}

/** The area where JSON files are dropped or chosen. */
export function FileDrop({ onFiles, disabled, multiple = false }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file, corrected meanwhile, can be chosen again.
    currentTarget.value = '';
  }

  return (
    // Files are dropped with a pointer only; keys reach the same by the button.
    <section
      className={styles.drop}
      aria-label={multiple ? 'Files' : 'File'}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileJson className={styles.icon} size={28} strokeWidth={1.5} aria-hidden="true" />
      <p>{multiple ? 'Drop JSON files here' : 'Drop a JSON file here'}</p>
      <Button icon={<Upload />} disabled={disabled} onClick={() => input.current?.click()}>
        {multiple ? 'Choose files' : 'Choose file'}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept=".json,application/json"
        multiple={multiple}
        hidden
        aria-label={multiple ? 'Files to import' : 'File to import'}
        onChange={choose}
      />
    </section>
  );
}
