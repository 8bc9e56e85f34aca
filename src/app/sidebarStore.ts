import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';

interface SidebarState {
  collapsed: boolean;
  /** Whether an entry shows its sub-entries, by address. */
  open: Record<string, boolean>;
}

/** The state of the sidebar, kept in this browser. */
export const useSidebar = create<SidebarState>()(
  persist((): SidebarState => ({ collapsed: false, open: {} }), {
    name: 'sidebar',
    storage: keptStorage<SidebarState>(),
  }),
);

export function toggleSidebar(): void {
  useSidebar.setState(({ collapsed }) => ({ collapsed: !collapsed }));
}

export function setEntryOpen(to: string, isOpen: boolean): void {
  useSidebar.setState(({ open }) => ({ open: { ...open, [to]: isOpen } }));
}
