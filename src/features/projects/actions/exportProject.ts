import { errorToast } from '#api/ApiError.ts';
import { readProjectFile } from '#api/projectCalls.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { saveFile } from '#ui/saveFile.ts';

/** Saves a project with its components as a file that can be imported again. */
export async function exportProject({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    const file = await readProjectFile(id);
    saveFile(`${name.replace(/\s+/g, '_')}_project.json`, JSON.stringify(file, null, 2));
  } catch (thrown) {
    notifyActionFailure({ error: thrown, notice: errorToast(thrown), retry: () => void exportProject({ id, name }) });
  }
}
