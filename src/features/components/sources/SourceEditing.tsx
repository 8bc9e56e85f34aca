import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AskedSource, SourceContext } from '#engine/sourceContext.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { KEYS } from '#model/keys.ts';
import { sourcePaths, toSourcePath } from '#model/sourcePaths.ts';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import styles from './SourceEditing.module.css';

// Loaded lazily: few users look at sources while they edit.
const SourcePopover = lazyPart(async () => (await import('./SourcePopover.tsx')).SourcePopover, NotOpened);

export interface SourceEditingProps {
  store: DraftStore;
  readOnly: boolean;
  children: ReactNode;
}

/** Opens the source of a value in the form inside, by a click on its mark or by a shortcut in the field. */
export function SourceEditing({ store, readOnly, children }: SourceEditingProps) {
  const [asked, setAsked] = useState<AskedSource>();
  const place = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setAsked(undefined), []);
  // An open source closes before another one is shown, unless it has a fault: then it stays open with what was typed.
  const show = useCallback((next: AskedSource) => setAsked((open) => open ?? next), []);
  const display = useMemo(() => ({ show, isReadOnly: readOnly }), [show, readOnly]);

  useEffect(() => {
    const form = place.current;
    const onKey = (event: KeyboardEvent) => {
      // Compares the physical key, since Option plus the key types another letter on a Mac.
      if (event.code !== SOURCE_CODE || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const found = event.target instanceof Element ? findField(store, event.target) : undefined;
      if (!found) return;
      event.preventDefault();
      show(found);
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, [store, show]);

  return (
    <SourceContext value={display}>
      <div ref={place} className={styles.form}>
        {children}
      </div>
      {asked && (
        <Suspense>
          <SourcePopover key={asked.path} store={store} asked={asked} readOnly={readOnly} onClose={close} />
        </Suspense>
      )}
    </SourceContext>
  );
}

/** The `code` of the shortcut's physical key. */
const SOURCE_CODE = `Key${KEYS.source.keys[0].at(-1)}`;

/** Finds the innermost field or curve around an element that can have a source. */
function findField(store: DraftStore, element: Element): AskedSource | undefined {
  const paths = sourcePaths(store.definition);
  for (
    let place = element.closest('[data-field]');
    place;
    place = place.parentElement?.closest('[data-field]') ?? null
  ) {
    const path = toSourcePath(place.getAttribute('data-field') ?? '');
    if (paths.has(path) && place instanceof HTMLElement) return { path, anchor: place };
  }
  return undefined;
}
