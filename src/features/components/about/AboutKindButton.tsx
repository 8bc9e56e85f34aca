import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { IconButton } from '#ui/IconButton.tsx';

// Few people look things up while they edit.
const AboutKindDialog = lazy(() =>
  import('./AboutKindDialog.tsx').then((module) => ({ default: module.AboutKindDialog })),
);

/** Opens what there is to know about the kind that a form edits. */
export function AboutKindButton({ store }: { store: DraftStore }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="About this kind" icon={<BookOpen />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <AboutKindDialog store={store} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
