import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isTyping } from './isTyping.ts';
import { joinClasses } from './joinClasses.ts';
import layout from './layout.module.css';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also the box's name for screen readers. */
  placeholder: string;
  /** One key, such as "/", that focuses the box from anywhere except another field or a dialog. */
  shortcut?: string | undefined;
  className?: string | undefined;
}

/** A search field; Escape or the cross empties it. */
export function SearchBox({ value, onChange, placeholder, shortcut, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (shortcut === undefined) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTakenElsewhere(event.target)) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut]);

  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
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
        aria-keyshortcuts={shortcut}
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
      ) : shortcut ? (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      ) : null}
    </div>
  );
}

function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return isTyping(target);
}
