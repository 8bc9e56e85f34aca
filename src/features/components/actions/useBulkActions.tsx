import { type ReactNode, useState } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { BulkDialogs } from '#library/BulkDialogs.tsx';
import { getWording } from '#library/componentWording.ts';
import { useBulk } from '#library/useBulk.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import type { Selection } from '#ui/useSelection.ts';
import type { BulkAction } from './BulkAction.ts';
import type { BulkDeleteDialogProps } from './BulkDeleteDialog.tsx';
import { deleteTask, duplicateTask, exportTask, restoreTask } from './bulkTasks.ts';
import type { SetValuesDialogProps } from './SetValuesDialog.tsx';

const SetValuesDialog = lazyDialog<SetValuesDialogProps>({
  load: async () => (await import('./SetValuesDialog.tsx')).SetValuesDialog,
  getTitle: () => 'Set values',
});

const BulkDeleteDialog = lazyDialog<BulkDeleteDialogProps>({
  load: async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog,
  getTitle: ({ templates }) => getWording(templates).deleteTitle,
});
const NEXT = [BulkDeleteDialog];

interface BulkActions {
  act: (action: BulkAction) => void;
  dialog: ReactNode;
}

export interface BulkActionsOptions {
  templates: boolean;
  /** All components, if the list is fully loaded. */
  all: readonly ComponentListItem[] | undefined;
  selection: Selection<ComponentListItem>;
}

/** Carries out the chosen action on the selected components. */
export function useBulkActions({ templates, all, selection }: BulkActionsOptions): BulkActions {
  const [asked, setAsked] = useState<Selection<ComponentListItem> & { about: 'delete' | 'setValues' }>();
  const bulk = useBulk();
  useIdlePreload(NEXT);
  const { items } = selection;

  function act(action: BulkAction) {
    if (action === 'delete' || action === 'setValues') setAsked({ ...selection, about: action });
    else if (action === 'export') void bulk.start(exportTask(items, templates));
    else void bulk.start(duplicateTask(items, all, templates));
  }

  function remove(chosen: readonly ComponentListItem[]) {
    setAsked(undefined);
    void bulk.start(deleteTask(chosen, templates, (done) => void bulk.start(restoreTask(done, templates))));
  }

  if (asked?.about === 'setValues') {
    const dialog = (
      <SetValuesDialog
        items={asked.items}
        hidden={asked.hidden.length}
        templates={templates}
        onClose={() => setAsked(undefined)}
        onStart={(task) => {
          setAsked(undefined);
          void bulk.start(task);
        }}
      />
    );
    return { act, dialog };
  }
  const dialog = asked ? (
    <BulkDeleteDialog
      items={asked.items}
      hidden={asked.hidden}
      templates={templates}
      onClose={() => setAsked(undefined)}
      onDelete={remove}
    />
  ) : (
    <BulkDialogs bulk={bulk} />
  );
  return { act, dialog };
}
