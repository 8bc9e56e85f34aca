/** Opens `file:line:column` in the editor that runs on the machine of the development server. */
export async function openInEditor(place: string): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}
