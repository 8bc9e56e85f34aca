import { useCallback, useState } from 'react';
import { errorToast } from '#api/ApiError.ts';
import { deleteProject } from '#api/projectCalls.ts';
import { changeProjects, type Project } from '#api/useProjects.ts';
import { runAll } from '#library/runAll.ts';
import type { Notice } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from '../wording.ts';
import { undoDelete } from './restoringStore.ts';

interface ProjectDeletion {
  /** Ids of projects that are being deleted, which the list does without already. */
  going: ReadonlySet<string>;
  /** Deletes at once; those that fail come back, the others can be taken back from the notice. */
  remove: (projects: readonly Project[]) => Promise<void>;
}

/** Deletes projects ahead of the server. */
export function useProjectDeletion(templates: boolean): ProjectDeletion {
  const [going, setGoing] = useState<ReadonlySet<string>>(NONE);
  const remove = useCallback(
    async function remove(projects: readonly Project[]): Promise<void> {
      const ids = projects.map(({ id }) => id);
      setGoing((others) => new Set([...others, ...ids]));
      const outcomes = await runAll({ items: projects, run: deleteProject });
      const gone = outcomes.flatMap(({ state, item }) => (state === 'done' ? [item] : []));
      const goneIds = new Set(gone.map(({ id }) => id));
      await changeProjects(templates, (list) => list.filter(({ id }) => !goneIds.has(id)));
      setGoing((others) => new Set([...others].filter((id) => !ids.includes(id))));
      if (gone.length > 0) tellGone(gone, templates);
      const failed = outcomes.flatMap((outcome) => (outcome.state === 'failed' ? [outcome] : []));
      const [first] = failed;
      if (!first) return;
      const retry = () => void remove(failed.map(({ item }) => item));
      notifyActionFailure({ ...first, notice: failedNotice({ count: failed.length, ...first, templates }), retry });
    },
    [templates],
  );
  return { going, remove };
}

const NONE: ReadonlySet<string> = new Set();

/** Long enough to see what was deleted and to reach the button by keyboard. */
const UNDO_MS = 10_000;

function tellGone(projects: readonly Project[], templates: boolean): void {
  const { one, noun } = getWording(templates);
  const [first] = projects;
  const isOne = projects.length === 1;
  toasts.add({
    type: 'success',
    title: isOne ? `${one} deleted` : `${projects.length} ${noun}s deleted`,
    message: isOne ? `“${first?.name}” has been removed.` : `The ${noun}s have been removed.`,
    duration: UNDO_MS,
    actions: [{ label: 'Undo', action: () => void undoDelete(projects) }],
  });
}

function failedNotice({ count, error, templates }: { count: number; error: unknown; templates: boolean }): Notice {
  const { deleteFailed, noun } = getWording(templates);
  const message = count === 1 ? deleteFailed.message : `Unable to delete ${count} ${noun}s.`;
  return { title: deleteFailed.title, message: `${message}\n${errorToast(error).message}` };
}
