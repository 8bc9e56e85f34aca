import type { VersionedKind } from '#model/kindVersion.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { toRevisions } from './toRevisions.ts';

/** Few enough that comparing them doesn't delay other calls. */
const VERSIONS_AT_ONCE = 20;

interface Listing {
  store: Store;
  /** The id of the component. */
  id: string;
  kind: VersionedKind;
  page: Page;
}

/** Yields the saved revisions of a component with the changes of each, newest first, in slices. */
export async function* listRevisions({ store, id, kind, page }: Listing): AsyncGenerator<Slice> {
  let before = page.after && Number(page.after[0]);
  let left = page.limit ?? Number.POSITIVE_INFINITY;
  for (;;) {
    await store.lists.turns();
    const wanted = Math.min(left, VERSIONS_AT_ONCE);
    // One revision more shows what the last one changed, and whether it is the first of all.
    const stored = await store.components.revisions(id, { before, limit: wanted + 1 });
    const read = toRevisions(stored, kind).slice(0, wanted);
    before = read.at(-1)?.revision;
    left -= read.length;
    const hasMore = stored.length > read.length;
    const next = hasMore && left === 0 ? [String(before)] : undefined;
    if (read.length > 0)
      yield { json: Buffer.from(read.map((each) => JSON.stringify(each)).join(BETWEEN)), count: read.length, next };
    if (!hasMore || next) return;
  }
}
