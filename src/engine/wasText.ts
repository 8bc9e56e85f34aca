import type { DraftStore } from '#model/DraftStore.ts';
import { emptyText } from '#model/displayText.ts';
import { findField } from '#model/fieldKeys.ts';

/** 'was 12', 'was Enabled': what a changed field or cell held before. */
export function wasText(store: DraftStore, name: string): string {
  const field = findField(store.definition, name);
  const original = store.original(name);
  if (field?.type === 'flag') return original === 'true' ? 'was Enabled' : 'was Disabled';
  const label = field?.choices?.find(({ value }) => String(value) === original)?.label ?? original;
  return `was ${label.trim() === '' ? emptyText(field) : label}`;
}
