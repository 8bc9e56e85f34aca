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
  /** Opens a field's tab and focuses the field as soon as it is painted. */
  focusError: (field: string) => void;
  /** Pass this to the form, which is painted in steps. */
  onPainted: (isWhole: boolean) => void;
}

/** Focuses fields of a form with several tabs. */
export function useFocusOnError({ container, definition, onTab }: FocusOnError): ErrorFocus {
  /** Names of the fields to wait for; the first one found gets the focus. */
  const wanted = useRef<readonly string[]>(undefined);
  const onPainted = useCallback(
    (isWhole: boolean) => {
      if (wanted.current === undefined) return;
      if (container.current) focusFirst(container.current, wanted.current);
      // Not at the first step: a dialog that closes with it returns the focus to its opener afterwards.
      if (isWhole) wanted.current = undefined;
    },
    [container],
  );
  const focusError = (field: string) => {
    const place = findPlace(definition, field);
    if (!place) return;
    wanted.current = undefined;
    // The field itself, or else the curve that it belongs to.
    const names = [field, place.item];
    if (container.current && focusFirst(container.current, names)) return;
    wanted.current = names;
    onTab(place.tab);
  };
  return { focusError, onPainted };
}

function focusFirst(container: HTMLElement, names: readonly string[]): boolean {
  return names.some((name) => focusField(container, name));
}
