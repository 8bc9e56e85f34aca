import { type DeletedRecord, purgeRecord, refreshTrash } from '#api/trashCalls.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import type { Restorable } from '#library/Restorable.ts';
import { createRestoreTask } from '#library/restore.ts';
import { counted } from '#model/counted.ts';
import { toRestorable } from './toRestorable.ts';

/** Creates the task that restores records of any type. */
export function restoreTask(records: readonly DeletedRecord[]): BulkTask<Restorable> {
  return createRestoreTask({ items: records.map(toRestorable), noun: 'item', settle: refreshTrash });
}

/** Creates the task that deletes records permanently. */
export function purgeTask(records: readonly DeletedRecord[]): BulkTask<DeletedRecord> {
  return {
    doing: 'Deleting permanently',
    doneText: (count) => `${counted(count, 'item')} deleted permanently`,
    items: records,
    run: ({ id }) => purgeRecord(id),
    settle: refreshTrash,
  };
}
