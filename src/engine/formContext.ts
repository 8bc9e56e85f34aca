import { createContext, useContext } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';

/** What every field of a form shares. RJSF compares functions as equal, so the store must be one stable object. */
export interface FormSettings {
  tab: string;
  store: DraftStore;
  /** Prefix of the fields' element ids, unique on the page. */
  idPrefix: string;
  /** What stands for `{currency}` in titles and units; once for all fields, of which few say it. */
  currency: string;
  /** Fields are shown but can't be edited, except those named. */
  readOnly: boolean;
  editableWhenLocked: readonly string[];
  /** Whether fields that differ from their original are marked and can be undone. */
  marksChanges: boolean;
  /** Where a dialog puts the focus; without it, in the first field. */
  autoFocus?: string | undefined;
}

export const FormContext = createContext<FormSettings | undefined>(undefined);

/** Settings of the form around this field. */
export function useFormSettings(): FormSettings {
  const settings = useContext(FormContext);
  if (!settings) throw new Error('A field must be rendered inside a SchemaForm');
  return settings;
}

/** Element id of a field's input. */
export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name}`;
}
