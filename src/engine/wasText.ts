import type { DraftStore } from '#model/DraftStore.ts';
import { emptyText, flagText } from '#model/displayText.ts';
import { findField } from '#model/fieldKeys.ts';
import { translate } from '#model/shownWording.ts';

/** The original value of a changed field or cell: 'was 12', 'was Enabled'. */
export function wasText(store: DraftStore, name: string): string {
  const field = findField(store.definition, name);
  const original = store.original(name);
  if (field?.type === 'flag') return translate('was {value}', { value: flagText(original) });
  const label = field?.choices?.find(({ value }) => String(value) === original)?.label ?? original;
  return translate('was {value}', { value: label.trim() === '' ? emptyText(field) : label });
}
