import { findField } from '#model/fieldKeys.ts';
import { useFormSettings } from './formContext.ts';
import { useFieldSnapshot } from './useDraft.ts';

interface PlacedField {
  /** The field's key in the draft. */
  name: string;
  id: string;
  readOnly: boolean;
}

/** Returns the props of the frame and input of a field that the theme renders itself, instead of RJSF. */
export function usePlacedField({ name, id, readOnly }: PlacedField) {
  const { store } = useFormSettings();
  const { shownError: error } = useFieldSnapshot(store, name);
  const field = findField(store.definition, name);
  if (!field) throw new Error(`The form ${store.definition.id} has no field ${name}`);
  const { title, help, required } = field;
  const isLocked = readOnly || field.readOnly;
  return {
    field,
    frame: { id, name, title, help, required, readOnly: isLocked, maxLength: undefined, options: undefined, error },
    input: { id, label: title, required, readonly: isLocked, rawErrors: error === undefined ? [] : [error] },
  };
}
