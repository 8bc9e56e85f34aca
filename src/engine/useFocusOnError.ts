import { type RefObject, useEffect, useRef } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { placeOf } from '#model/tabFields.ts';
import { focusField } from './focusField.ts';

interface FocusOnError {
  container: RefObject<HTMLElement | null>;
  definition: FormDefinition;
  onTab: (id: string) => void;
}

/** A function that leads to a field: it opens the field's tab and, once that is drawn, puts the focus in it. */
export function useFocusOnError({ container, definition, onTab }: FocusOnError): (field: string) => void {
  const waiting = useRef<string>(undefined);
  // Runs after every render: the one that draws the tab is the one that finds the field.
  useEffect(() => {
    if (waiting.current !== undefined && container.current && focusField(container.current, waiting.current)) {
      waiting.current = undefined;
    }
  });
  return (field) => {
    const place = placeOf(definition, field);
    if (!place) return;
    if (container.current && focusField(container.current, place.item)) return;
    waiting.current = place.item;
    onTab(place.tab);
  };
}
