import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '#model/addresses.ts';
import { isPressed, KEYS } from '#model/keys.ts';
import { lazyPart, PartNotLoaded } from '#ui/lazyPart.tsx';
import { useKeyStrokes } from '#ui/useKeyStrokes.ts';
import { useTypedAhead } from '#ui/useTypedAhead.ts';
import { canOpenPalette, closePalette, openKeys, openPalette, seek, usePalette } from './paletteStore.ts';

/**
 * Hosts the command palette and the list of shortcuts, each loaded when it is first opened, and the shortcuts that work
 * on any page.
 */
export function PaletteHost() {
  const shown = usePalette((state) => state.shown);
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
  useTypedAhead({ isOpen: shown === 'palette', within: '[data-palette]', onType: type, onCancel: closePalette });
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

function type(change: (text: string) => string): void {
  seek(change(usePalette.getState().search));
}

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette, NotLoaded);
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog, NotLoaded);

function NotLoaded() {
  useEffect(closePalette, []);
  return <PartNotLoaded />;
}
