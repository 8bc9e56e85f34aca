import { createContext, useContext } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldSnapshot } from '#model/draftSnapshots.ts';

/**
 * The settings that all fields of a form share. RJSF compares functions as equal, so the store must be one stable
 * object.
 */
export interface FormSettings {
  store: DraftStore;
  /** The tab that is shown; undefined if `items` are shown instead. */
  tab: string | undefined;
  /** Properties of any tabs, shown instead of `tab`. */
  items: readonly string[] | undefined;
  /** Draws the fields without panels and titles. */
  plain: boolean;
  /** Replaces `{currency}` in titles and units; read once for all fields, as few contain it. */
  currency: string;
  /** Whether fields that differ from their original are marked and can be undone. */
  marksChanges: boolean;
}

export const FormContext = createContext<FormSettings | undefined>(undefined);

/** Returns the settings of the form around this field; throws outside a form. */
export function useFormSettings(): FormSettings {
  const settings = useContext(FormContext);
  if (!settings) throw new Error('A field must be rendered inside a SchemaForm or a FlatForm');
  return settings;
}

/** The field inside a frame. */
export interface FramedField {
  /** Its name in the draft store. */
  name: string;
  snapshot: FieldSnapshot;
  /** Id of its help, if it has one. */
  helpId: string | undefined;
}

export const FieldContext = createContext<FramedField | undefined>(undefined);

/** Returns the field of the frame around this input; renders when the field's marks or messages change. */
export function useFramedField(): FramedField {
  const field = useContext(FieldContext);
  if (!field) throw new Error('An input must be rendered inside a FieldFrame');
  return field;
}
