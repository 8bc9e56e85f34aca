import { expect, it } from 'vitest';
import { toEntryKind } from '#features/components/reference/toEntryKind.ts';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { tabFields } from '#model/tabFields.ts';

it.each(subclasses)('an entry of %s shows every field of a component but Locked', async (name) => {
  const { definition } = await loadKind[name]();
  const entry = toEntryKind(await loadKind[name]()).definition;
  const all = ({ tabs }: typeof definition) => tabs.flatMap((tab) => tabFields(definition, tab));
  expect(all(definition)).toContain('locked');
  expect(all(entry)).toEqual(all(definition).filter((field) => field !== 'locked'));
  expect(entry.tabs.flatMap(({ groups }) => groups).every(({ items }) => items.length > 0)).toBe(true);
});
