/** The name of a file without its ending. */
export function fileTitle(name: string): string {
  return name.replace(/\.\w+$/, '');
}
