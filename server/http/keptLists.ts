import { LRUCache } from 'lru-cache';

const MOST_BYTES = 32 * 1024 * 1024;
/** Longer lists are not cached, since one of them would evict all others. */
export const MOST_BYTES_OF_LIST = 8 * 1024 * 1024;
const KEEP_MS = 10 * 60 * 1000;
/** The overhead of an entry in addition to its bytes. */
const ENTRY_BYTES = 512;

/**
 * Creates a cache for the JSON of recently read whole lists, keyed by tag. The tag identifies the owner, the URL and
 * the revisions of the data, so an entry is never requested again once its list has changed.
 */
export function createKeptLists() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (list) => list.length + ENTRY_BYTES,
    ttl: KEEP_MS,
  });

  return {
    get: (tag: string): Buffer | undefined => kept.get(tag),

    /** Passes a list on while it is read, and caches it once it has been read to its end. */
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
