import { restoreProject } from '#api/projectCalls.ts';
import { type DeletedRecord, refreshTrash } from '#api/trashCalls.ts';
import type { Restorable } from '#library/Restorable.ts';
import { createRecordWording } from '#library/recordWording.ts';
import { toRestorable as toRestorableComponent } from '#library/toRestorable.ts';

/** Describes how to restore a record of the trash. When restoring many, the caller rereads the trash once itself. */
export function toRestorable(record: DeletedRecord): Restorable {
  const restorable = createRestorable(record);
  return {
    ...restorable,
    restore: async (options) => {
      await restorable.restore(options);
      if (!options.isOneOfMany) await refreshTrash();
    },
  };
}

function createRestorable({ id, name, subclass, is_template: templates }: DeletedRecord): Restorable {
  if (subclass !== null) return toRestorableComponent({ id, name, subclass, is_template: templates });
  const noun = templates ? 'project template' : 'project';
  const { one, restoreFailed } = createRecordWording(noun);
  return {
    ...{ id, name, restoreFailed },
    restored: { title: `${one} restored`, message: `The ${noun} is back.` },
    scope: { templates },
    restore: (options) => restoreProject({ id, name: options.name }),
  };
}
