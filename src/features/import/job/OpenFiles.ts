import type { ImportFile } from '#model/imports/ImportFile.ts';
import { fileSlices } from './fileSlices.ts';

/** Opens the files of a worker's jobs; a workbook that one job has parsed is not parsed again by the next. */
export class OpenFiles {
  readonly #opened = new Map<string, ImportFile>();

  /** `onRead` is called with the size of each slice that is read, in bytes. */
  open(file: File, onRead?: (bytes: number) => void): ImportFile {
    // Every job gets its own copies of the files.
    const key = JSON.stringify([file.name, file.size, file.lastModified]);
    const sheets = this.#opened.get(key)?.sheets;
    const opened = { ...fileSlices(file, onRead), ...(sheets ? { sheets } : {}) };
    this.#opened.set(key, opened);
    return opened;
  }
}
