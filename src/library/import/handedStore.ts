import { create } from 'zustand';

/** Files that one page hands over to the page that it opens. */
const useHanded = create<readonly File[]>(() => []);

export function handFiles(files: readonly File[]): void {
  useHanded.setState(files, true);
}

/** Returns the files and forgets them. */
export function takeHandedFiles(): readonly File[] {
  const files = useHanded.getState();
  useHanded.setState([], true);
  return files;
}
