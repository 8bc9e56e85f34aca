import { useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { deleteComponent } from '#api/componentCalls.ts';
import { useComponentProjects } from '#api/useComponentProjects.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getWording } from '#library/componentWording.ts';
import { KindTile } from '#library/KindTile.tsx';
import { restore } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import { deleteFailure } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Alert } from '#ui/Alert.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import layout from '#ui/layout.module.css';
import { NotOffered } from '#ui/NotOffered.tsx';
import { notifyUndoable } from '#ui/notifyUndoable.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { AffectedFailure, AffectedList, AffectedPlace } from './Affected.tsx';

export interface DeleteDialogProps {
  item: ComponentListItem;
  onDeleted: () => void;
  onClose: () => void;
}

/** Shows which projects use the component, asks, and deletes it; the notice afterwards offers Undo. */
export function DeleteDialog({ item, onDeleted, onClose }: DeleteDialogProps) {
  const words = getWording(item.is_template);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await deleteComponent(item);
      notifyUndoable(words.deleted, () => void restore(toRestorable(item)));
      onDeleted();
    } catch (thrown) {
      const notice = deleteFailure({ error: thrown, templates: item.is_template });
      notifyActionFailure({ error: thrown, notice, retry: () => void confirm() });
      setBusy(false);
    }
  }

  return (
    <DeleteQuestion
      title={words.deleteTitle}
      busy={busy}
      disabled={item.locked}
      onDelete={() => void confirm()}
      onClose={onClose}
    >
      <h3 className={layout.named}>
        <KindTile subclass={item.subclass} size="s" />
        <Truncated text={item.name} />
      </h3>
      <Affected item={item} />
      {item.locked ? (
        <Alert tone="info" title="This component is locked.">
          Switch off Locked in its editor to delete it.
        </Alert>
      ) : (
        <p>{words.deleteQuestion}</p>
      )}
    </DeleteQuestion>
  );
}

function Affected({ item }: { item: ComponentListItem }) {
  const { data, error, mutate, isValidating } = useComponentProjects(item);
  if (data) return <AffectedList projects={data} deleting={getWording(item.is_template).deleting} />;
  return (
    <div role="status">
      <AffectedPlace>
        {isNotOffered(error) ? (
          <NotOffered what="Affected projects" />
        ) : error && error.status !== 401 ? (
          <AffectedFailure busy={isValidating} onRetry={() => void mutate()} />
        ) : (
          <>
            <span>Loading affected projects...</span>
            <Skeleton width="60%" />
          </>
        )}
      </AffectedPlace>
    </div>
  );
}
