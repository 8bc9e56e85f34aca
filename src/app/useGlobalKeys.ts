import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '#model/addresses.ts';
import { isPressed, KEYS } from '#model/keys.ts';
import { useKeyStrokes } from '#ui/useKeyStrokes.ts';
import { canOpenPalette, openKeys, openPalette } from './paletteStore.ts';

/** Listens to the shortcuts that work on any page. */
export function useGlobalKeys(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event, KEYS.palette) || event.defaultPrevented) return;
      // Browsers use this shortcut themselves.
      event.preventDefault();
      if (canOpenPalette()) openPalette();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useKeyStrokes(KEYS.help.keys[0], openKeys);
  useKeyStrokes(KEYS.dashboard.keys[0], () => navigate(addresses.dashboard));
  useKeyStrokes(KEYS.components.keys[0], () => navigate(addresses.components));
  useKeyStrokes(KEYS.projects.keys[0], () => navigate(addresses.projects));
}
