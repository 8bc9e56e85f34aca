/** Returns the name of a file without its extension. */
export function fileTitle(name: string): string {
  return name.replace(/\.\w+$/, '');
}
