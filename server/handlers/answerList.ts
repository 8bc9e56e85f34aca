import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import contract from '#generated/contract.json' with { type: 'json' };
import { isNoneMatch } from '#server/http/isNoneMatch.ts';
import { createKeptLists } from '#server/http/keptLists.ts';
import { readPage, type Sorting, writeCursor } from '#server/http/readPage.ts';
import { WrittenJson } from '#server/http/WrittenJson.ts';
import type { Order } from '#server/store/listConditions.ts';
import type { Page, Place, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';

interface ListCall {
  userId: string;
  query: { limit?: string; cursor?: string; count?: string; offset?: string; whole_below?: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

interface ListSource {
  sorting: Sorting;
  /**
   * The data that the list's tag depends on; absent if reading the list is as cheap as checking whether it has changed.
   */
  from?: readonly ('components' | 'projects')[] | undefined;
  /** The revision of data behind the list that no account owns. */
  version?: string;
  read: (page: Page) => AsyncGenerator<Slice> | Promise<AsyncGenerator<Slice>>;
  /** The number of rows on all pages; absent if no call asks for it. */
  count?: () => Promise<number>;
}

export type AnswerList = ReturnType<typeof createAnswerList>;

/**
 * Creates the function that answers calls for a list or one of its pages; it answers 304, without reading the list, if
 * the caller has it already. A whole list is read once and cached until it changes.
 */
export function createAnswerList({ feeds }: Pick<Store, 'feeds'>) {
  const kept = createKeptLists();

  return async (call: ListCall, source: ListSource): Promise<WrittenJson> => {
    const { query, reply, request } = call;
    const page = readPage(query, source.sorting);
    const tag = await findTag(feeds, call, source);
    if (tag !== undefined) {
      reply.header('etag', tag);
      if (isNoneMatch(request, tag)) {
        reply.code(304);
        return new WrittenJson('');
      }
    }
    const { whole_below: wholeBelow } = query;
    const total = query.count === 'true' || wholeBelow !== undefined ? await source.count?.() : undefined;
    if (total !== undefined) reply.header('x-total-count', total);
    if (wholeBelow !== undefined && Number(total) >= Number(wholeBelow)) return new WrittenJson('[]');
    const known = tag && kept.get(tag);
    if (known) return new WrittenJson(known);
    const slices = await source.read(page);
    if (page.limit !== undefined) return new WrittenJson(await writePage(call, source.sorting, slices));
    const pieces = toPieces(slices);
    return new WrittenJson(await stream(tag ? kept.keep(tag, pieces) : pieces));
  };
}

/** Returns the tag of a list, made from the revisions of its data; undefined if the list has none. */
async function findTag(feeds: Store['feeds'], { userId, request }: ListCall, { from, version }: ListSource) {
  if (!from) return version === undefined ? undefined : toTag([request.url, version]);
  const feed = await feeds.find(userId);
  return feed && toTag([userId, request.url, ...from.map((part) => feed[part]), version]);
}

function toTag(parts: readonly unknown[]): string {
  const text = JSON.stringify([CONTRACT, ...parts]);
  // Weak, since the list may already include changes made while it is read.
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Another version of the contract or of a kind may serialize the same rows differently. */
const CONTRACT = createHash('sha256').update(JSON.stringify(contract)).digest('base64url');

async function writePage(call: ListCall, sorting: Sorting, slices: AsyncGenerator<Slice>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of toPieces(linkNext(call, sorting, slices))) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Passes a page on, and adds a link to the next one to the reply's headers. */
async function* linkNext({ request, reply }: ListCall, sorting: Sorting, slices: AsyncGenerator<Slice>) {
  for await (const slice of slices) {
    if (slice.next) reply.header('link', `<${toNextAddress(request.url, slice.next, sorting)}>; rel="next"`);
    if (slice.count > 0) yield slice;
  }
}

function toNextAddress(url: string, place: Place, sorting: Sorting): string {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', writeCursor(place, sorting));
  return `${path}?${params}`;
}

/** Yields the JSON of a list in pieces. */
async function* toPieces(slices: AsyncGenerator<Slice>): AsyncGenerator<Buffer> {
  let before = OPEN;
  for await (const { json } of slices) {
    yield Buffer.concat([before, json]);
    before = COMMA;
  }
  yield before === OPEN ? EMPTY : CLOSE;
}

/** Returns a short list as one buffer, and a longer one as a stream that is read as fast as the caller accepts it. */
async function stream(pieces: AsyncGenerator<Buffer>): Promise<Buffer | Readable> {
  const begun: Buffer[] = [];
  while (begun.length < MOST_AT_ONCE) {
    const piece = await pieces.next();
    if (piece.done) return Buffer.concat(begun);
    begun.push(piece.value);
  }
  return Readable.from(resume(begun, pieces));
}

/** Enough pieces for one slice and the closing bracket; longer lists are streamed. */
const MOST_AT_ONCE = 3;

async function* resume(begun: readonly Buffer[], pieces: AsyncGenerator<Buffer>) {
  yield* begun;
  yield* pieces;
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');
const EMPTY = Buffer.from('[]');

/** Returns the sorting of a list whose places may have any values. */
export function toSorting({ sort, columns }: Order): Sorting {
  return { sort, place: columns.map(() => ANY) };
}

const ANY = /^/;
