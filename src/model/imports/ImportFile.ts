/** A file that is read in slices; a browser's File and an opened file of a disk are two of them. */
export interface ImportFile {
  name: string;
  /** In bytes. */
  size: number;
  read: (from: number, to: number) => Promise<Uint8Array>;
}

/** How much of a file is held at a time. */
export const SLICE = 1 << 20;
