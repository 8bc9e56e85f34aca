import { type ReactNode, useState } from 'react';
import type { Project } from '#api/useProjects.ts';
import { BulkDialogs } from '#library/BulkDialogs.tsx';
import { useBulk } from '#library/useBulk.ts';
import { DeleteManyQuestion } from '#ui/DeleteManyQuestion.tsx';
import type { Selection } from '#ui/useSelection.ts';
import { getWording } from '../projectWording.ts';
import { deleteTask, restoreTask } from './deleteProjects.ts';

interface BulkDelete {
  /** Asks, then deletes the selection. */
  remove: (selection: Selection<Project>) => void;
  dialog: ReactNode;
}

/** Deletes the selected projects. */
export function useBulkDelete(templates: boolean): BulkDelete {
  const [asked, setAsked] = useState<Selection<Project>>();
  const bulk = useBulk();
  const close = () => setAsked(undefined);
  const dialog = asked ? (
    <DeleteManyQuestion
      noun={getWording(templates).noun}
      count={asked.items.length}
      hidden={asked.hidden.length}
      onDelete={() => {
        close();
        const undo = (done: readonly Project[]) => void bulk.start(restoreTask(done, templates));
        void bulk.start(deleteTask(asked.items, templates, undo));
      }}
      onClose={close}
    >
      <p>The components stay in the library.</p>
    </DeleteManyQuestion>
  ) : (
    <BulkDialogs bulk={bulk} />
  );
  return { remove: setAsked, dialog };
}
