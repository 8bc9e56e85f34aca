import { Suspense } from 'react';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import type { HistoryDialogProps } from './HistoryDialog.tsx';

const HistoryDialog = lazyPart(async () => (await import('./HistoryDialog.tsx')).HistoryDialog, NotOpened);

/** The lazily loaded dialog of a component's saved versions. */
export function History(props: HistoryDialogProps) {
  return (
    <Suspense>
      <HistoryDialog {...props} />
    </Suspense>
  );
}
