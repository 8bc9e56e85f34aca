import { LRUCache } from 'lru-cache';

const MOST_BYTES = 32 * 1024 * 1024;
/** Longer lists are read each time: one of them would evict all others. */
export const MOST_BYTES_OF_LIST = 8 * 1024 * 1024;
const KEEP_MS = 10 * 60 * 1000;
/** The overhead of an entry beside its bytes. */
const ENTRY_BYTES = 512;

/**
 * Keeps the JSON of whole lists that were read lately, by their tag, which identifies the owner, the address and the
 * revisions of what the list is made from: it is never asked for again once the list has changed.
 */
export function createKeptLists() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (list) => list.length + ENTRY_BYTES,
    ttl: KEEP_MS,
  });

  return {
    get: (tag: string): Buffer | undefined => kept.get(tag),

    /** Passes a list on as it is read, and keeps it when it has been read to its end. */
    async *keep(tag: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      const read: Buffer[] = [];
      let bytes = 0;
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes <= MOST_BYTES_OF_LIST) read.push(piece);
        else read.length = 0;
        yield piece;
      }
      if (bytes <= MOST_BYTES_OF_LIST) kept.set(tag, Buffer.concat(read));
    },
  };
}
