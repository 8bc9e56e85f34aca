import type { SheetRow } from './TableRow.ts';

/** A file that is read in slices: a browser's File, or a file opened from a disk. */
export interface ImportFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Reads the bytes from `from` up to, but not including, `to`. */
  read: (from: number, to: number) => Promise<Uint8Array>;
  /** The encoding of its text, once it has been detected. */
  encoding?: Promise<string>;
  /** The sheets of a workbook, by name, once they have been read. */
  sheets?: Promise<ReadonlyMap<string, readonly SheetRow[]>>;
}

/** The number of bytes of a file that are held in memory at a time. */
export const SLICE = 1 << 20;
