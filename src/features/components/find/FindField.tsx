import { Search } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { KEYS } from '#model/keys.ts';
import { isTyping } from '#ui/isTyping.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useSingleKeys } from '#ui/singleKeys.ts';
import { useTypedAhead } from '#ui/useTypedAhead.ts';
import styles from './FindField.module.css';

const FindPanel = lazyPart(async () => (await import('./FindPanel.tsx')).FindPanel);

export interface FindFieldProps {
  store: DraftStore;
  /** Goes to a field, or to the curve that contains it. */
  onGo: (field: string) => void;
}

/** Opens a search over the fields of all tabs, by a button or by the '/' key outside inputs. */
export function FindField({ store, onGo }: FindFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The element that had the focus before the search opened. */
  const before = useRef<Element>(null);

  const open = useCallback(() => {
    before.current = document.activeElement;
    setQuery('');
    setIsOpen(true);
  }, []);
  const cancel = useCallback(() => {
    const back = before.current instanceof HTMLElement && before.current !== document.body ? before.current : null;
    (back?.isConnected ? back : button.current)?.focus({ preventScroll: true });
    setIsOpen(false);
  }, []);

  const hasKey = useSingleKeys(({ areOn }) => areOn);
  useEffect(() => {
    if (!hasKey) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEYS.find.keys[0] || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target) || !isUppermost(place.current)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasKey, open]);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, [isOpen]);

  return (
    <search
      ref={place}
      aria-label="Fields of the form"
      className={styles.find}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.preventDefault();
        // A dialog around the form stays open.
        event.stopPropagation();
        cancel();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Find in form"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-keyshortcuts={hasKey ? KEYS.find.keys[0] : undefined}
        onClick={() => (isOpen ? cancel() : open())}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.label}>Find in form</span>
        {hasKey && (
          <span className={styles.key} aria-hidden="true">
            {KEYS.find.keys[0]}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={<TypedAhead onType={setQuery} onCancel={cancel} />}>
          <FindPanel
            store={store}
            query={query}
            onQuery={setQuery}
            onGo={(field) => {
              setIsOpen(false);
              onGo(field);
            }}
          />
        </Suspense>
      )}
    </search>
  );
}

/** Collects typed keys until the panel has loaded. */
function TypedAhead(keys: Pick<Parameters<typeof useTypedAhead>[0], 'onType' | 'onCancel'>) {
  useTypedAhead({ ...keys, isOpen: true });
  return null;
}

/** Returns whether no other dialog is open above the editor. */
function isUppermost(place: Element | null): boolean {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return !dialog || dialog.contains(place);
}
