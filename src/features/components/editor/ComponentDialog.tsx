import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { KindTile } from '#library/KindTile.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { ItemActions } from '../actions/ItemActions.tsx';
import { useComponentActions } from '../actions/useComponentActions.tsx';
import styles from './ComponentDialog.module.css';
import { ComponentEditor } from './ComponentEditor.tsx';
import { ComponentProblem } from './ComponentProblem.tsx';
import { EditorFooter } from './EditorFooter.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { useFoundComponent } from './useFoundComponent.ts';

export interface ComponentDialogProps {
  id: string;
  /** Called when the user closes the dialog; a leave guard asks about unsaved changes on the way. */
  onClose: () => void;
  onDeleted: () => void;
  /** Other dialogs that open while this one is open. */
  children: ReactNode;
}

/** One stored component in a dialog, with the same editor as on its page. */
export function ComponentDialog({ id, onClose, onDeleted, children }: ComponentDialogProps) {
  const found = useFoundComponent({ id });
  const { item, ready } = found;
  const { act, dialog } = useComponentActions({ onDeleted });
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      tall
      flush
      icon={item ? !found.isMissing && <KindTile subclass={item.subclass} /> : <Skeleton width={32} height={32} />}
      title={
        found.isMissing ? (
          'Component'
        ) : item ? (
          <span className={styles.title}>
            <Truncated text={item.name} />
          </span>
        ) : (
          <span className={styles.loading}>
            <Skeleton width={180} height={16} />
          </span>
        )
      }
      description={
        !found.isMissing && (
          <span className={styles.kind}>
            {item && `${getKindAppearance(item.subclass).title}${item.is_template ? ' template' : ''}`}
          </span>
        )
      }
      headerActions={
        !found.isMissing &&
        (item ? <ItemActions item={item} onAct={act} offersPage /> : <Skeleton width={104} height={16} />)
      }
    >
      {ready ? (
        <ComponentEditor key={id} {...ready} inView footer={(parts) => <EditorFooter {...parts} onClose={onClose} />} />
      ) : found.isMissing ? (
        <EmptyState icon={<SearchX />} title="Component not found." action={<Button onClick={onClose}>Close</Button>} />
      ) : (
        <Waiting>{found.problem ? <ComponentProblem problem={found.problem} /> : <EditorSkeleton />}</Waiting>
      )}
      {dialog}
      {children}
    </Dialog>
  );
}

/** Placeholder of the dialog's content until the editor is loaded. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.tabs} aria-hidden="true">
        <Skeleton width={104} />
        <Skeleton width={104} />
      </div>
      <div className={styles.waiting}>{children}</div>
      <DialogFoot className={styles.foot} aria-hidden="true">
        <Skeleton width={160} />
        <Skeleton width={220} height={32} />
      </DialogFoot>
    </>
  );
}
