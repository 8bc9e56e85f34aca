import { type KeyboardEvent, useRef, useState } from 'react';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { Select, type SelectOption } from '#ui/Select.tsx';
import styles from './EditableCell.module.css';

export interface EditableCellProps {
  /** Names the row and column for screen readers. */
  label: string;
  /** The displayed text; if blank, the placeholder is shown. */
  text: string;
  placeholder?: string | undefined;
  /** The raw text while it is edited; defaults to `text`. */
  editText?: string | undefined;
  /** Makes the editor a select instead of an input. */
  options?: readonly SelectOption[] | undefined;
  /** An error or hint, shown below the text. */
  note?: string | undefined;
  tone?: 'error' | 'warning' | 'muted' | 'modified' | undefined;
  numeric?: boolean | undefined;
  disabled?: boolean | undefined;
  tabIndex: 0 | -1;
  onCommit: (text: string) => void;
}

/** A cell that is edited in place: a click opens it, Enter or leaving it commits the text, Escape cancels. */
export function EditableCell(props: EditableCellProps) {
  const { label, text, placeholder = '', note, tone, numeric, disabled = false, tabIndex } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen && !disabled)
    return (
      <Editor
        {...props}
        onEnd={(byKey) => {
          setIsOpen(false);
          // The button is in the document again after the next render.
          if (byKey) requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className={styles.cell}
      data-tone={tone}
      aria-label={`${label}: ${text === '' ? 'blank' : text}${note === undefined ? '' : `, ${note}`}`}
      title={[text, note].filter(Boolean).join('\n')}
      tabIndex={tabIndex}
      disabled={disabled}
      onClick={() => setIsOpen(true)}
    >
      <span className={joinClasses(styles.text, numeric && styles.numeric, text === '' && styles.blank)}>
        {text === '' ? placeholder : text}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  );
}

function Editor({
  label,
  text,
  editText = text,
  options,
  onCommit,
  onEnd,
}: EditableCellProps & { onEnd: (byKey: boolean) => void }) {
  const isEnded = useRef(false);
  const end = (value: string | undefined, byKey: boolean) => {
    // Leaving the document blurs the input once more.
    if (isEnded.current) return;
    isEnded.current = true;
    if (value !== undefined && value !== editText) onCommit(value);
    onEnd(byKey);
  };
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    event.stopPropagation();
    if (event.key === 'Enter') end(event.currentTarget.value, true);
    else if (event.key === 'Escape') end(undefined, true);
  };
  const focus = (input: HTMLInputElement | HTMLSelectElement | null) => input?.focus();
  if (options)
    return (
      <Select
        ref={focus}
        size="s"
        aria-label={label}
        options={options}
        value={editText}
        onChange={(value) => end(value, true)}
        onKeyDown={press}
        onBlur={(event) => end(event.currentTarget.value, false)}
      />
    );
  return (
    <input
      ref={focus}
      className={joinClasses(layout.control, layout.small, styles.input)}
      aria-label={label}
      defaultValue={editText}
      spellCheck={false}
      onKeyDown={press}
      onBlur={(event) => end(event.currentTarget.value, false)}
    />
  );
}
