/** Returns the file's name without folder and extension, which is the subclass of a kind file. */
export function fileStem(file: string): string {
  return file.replace(/.*\//, '').replace(/\.json$/, '');
}
