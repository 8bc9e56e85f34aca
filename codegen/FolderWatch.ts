import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Milliseconds between polls of a folder that the system can't watch. */
const POLL_MS = 1000;

/**
 * Calls a function whenever something in a folder may have changed, even if the folder or one in it is deleted and
 * recreated.
 */
export class FolderWatch {
  readonly #folder: string;
  readonly #onChange: () => void;
  readonly #watchers = new Map<string, FSWatcher>();
  #poll: ReturnType<typeof setInterval> | undefined;

  constructor(folder: string, onChange: () => void) {
    this.#folder = folder;
    this.#onChange = onChange;
    this.follow();
  }

  /** Watches new folders, and stops watching deleted ones. */
  follow(): void {
    const folders = new Set([dirname(this.#folder), ...listFolders(this.#folder)]);
    for (const [folder, watcher] of this.#watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#watch(folder);
  }

  close(): void {
    clearInterval(this.#poll);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watch(folder: string): void {
    const isAround = folder === dirname(this.#folder);
    try {
      // Each folder separately: a recursive watch loses files that an editor replaces.
      const watcher = watch(folder, (event, file) => {
        if (isAround && file !== basename(this.#folder)) return;
        // A recreated folder needs a new watcher.
        if (event === 'rename') this.#drop(file === null ? folder : join(folder, file));
        this.#onChange();
      });
      watcher.on('error', () => {
        this.#drop(folder);
        this.#onChange();
      });
      this.#watchers.set(folder, watcher);
    } catch {
      // The folder is gone again, which its parent's watcher reports, or the system has no watchers left.
      this.#poll ??= setInterval(() => {
        this.follow();
        this.#onChange();
      }, POLL_MS);
    }
  }

  #drop(folder: string): void {
    for (const [watched, watcher] of this.#watchers) {
      if (watched !== folder && !watched.startsWith(join(folder, '/'))) continue;
      watcher.close();
      this.#watchers.delete(watched);
    }
  }
}

function listFolders(folder: string): string[] {
  try {
    const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
    return [
      folder,
      ...inside.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
    ];
  } catch {
    // A missing folder is reported by the run, and watched once it exists.
    return [];
  }
}
