import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';

interface ThemeState {
  theme: 'dark' | 'light';
}

/** The theme that the user prefers. The interface is dark either way. */
export const useTheme = create<ThemeState>()(
  persist((): ThemeState => ({ theme: 'dark' }), { name: 'theme', storage: keptStorage<ThemeState>() }),
);

export function toggleTheme(): void {
  useTheme.setState(({ theme }) => ({ theme: theme === 'dark' ? 'light' : 'dark' }));
}
