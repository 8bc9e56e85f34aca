import type { RefObject } from 'react';
import { create } from 'zustand';
import type { MenuItem } from '#ui/Menu.tsx';

/** What a part of the page offers to do. */
export interface CommandGroup {
  /** What it is done with: '3 selected components', the name of the open one. */
  title: string;
  items: readonly MenuItem[];
}

/** What the parts of the page offer to the search for anything, those that came last first; read when it opens. */
export const useCommandStore = create<{ groups: readonly RefObject<CommandGroup>[] }>(() => ({ groups: [] }));

export function addCommands(group: RefObject<CommandGroup>): void {
  useCommandStore.setState(({ groups }) => ({ groups: [group, ...groups] }));
}

export function removeCommands(group: RefObject<CommandGroup>): void {
  useCommandStore.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
}
