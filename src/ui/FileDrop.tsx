import { FileJson, type LucideIcon, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  onFiles: (files: Iterable<File>) => void;
  disabled: boolean;
  multiple?: boolean | undefined;
  /** Whether the button has the focus when a dialog around it opens. */
  takesFocus?: boolean | undefined;
  /** The kind of files, if they are not JSON. */
  kind?: FileKind | undefined;
}

interface FileKind {
  /** Says what may be dropped. */
  prompt: string;
  /** The accessible name of the input. */
  label: string;
  /** The input's `accept` attribute. */
  accept: string;
  icon: LucideIcon;
}

/** The area where files are dropped or chosen. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, disabled, multiple = false, kind = multiple ? MANY : ONE } = props;
  const { icon: Icon } = kind;
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
    // Dropping needs a pointer; with the keyboard, the button does the same.
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
      <Icon className={styles.icon} size={28} strokeWidth={1.5} aria-hidden="true" />
      <p>{kind.prompt}</p>
      <Button
        icon={<Upload />}
        data-autofocus={props.takesFocus || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {multiple ? 'Choose files' : 'Choose file'}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={kind.accept}
        multiple={multiple}
        hidden
        aria-label={kind.label}
        onChange={choose}
      />
    </section>
  );
}

const JSON_FILES = { accept: '.json,application/json', icon: FileJson };
const ONE: FileKind = { ...JSON_FILES, prompt: 'Drop a JSON file here', label: 'File to import' };
const MANY: FileKind = { ...JSON_FILES, prompt: 'Drop JSON files here', label: 'Files to import' };
