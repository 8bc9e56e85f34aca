import { restoreProject } from '#api/projectCalls.ts';
import type { Project } from '#api/useProjects.ts';
import type { Restorable } from '#library/Restorable.ts';
import { getWording } from '../projectWording.ts';

/** Describes how to restore a deleted project. */
export function toRestorable({ id, name, is_template: templates }: Project): Restorable {
  const { restored, restoreFailed } = getWording(templates);
  return {
    ...{ id, name, restored, restoreFailed },
    scope: { templates },
    restore: (options) => restoreProject({ id, name: options.name }),
  };
}
