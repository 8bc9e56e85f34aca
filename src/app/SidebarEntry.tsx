import { Suspense } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { EntryGroup } from './EntryGroup.tsx';
import { EntryLink } from './EntryLink.tsx';
import type { NavigationEntry } from './navigation.ts';

const EntryFlyout = lazyPart(async () => (await import('./EntryFlyout.tsx')).EntryFlyout, EntryIcon);

interface SidebarEntryProps {
  entry: NavigationEntry;
  collapsed: boolean;
}

/** One entry of the sidebar: a link, or a button that opens its sub-entries. */
export function SidebarEntry({ entry, collapsed }: SidebarEntryProps) {
  const { entries } = entry;
  if (!entries) return <EntryLink entry={entry} collapsed={collapsed} />;
  if (!collapsed) return <EntryGroup entry={entry} entries={entries} />;
  return (
    <Suspense fallback={<EntryIcon entry={entry} />}>
      <EntryFlyout entry={entry} entries={entries} />
    </Suspense>
  );
}

/** Replaces the menu until it is loaded, or if it can't be: the entry's page links to the sub-entries. */
function EntryIcon({ entry }: Pick<SidebarEntryProps, 'entry'>) {
  return <EntryLink entry={entry} collapsed />;
}
