/** The first picture among files; a clipboard holds a copied picture as a file. */
export function findPicture(files: Iterable<File>): File | undefined {
  return [...files].find(({ type }) => type.startsWith('image/'));
}

/** The message for a file that can't be opened as a picture; `isNot` ends '{name} is ...' for other types of files. */
export function refusePicture({ name, type }: Pick<File, 'name' | 'type'>, isNot = 'not a picture'): string {
  if (type === 'application/pdf') return "A PDF can't be opened here: paste a screenshot of the chart";
  if (!type.startsWith('image/')) return `${name} is ${isNot}`;
  return `${name} can't be read: save the picture as PNG or JPEG`;
}

/** Whether a drag carries files, rather than text or an element of the page. */
export function hasFiles(data: Pick<DataTransfer, 'types'>): boolean {
  return data.types.includes('Files');
}

/** Returns the picture in the clipboard; undefined if there is none, or the browser doesn't let a page read it. */
export async function readClipboardPicture(): Promise<File | undefined> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type !== undefined) return new File([await item.getType(type)], 'Clipboard', { type });
    }
  } catch {
    // Without the permission, Ctrl+V still pastes.
  }
  return undefined;
}
