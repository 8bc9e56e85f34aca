import type { ImportFile } from '#model/imports/ImportFile.ts';
import { fileSlices } from './fileSlices.ts';

/** Opens the files of a worker's jobs; what one job has found out about a file is not found out again by the next. */
export class OpenFiles {
  readonly #opened = new Map<string, ImportFile>();

  /** `onRead` is called with the size of each slice that is read, in bytes. */
  open(file: File, onRead?: (bytes: number) => void): ImportFile {
    // Every job gets its own copies of the files.
    const key = JSON.stringify([file.name, file.size, file.lastModified]);
    const { sheets, encoding } = this.#opened.get(key) ?? {};
    const opened = { ...fileSlices(file, onRead), ...(sheets ? { sheets } : {}), ...(encoding ? { encoding } : {}) };
    this.#opened.set(key, opened);
    return opened;
  }
}
