import { type ReactNode, Suspense, useState } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';

// Few people look things up while they edit.
const AboutKindDialog = lazyPart(async () => (await import('./AboutKindDialog.tsx')).AboutKindDialog, NotOpened);

export const ABOUT_KIND = 'About this kind';

/** What there is to know about the kind that a form edits: the dialog while it is open, and what opens it. */
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
