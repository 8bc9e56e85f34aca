import { type RefObject, useCallback, useRef } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { findPlace } from '#model/tabFields.ts';
import { focusField } from './focusField.ts';

interface FocusOnError {
  container: RefObject<HTMLElement | null>;
  definition: FormDefinition;
  onTab: (id: string) => void;
}

interface ErrorFocus {
  /** Leads to a field: opens its tab and puts the focus in it as soon as it has been painted. */
  focusError: (field: string) => void;
  /** For the form, which is painted in steps. */
  onPainted: (isWhole: boolean) => void;
}

/** Leads to fields of a form of several tabs. */
export function useFocusOnError({ container, definition, onTab }: FocusOnError): ErrorFocus {
  /** The item that is waited for. */
  const wanted = useRef<string>(undefined);
  const onPainted = useCallback(
    (isWhole: boolean) => {
      if (wanted.current === undefined) return;
      if (container.current) focusField(container.current, wanted.current);
      // Not at the first step: a dialog that closes with it returns the focus to its opener afterwards.
      if (isWhole) wanted.current = undefined;
    },
    [container],
  );
  const focusError = (field: string) => {
    const place = findPlace(definition, field);
    if (!place) return;
    wanted.current = undefined;
    if (container.current && focusField(container.current, place.item)) return;
    wanted.current = place.item;
    onTab(place.tab);
  };
  return { focusError, onPainted };
}
