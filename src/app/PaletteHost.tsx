import { Suspense, useEffect } from 'react';
import { lazyPart, PartNotLoaded } from '#ui/lazyPart.tsx';
import { useTypedAhead } from '#ui/useTypedAhead.ts';
import { closePalette, seek, usePalette } from './paletteStore.ts';
import { useGlobalKeys } from './useGlobalKeys.ts';

/**
 * Hosts the command palette and the list of shortcuts, each loaded when it is first opened, and the shortcuts that work
 * on any page.
 */
export function PaletteHost() {
  const shown = usePalette((state) => state.shown);
  useTypedAhead({ isOpen: shown === 'palette', within: '[data-palette]', onType: type, onCancel: closePalette });
  useGlobalKeys();
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
