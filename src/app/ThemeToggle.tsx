import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { toggleTheme, useTheme } from './themeStore.ts';

/** Keeps a preference for the light or the dark theme; the interface itself stays dark. */
export function ThemeToggle() {
  const theme = useTheme((state) => state.theme);
  return (
    <IconButton
      label="Toggle theme"
      aria-pressed={theme === 'light'}
      tooltipSide="right"
      icon={theme === 'light' ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  );
}
