import { EntryFlyout } from './EntryFlyout.tsx';
import { EntryGroup } from './EntryGroup.tsx';
import { EntryLink } from './EntryLink.tsx';
import type { NavigationEntry } from './navigation.ts';

interface SidebarEntryProps {
  entry: NavigationEntry;
  collapsed: boolean;
}

/** One entry of the sidebar: a link, or a button that opens its sub-entries. */
export function SidebarEntry({ entry, collapsed }: SidebarEntryProps) {
  const { entries } = entry;
  if (!entries) return <EntryLink entry={entry} collapsed={collapsed} />;
  return collapsed ? <EntryFlyout entry={entry} entries={entries} /> : <EntryGroup entry={entry} entries={entries} />;
}
