import type { DraftStore } from '#model/DraftStore.ts';
import { findPlace } from '#model/tabFields.ts';

/** Puts a server's messages at their fields; those of fields that the form does not show are returned as one text. */
export function showFieldErrors(
  store: DraftStore,
  errors: Readonly<Record<string, string>>,
): { first: string | undefined; elsewhere: string } {
  const entries = Object.entries(errors);
  const shown = entries.filter(
    ([field]) => Object.hasOwn(store.definition.fields, field) && findPlace(store.definition, field),
  );
  for (const [field, message] of shown) store.setForeignError(field, message);
  const rest = entries.filter((entry) => !shown.includes(entry));
  return {
    first: shown[0]?.[0],
    elsewhere: rest
      .map(([field, message]) => `${store.definition.fields[field]?.title ?? field}: ${message}`)
      .join('. '),
  };
}
