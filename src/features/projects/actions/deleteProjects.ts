import { errorToast } from '#api/ApiError.ts';
import { deleteProject } from '#api/projectCalls.ts';
import { changeProjects, type Project, refetchProjects } from '#api/useProjects.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { createDeleteTask } from '#library/createDeleteTask.ts';
import type { Restorable } from '#library/Restorable.ts';
import { createRestoreTask, restore } from '#library/restore.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { notifyUndoable } from '#ui/notifyUndoable.ts';
import { getWording } from '../projectWording.ts';
import { toRestorable } from './toRestorable.ts';

/** Deletes a project optimistically; it reappears if the call fails. */
export async function deleteOne(project: Project): Promise<void> {
  const { name, is_template: templates } = project;
  const { one, deleteFailed } = getWording(templates);
  try {
    await deleteProject(project);
    const notice = { title: `${one} deleted`, message: `“${name}” has been removed.` };
    notifyUndoable(notice, () => void restore(toRestorable(project)));
  } catch (thrown) {
    const message = `${deleteFailed.message}\n${errorToast(thrown).message}`;
    const notice = { title: deleteFailed.title, message };
    notifyActionFailure({ error: thrown, notice, retry: () => void deleteOne(project) });
  }
}

/** Creates the task that deletes projects; `undo` gets those that were actually deleted. */
export function deleteTask(
  items: readonly Project[],
  templates: boolean,
  undo: (done: readonly Project[]) => void,
): BulkTask<Project> {
  return createDeleteTask({
    items,
    undo,
    noun: getWording(templates).noun,
    run: (project) => deleteProject({ ...project, isOneOfMany: true }),
    settle: async (gone) => {
      await changeProjects(templates, { gone });
      void refetchProjects();
    },
  });
}

export function restoreTask(items: readonly Project[], templates: boolean): BulkTask<Restorable> {
  return createRestoreTask({
    items: items.map(toRestorable),
    noun: getWording(templates).noun,
    settle: () => refetchProjects(),
  });
}
