import { type ReactNode, useState } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { BulkDialogs } from '#library/BulkDialogs.tsx';
import { useBulk } from '#library/useBulk.ts';
import type { Selection } from '#ui/useSelection.ts';
import type { BulkAction } from './BulkAction.ts';
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx';
import { deleteTask, duplicateTask, exportTask, restoreTask } from './bulkTasks.ts';

interface BulkActions {
  act: (action: BulkAction) => void;
  dialog: ReactNode;
}

interface BulkActionsOptions {
  templates: boolean;
  /** All components, where they are here. */
  all: readonly ComponentListItem[] | undefined;
  selection: Selection<ComponentListItem>;
}

/** Carries out the chosen action on the selected components. */
export function useBulkActions({ templates, all, selection }: BulkActionsOptions): BulkActions {
  const [asked, setAsked] = useState<Selection<ComponentListItem>>();
  const bulk = useBulk();
  const { items } = selection;

  function act(action: BulkAction) {
    if (action === 'delete') setAsked(selection);
    else if (action === 'export') void bulk.start(exportTask(items, templates));
    else void bulk.start(duplicateTask(items, all, templates));
  }

  function remove(chosen: readonly ComponentListItem[]) {
    setAsked(undefined);
    void bulk.start(deleteTask(chosen, templates, (done) => void bulk.start(restoreTask(done, templates))));
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
