import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '#model/addresses.ts';
import { isPressed, KEYS } from '#model/keys.ts';
import { toasts } from '#ui/toastStore.ts';
import { useKeyStrokes } from '#ui/useKeyStrokes.ts';
import { canOpenPalette, closePalette, openKeys, openPalette, usePalette } from './paletteStore.ts';
import { useTypedAhead } from './useTypedAhead.ts';

/** The search for anything and the list of keys, each loaded when it is first opened, and the keys that work on any page. */
export function PaletteHost() {
  const shown = usePalette((state) => state.shown);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event, KEYS.palette) || event.defaultPrevented) return;
      // Browsers have a use of their own for it.
      event.preventDefault();
      if (canOpenPalette()) openPalette();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useTypedAhead(shown === 'palette');
  useKeyStrokes(KEYS.help.keys[0], openKeys);
  useKeyStrokes(KEYS.dashboard.keys[0], () => navigate(addresses.dashboard));
  useKeyStrokes(KEYS.components.keys[0], () => navigate(addresses.components));
  useKeyStrokes(KEYS.projects.keys[0], () => navigate(addresses.projects));
  return (
    <Suspense>
      {shown === 'palette' && <Palette onClosed={closePalette} />}
      {shown === 'keys' && <KeysDialog onClose={closePalette} />}
    </Suspense>
  );
}

const Palette = lazy(
  (): Promise<{ default: ComponentType<{ onClosed: () => void }> }> =>
    import('./Palette.tsx').then((module) => ({ default: module.Palette }), toNotLoaded),
);
const KeysDialog = lazy(
  (): Promise<{ default: ComponentType<{ onClose: () => void }> }> =>
    import('./KeysDialog.tsx').then((module) => ({ default: module.KeysDialog }), toNotLoaded),
);

function toNotLoaded() {
  return { default: NotLoaded };
}

function NotLoaded() {
  useEffect(() => {
    closePalette();
    toasts.add({
      type: 'error',
      title: 'Failed to load data',
      // Browsers remember that a script could not be loaded until the page is reloaded.
      actions: [{ label: 'Reload', action: () => window.location.reload() }],
    });
  }, []);
  return null;
}
