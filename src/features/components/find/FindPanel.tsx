import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCurrency } from '#engine/useCurrency.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { type FormPlace, findPlaces, listPlaces, PLACE_MARKS } from '#model/formPlaces.ts';
import { readPlaceMarks } from '#model/placeMarks.ts';
import layout from '#ui/layout.module.css';
import styles from './FindPanel.module.css';
import { PlaceOption } from './PlaceOption.tsx';

export interface FindPanelProps {
  store: DraftStore;
  /** The typed search. */
  query: string;
  onQuery: (query: string) => void;
  onGo: (field: string) => void;
}

/** Searches fields by name, unit, help, group and state; Enter or a click goes to a field. */
export function FindPanel({ store, query, onQuery, onGo }: FindPanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);
  const currency = useCurrency(store);
  // Renders again when marks change while the panel is open.
  useFormSnapshot(store);
  const places = useMemo(() => listPlaces(store.definition, currency), [store, currency]);
  const hasMark = readPlaceMarks(store);
  const present = places.filter(({ names }) => names.some((name) => !store.snapshot(name).hidden));
  const found = findPlaces(present, query, hasMark);
  const shown = found.slice(0, MOST);
  const active = Math.min(chosen, shown.length - 1);
  // A layout effect, so that the next keystroke already goes to the input.
  useLayoutEffect(() => input.current?.focus(), []);

  const search = (text: string) => {
    onQuery(text);
    setChosen(0);
  };
  const go = (place: FormPlace | undefined) => place && onGo(place.names[0]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(shown[active]);
    else if (event.key === 'ArrowDown') setChosen(Math.min(active + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.panel}>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={layout.control}
        value={query}
        placeholder="Name, unit, group or help"
        aria-label="Find in form"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKey}
      />
      <div className={styles.marks}>
        {PLACE_MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className={styles.mark}
            data-mark={mark}
            aria-pressed={query.trim() === `@${mark}`}
            onClick={() => {
              search(query.trim() === `@${mark}` ? '' : `@${mark}`);
              input.current?.focus();
            }}
          >
            @{mark} {present.filter((place) => hasMark(place, mark)).length}
          </button>
        ))}
        <span className={styles.count} role="status">
          {found.length === 0 ? 'No field found' : `${found.length} field${found.length === 1 ? '' : 's'}`}
        </span>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Fields" className={styles.list}>
        {shown.map((place, index) => (
          <PlaceOption
            key={place.names[0]}
            id={`${id}-${index}`}
            place={place}
            isActive={index === active}
            // Most values have no source, so that mark would only be noise.
            marks={PLACE_MARKS.filter((mark) => mark !== 'unsourced' && hasMark(place, mark))}
            onChoose={() => go(place)}
          />
        ))}
      </div>
    </div>
  );
}

/** The most options that are shown; the user narrows the search to see others. */
const MOST = 100;
