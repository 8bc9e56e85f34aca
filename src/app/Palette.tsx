import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { counted } from '#model/counted.ts';
import { isPressed, KEYS } from '#model/keys.ts';
import { rankEntries } from '#model/rankEntries.ts';
import dialog from '#ui/Dialog.module.css';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { KeyCombination } from './KeyCombination.tsx';
import styles from './Palette.module.css';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';
import { PaletteList } from './PaletteList.tsx';
import { seek, usePalette } from './paletteStore.ts';
import { addRecent, useRecent } from './recentStore.ts';
import { usePaletteEntries } from './usePaletteEntries.tsx';

/** The pause in typing, in ms, after which the server searches. */
const REST_MS = 150;
const MOST_FOUND = 50;
const MOST_RECENT = 5;

/**
 * The command palette: opens or runs anything by its name. Calls `onClosed` once it has closed and returned the focus.
 */
export function Palette({ onClosed }: { onClosed: () => void }) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const search = usePalette((state) => state.search);
  const { sections, isLoading, isPart } = useSections(search);
  const entries = sections.flatMap((section) => section.entries);
  const [activeId, setActiveId] = useState<string>();
  const active = Math.max(
    entries.findIndex((entry) => entry.id === activeId),
    0,
  );
  const input = useRef<HTMLInputElement>(null);
  // Focus must return to the opener: without a target, a dialog below would receive it.
  const [opener] = useState(() => document.activeElement);
  const chosen = useRef<PaletteEntry>(undefined);

  const choose = (entry: PaletteEntry, inNewTab: boolean) => {
    if (!entry.isOfPage) addRecent(entry.id);
    if (inNewTab && entry.to !== undefined) window.open(entry.to, '_blank', 'noopener');
    else chosen.current = entry;
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const entry = entries[active];
    if (isPressed(event, KEYS.palette)) setOpen(false);
    else if (isPressed(event, KEYS.choose)) {
      const next = active + (event.key === 'ArrowDown' ? 1 : -1);
      setActiveId(entries.at(next % Math.max(entries.length, 1))?.id);
    } else if (entry && isPressed(event, KEYS.run)) choose(entry, false);
    else if (entry && isPressed(event, KEYS.runInTab)) choose(entry, true);
    else return;
    event.preventDefault();
  };
  const finish = () => {
    onClosed();
    chosen.current?.run();
  };

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && setOpen(false)}
      onOpenChangeComplete={(isOpen) => !isOpen && finish()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} data-backdrop="" data-palette="" />
        <Dialog.Popup
          className={styles.popup}
          aria-label={KEYS.palette.does}
          data-palette=""
          initialFocus={input}
          finalFocus={() => !(opener instanceof HTMLElement && opener.isConnected) || opener}
        >
          <div className={styles.head}>
            <Search className={styles.icon} aria-hidden="true" />
            <input
              ref={input}
              className={styles.input}
              role="combobox"
              aria-label={KEYS.palette.does}
              aria-expanded="true"
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
              placeholder="Search pages, components, projects and actions..."
              value={search}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                seek(target.value);
                setActiveId(undefined);
              }}
              onKeyDown={press}
            />
            <Dialog.Close className={styles.close} aria-label="Close">
              <KeyCombination keys={KEYS.close.keys[0]} />
            </Dialog.Close>
          </div>
          <PaletteList
            id={id}
            sections={sections}
            active={active}
            onPoint={setActiveId}
            onChoose={choose}
            empty={isLoading ? 'Searching...' : `Nothing found for “${search.trim()}”.`}
          />
          <footer className={styles.foot}>
            <span>
              <KeyCombination keys={KEYS.choose.keys.join(' ')} /> Move
            </span>
            <span>
              <KeyCombination keys={KEYS.run.keys[0]} /> Open
            </span>
            <span>
              <KeyCombination keys={KEYS.runInTab.keys[0]} /> Open in a new tab
            </span>
            {isPart && <span className={styles.part}>Some lists could not be loaded.</span>}
          </footer>
          <VisuallyHidden>
            <span role="status">{search.trim() !== '' && !isLoading && counted(entries.length, 'result')}</span>
          </VisuallyHidden>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Returns the matches of the search, best first; without a search, the recent entries and, by section, all entries that
 * are not records.
 */
function useSections(search: string) {
  const text = search.trim();
  const { sections, records, isLoading, isPart } = usePaletteEntries(useRested(text));
  const [recent] = useState(() => useRecent.getState().ids);
  const reading = { isLoading, isPart };
  const offers = sections.flatMap(({ entries }) => entries);
  if (text === '') {
    const byId = new Map([...offers, ...records].map((entry) => [entry.id, entry]));
    const entries = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_RECENT);
    return { sections: withRecent(sections, entries), ...reading };
  }
  const entries = rankEntries([...records, ...offers], text, recent).slice(0, MOST_FOUND);
  return { sections: entries.length > 0 ? [{ title: 'Results', entries }] : [], ...reading };
}

/** Actions on what is open come first; each entry is listed once. */
function withRecent(sections: readonly PaletteSection[], entries: readonly PaletteEntry[]): PaletteSection[] {
  if (entries.length === 0) return [...sections];
  const others = sections.map(({ title, entries: all }) => ({
    title,
    entries: all.filter((entry) => !entries.includes(entry)),
  }));
  const place = others.findIndex(({ title }) => title === 'Go to');
  return [...others.slice(0, place), { title: 'Recent', entries }, ...others.slice(place)].filter(
    (section) => section.entries.length > 0,
  );
}

/** Returns a text once typing has paused; an empty one at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? text : rested;
}
