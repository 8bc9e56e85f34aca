import { type RefObject, useEffect, useRef } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { findPlace } from '#model/tabFields.ts';
import { focusField } from './focusField.ts';

interface FocusOnError {
  container: RefObject<HTMLElement | null>;
  definition: FormDefinition;
  onTab: (id: string) => void;
}

/** A function that leads to a field: it opens the field's tab and, once that is drawn, puts the focus in it. */
export function useFocusOnError({ container, definition, onTab }: FocusOnError): (field: string) => void {
  const looking = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(looking.current), []);
  return (field) => {
    const place = findPlace(definition, field);
    if (!place) return;
    const find = () => container.current !== null && focusField(container.current, place.item);
    clearInterval(looking.current);
    if (find()) return;
    onTab(place.tab);
    // A tab is painted in steps, and the field may stand in a later one.
    let tries = 0;
    looking.current = setInterval(() => {
      tries++;
      if (find() || tries === TRIES) clearInterval(looking.current);
    }, LOOK_AGAIN);
  };
}

/** Milliseconds: about a frame. */
const LOOK_AGAIN = 16;

/** Two seconds, by which a tab has long been drawn. */
const TRIES = 125;
