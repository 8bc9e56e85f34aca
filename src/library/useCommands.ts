import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { addCommands, type CommandGroup, removeCommands } from './commandStore.ts';

/** Offers actions in the command palette while the caller is mounted; none while there are no items. */
export function useCommands(title: string, items: readonly MenuItem[]): void {
  const group = useRef<CommandGroup>({ title, items });
  useLayoutEffect(() => {
    group.current = { title, items };
  });
  useEffect(() => {
    addCommands(group);
    return () => removeCommands(group);
  }, []);
}
