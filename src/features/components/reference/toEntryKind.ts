import type { Kind } from '#model/Kind.ts';

/** Fields that only a user's own components have. */
const LEFT_OUT = ['locked'];

/**
 * Returns the kind for the form of an entry: without fields that entries don't have, and without groups that this
 * leaves empty.
 */
export function toEntryKind(kind: Kind): Kind {
  const tabs = kind.definition.tabs.map((tab) => ({
    ...tab,
    groups: tab.groups
      .map((group) => ({ ...group, items: group.items.filter((item) => !LEFT_OUT.includes(item)) }))
      .filter((group) => group.items.length > 0 || group.derived !== undefined),
  }));
  return { ...kind, definition: { ...kind.definition, tabs } };
}
