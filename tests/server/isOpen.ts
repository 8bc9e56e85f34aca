import { fstatSync, readdirSync, statSync } from 'node:fs';

/** Whether this process has a file or folder open. */
export function isOpen(path: string): boolean {
  const { ino } = statSync(path);
  return readdirSync('/dev/fd').some((descriptor) => {
    try {
      return fstatSync(Number(descriptor)).ino === ino;
    } catch {
      // The descriptor by which the list was read is closed.
      return false;
    }
  });
}
