import { errorToast } from '#api/ApiError.ts';
import { type Component, getComponent } from '#api/useComponent.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { saveFile } from '#ui/saveFile.ts';

/** Saves a stored component as a JSON file, as the server returns it, including fields that its kind no longer has. */
export async function exportComponent(address: { subclass: string; id: string }): Promise<void> {
  try {
    const { component } = await getComponent(address);
    saveFile(exportName(component), JSON.stringify(component, null, 2));
  } catch (thrown) {
    notifyActionFailure({ error: thrown, notice: errorToast(thrown), retry: () => void exportComponent(address) });
  }
}

function exportName({ name }: Component): string {
  return `${name.replace(/\s+/g, '_')}_component.json`;
}
