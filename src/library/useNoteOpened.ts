import { useEffect, useMemo, useRef } from 'react';
import { noteOpened } from '#api/shortcutCalls.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { Project } from '#api/useProjects.ts';
import { useShortcuts } from '#api/useShortcuts.ts';
import { toShortcut } from './toShortcut.ts';

/** Records once that a component or project has been opened, as soon as it is loaded. */
export function useNoteOpened(record: ComponentListItem | Project | undefined): void {
  const { data } = useShortcuts();
  const noted = useRef<string>(undefined);
  const shortcut = useMemo(() => record && toShortcut(record), [record]);
  useEffect(() => {
    if (!shortcut || !data || noted.current === shortcut.id) return;
    noted.current = shortcut.id;
    if (data.recent[0]?.id === shortcut.id) return;
    // After a failure the record is merely missing among the dashboard's recent ones.
    noteOpened(shortcut).catch(() => {});
  }, [shortcut, data]);
}
