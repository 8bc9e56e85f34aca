import { create } from 'zustand';
import { errorToast, findFieldErrors } from '#api/ApiError.ts';
import { restoreProject } from '#api/projectCalls.ts';
import { type Project, refetchProjects } from '#api/useProjects.ts';
import { runAll } from '#library/runAll.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from '../wording.ts';

/** Deleted projects that need another name to come back, because their own was taken in the meantime. */
export const useRestoringProjects = create<{ waiting: readonly Project[] }>(() => ({ waiting: [] }));

/** Brings deleted projects back; for each whose name was taken in the meantime, another one is asked for. */
export async function undoDelete(projects: readonly Project[]): Promise<void> {
  const outcomes = await runAll({ items: projects, run: ({ id }) => restoreProject({ id }) });
  await refetchProjects();
  const unnamed: Project[] = [];
  const back: Project[] = [];
  for (const outcome of outcomes) {
    if (outcome.state === 'done') back.push(outcome.item);
    else if (outcome.state === 'failed' && findFieldErrors(outcome.error).name) unnamed.push(outcome.item);
    else if (outcome.state === 'failed') tellNotRestored(outcome.item, outcome.error);
  }
  if (back.length > 0) tellRestored(back);
  useRestoringProjects.setState(({ waiting }) => ({ waiting: [...waiting, ...unnamed] }));
}

/** Says that projects are back. */
export function tellRestored(projects: readonly Project[]): void {
  const [first] = projects;
  const { one, noun } = getWording(first?.is_template ?? false);
  const isOne = projects.length === 1;
  toasts.add({
    type: 'success',
    title: isOne ? `${one} restored` : `${projects.length} ${noun}s restored`,
    message: isOne ? `The ${noun} is back.` : `The ${noun}s are back.`,
  });
}

function tellNotRestored(project: Project, error: unknown): void {
  const title = `${getWording(project.is_template).one} not restored`;
  const notice = { title, message: `“${project.name}”: ${errorToast(error).message}` };
  notifyActionFailure({ error, notice, retry: () => void undoDelete([project]) });
}
