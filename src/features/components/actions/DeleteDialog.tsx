import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { deleteComponent } from '#api/componentCalls.ts';
import { useComponentProjects } from '#api/useComponentProjects.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { KindTile } from '#library/KindTile.tsx';
import { undoDelete } from '#library/restoringStore.ts';
import { getWording } from '#library/wording.ts';
import { deleteFailure } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { toasts } from '#ui/toastStore.ts';
import styles from './DeleteDialog.module.css';

export interface DeleteDialogProps {
  item: ComponentListItem;
  onDeleted: () => void;
  onClose: () => void;
}

/** Tells which projects lose the component, asks, and deletes it; the notice afterwards takes it back. */
export function DeleteDialog({ item, onDeleted, onClose }: DeleteDialogProps) {
  const words = getWording(item.is_template);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await deleteComponent(item);
      toasts.add({
        type: 'success',
        ...words.deleted,
        duration: UNDO_MS,
        actions: [{ label: 'Undo', action: () => void undoDelete(item) }],
      });
      onDeleted();
    } catch (thrown) {
      const notice = deleteFailure({ error: thrown, templates: item.is_template });
      notifyActionFailure({ error: thrown, notice, retry: () => void confirm() });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={words.deleteTitle}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy} disabled={item.locked} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.name}>
          <KindTile subclass={item.subclass} size="s" />
          <Truncated text={item.name} />
        </p>
        <Affected item={item} />
        {item.locked ? (
          <Alert tone="info" title="This component is locked.">
            Switch off Locked in its editor to delete it.
          </Alert>
        ) : (
          <p>{words.deleteQuestion}</p>
        )}
      </div>
    </Dialog>
  );
}

/** Long enough to see what was deleted and to reach the button by keyboard. */
const UNDO_MS = 10_000;

function Affected({ item }: { item: ComponentListItem }) {
  const { deleting } = getWording(item.is_template);
  const { data, error, mutate, isValidating } = useComponentProjects(item);
  if (data) {
    return (
      <div className={styles.reserved}>
        <p>
          {data.length === 0 ? 'No projects' : `${data.length} project(s)`} will be {deleting}
        </p>
        {data.length > 0 && (
          <ul className={styles.projects} aria-label="Affected projects">
            {data.map((project) => (
              <li key={project.id}>
                <bdi>{project.name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  return (
    <div className={styles.reserved} role="status">
      {isNotOffered(error) ? (
        <NotOffered what="Affected projects" />
      ) : error && error.status !== 401 ? (
        <Alert
          tone="error"
          action={
            <Button size="s" icon={<RotateCw />} busy={isValidating} onClick={() => void mutate()}>
              Retry
            </Button>
          }
        >
          Failed to load affected projects.
        </Alert>
      ) : (
        <>
          <span>Loading affected projects...</span>
          <Skeleton width="60%" />
        </>
      )}
    </div>
  );
}
