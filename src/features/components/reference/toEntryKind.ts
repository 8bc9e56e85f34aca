import type { Kind } from '#model/Kind.ts';

/** What only a component of one's own has. */
const LEFT_OUT = ['locked'];

/** The kind as the form of an entry shows it: without fields that say nothing of an entry, and groups of nothing else. */
export function toEntryKind(kind: Kind): Kind {
  const tabs = kind.definition.tabs.map((tab) => ({
    ...tab,
    groups: tab.groups
      .map((group) => ({ ...group, items: group.items.filter((item) => !LEFT_OUT.includes(item)) }))
      .filter((group) => group.items.length > 0 || group.derived !== undefined),
  }));
  return { ...kind, definition: { ...kind.definition, tabs } };
}
