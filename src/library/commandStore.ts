import type { RefObject } from 'react';
import { create } from 'zustand';
import type { MenuItem } from '#ui/Menu.tsx';

/** The actions that a part of the page offers. */
export interface CommandGroup {
  /** The subject of the actions: '3 selected components', the name of the open one. */
  title: string;
  items: readonly MenuItem[];
}

/** The actions that parts of the page offer in the command palette, newest part first. */
export const useCommandStore = create<{ groups: readonly RefObject<CommandGroup>[] }>(() => ({ groups: [] }));

export function addCommands(group: RefObject<CommandGroup>): void {
  useCommandStore.setState(({ groups }) => ({ groups: [group, ...groups] }));
}

export function removeCommands(group: RefObject<CommandGroup>): void {
  useCommandStore.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
}
