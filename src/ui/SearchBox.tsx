import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { joinClasses } from './joinClasses.ts';
import layout from './layout.module.css';
import styles from './SearchBox.module.css';
import { useSingleKeys } from './singleKeys.ts';
import { useKeyStrokes } from './useKeyStrokes.ts';

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also the box's name for screen readers. */
  placeholder: string;
  /** One key, such as "/", that focuses the box from anywhere except another field or a dialog. */
  shortcut?: string | undefined;
  /** Enter was pressed in the box. */
  onEnter?: (() => void) | undefined;
  className?: string | undefined;
}

/** A search field; Escape or the cross empties it. */
export function SearchBox({ value, onChange, placeholder, shortcut, onEnter, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  useKeyStrokes(shortcut, () => {
    input.current?.select();
    input.current?.focus();
  });
  const hasShortcut = useSingleKeys(({ areOn }) => areOn) && shortcut !== undefined;

  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    // While an input method composes, Enter and Escape belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter?.();
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    empty();
  };

  return (
    <div className={joinClasses(styles.box, className)}>
      <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={joinClasses(layout.control, styles.input)}
        value={value}
        placeholder={placeholder}
        aria-label={placeholder}
        aria-keyshortcuts={hasShortcut ? shortcut : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={key}
      />
      {value !== '' ? (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={empty}>
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : hasShortcut ? (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      ) : null}
    </div>
  );
}
