import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import contract from '#generated/contract.json' with { type: 'json' };
import { isNoneMatch } from '#server/http/isNoneMatch.ts';
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
  /** What the list is made from; absent where reading it costs no more than asking whether it has changed. */
  from?: readonly ('components' | 'projects')[] | undefined;
  read: (page: Page) => AsyncGenerator<Slice> | Promise<AsyncGenerator<Slice>>;
  /** The number of rows on all pages. */
  count: () => Promise<number>;
}

/** Creates what answers a call for a list or one of its pages; where the caller has it already, 304 before it is read. */
export function createAnswerList({ feeds }: Pick<Store, 'feeds'>) {
  return async (call: ListCall, { sorting, from, read, count }: ListSource): Promise<WrittenJson> => {
    const { query, reply, userId } = call;
    const page = readPage(query, sorting);
    const feed = from && (await feeds.find(userId));
    if (
      feed &&
      isKnown(
        call,
        from.map((part) => feed[part]),
      )
    ) {
      reply.code(304);
      return new WrittenJson('');
    }
    const { whole_below: wholeBelow } = query;
    const total = query.count === 'true' || wholeBelow !== undefined ? await count() : undefined;
    if (total !== undefined) reply.header('x-total-count', total);
    if (wholeBelow !== undefined && Number(total) >= Number(wholeBelow)) return new WrittenJson('[]');
    const slices = await read(page);
    return new WrittenJson(page.limit === undefined ? await stream(slices) : await writePage(call, sorting, slices));
  };
}

/** The tag is weak, since changes that are made while a list is read may be in it already. */
function isKnown({ userId, request, reply }: ListCall, revisions: readonly string[]): boolean {
  const parts = JSON.stringify([CONTRACT, userId, request.url, ...revisions]);
  const tag = `W/"${createHash('sha256').update(parts).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return isNoneMatch(request, tag);
}

/** Another version of the contract or of a kind may write the same rows otherwise. */
const CONTRACT = createHash('sha256').update(JSON.stringify(contract)).digest('base64url');

async function writePage({ request, reply }: ListCall, sorting: Sorting, slices: AsyncGenerator<Slice>) {
  const parts: Buffer[] = [];
  for await (const { json, count, next } of slices) {
    if (count > 0) parts.push(json);
    if (next) reply.header('link', `<${toNextAddress(request.url, next, sorting)}>; rel="next"`);
  }
  return toList(parts);
}

function toNextAddress(url: string, place: Place, sorting: Sorting): string {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', writeCursor(place, sorting));
  return `${path}?${params}`;
}

/** The whole list: in one piece where it is short, otherwise read as fast as the caller takes it. */
async function stream(slices: AsyncGenerator<Slice>): Promise<Buffer | Readable> {
  const first = await slices.next();
  if (first.done) return toList([]);
  const second = await slices.next();
  if (second.done) return toList([first.value.json]);
  return Readable.from(write([first.value, second.value], slices));
}

async function* write(begun: readonly Slice[], others: AsyncGenerator<Slice>) {
  for (const [index, { json }] of begun.entries()) yield Buffer.concat([index === 0 ? OPEN : COMMA, json]);
  for await (const { json } of others) yield Buffer.concat([COMMA, json]);
  yield CLOSE;
}

function toList(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([OPEN, ...parts.flatMap((json, index) => (index === 0 ? [json] : [COMMA, json])), CLOSE]);
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The sorting of a list whose places may have any values. */
export function toSorting({ sort, columns }: Order): Sorting {
  return { sort, place: columns.map(() => ANY) };
}

const ANY = /^/;
