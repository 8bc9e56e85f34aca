import { BookOpen } from 'lucide-react';
import type { DraftStore } from '#model/DraftStore.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ABOUT_KIND, useAboutKind } from './useAboutKind.tsx';

/** Opens the reference of the kind that a form edits. */
export function AboutKindButton({ store }: { store: DraftStore }) {
  const { open, dialog } = useAboutKind(store);
  return (
    <>
      <IconButton label={ABOUT_KIND} icon={<BookOpen />} onClick={open} />
      {dialog}
    </>
  );
}
