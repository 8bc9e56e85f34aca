import type { ImportFile } from '#model/imports/ImportFile.ts';

/** Adapts a chosen file to the importers; `onRead` is called with the size of each slice in bytes. */
export function fileSlices(file: File, onRead: (bytes: number) => void = () => undefined): ImportFile {
  return {
    name: file.name,
    size: file.size,
    read: async (from, to) => {
      const bytes = new Uint8Array(await file.slice(from, to).arrayBuffer());
      onRead(bytes.length);
      return bytes;
    },
  };
}
