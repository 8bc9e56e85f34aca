import { type ReactNode, Suspense, useState } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';

// Loaded lazily: few users look things up while they edit.
const AboutKindDialog = lazyPart(async () => (await import('./AboutKindDialog.tsx')).AboutKindDialog, NotOpened);

export const ABOUT_KIND = 'About this kind';

/** Returns the reference dialog of the kind that a form edits, while it is open, and the function that opens it. */
export function useAboutKind(store: DraftStore): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && (
      <Suspense>
        <AboutKindDialog store={store} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
