import type { ImportFile } from '#model/imports/ImportFile.ts';

/** A chosen file as the importers read it; `onRead` is called with the bytes of each slice. */
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
