import type { DraftStore } from '#model/DraftStore.ts';
import { fieldLabel } from '#model/fieldLabel.ts';
import { translate } from '#model/shownWording.ts';
import { findPlace } from '#model/tabFields.ts';

/**
 * Shows a server's messages at their fields, which it names by path: 'periods[2].price'. Returns the key of the first
 * such field, and as one text the messages of fields that the form does not show.
 */
export function showFieldErrors(
  store: DraftStore,
  errors: Readonly<Record<string, string>>,
): { first: string | undefined; elsewhere: string } {
  const elsewhere: string[] = [];
  let first: string | undefined;
  for (const [field, message] of Object.entries(errors)) {
    const path = toPath(field);
    const key = findPlace(store.definition, path) && store.setForeignError(path, translate(message));
    if (key === undefined) elsewhere.push(`${fieldLabel(store.definition, path) ?? field}: ${message}`);
    first ??= key;
  }
  return { first, elsewhere: elsewhere.join('. ') };
}

/** Converts 'periods[2].price' to 'periods/2/price'. */
function toPath(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, '/$1').replaceAll('.', '/');
}
