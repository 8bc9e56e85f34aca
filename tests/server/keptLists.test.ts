import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createAnswerList } from '#server/handlers/answerList.ts';
import { MOST_BYTES_OF_LIST } from '#server/http/keptLists.ts';
import { COMPONENT_ORDERS } from '#server/store/listComponents.ts';
import { findOrder } from '#server/store/listConditions.ts';

const order = findOrder(COMPONENT_ORDERS, 'name');
const PATH = '/api/v2/components/';

/** Lists of users whose rows are the texts of `rows`, two to a slice; counts how often they are read. */
function createLists(rows: readonly string[]) {
  const feed = { cursor: 0, purged: 0, components: 'first', projects: 'first' };
  const answerList = createAnswerList({ feeds: { find: async () => feed } as never });
  const lists = { reads: 0, feed, ask };

  async function* read() {
    lists.reads += 1;
    for (let first = 0; first < rows.length; first += 2) {
      const some = rows.slice(first, first + 2);
      yield { json: Buffer.from(some.join()), count: some.length };
    }
  }

  async function ask({ url = PATH, userId = 'ann', query = {}, hasRevision = true } = {}) {
    const request = { url, headers: {} } as FastifyRequest;
    const reply = { header: () => reply } as unknown as FastifyReply;
    const sorting = { sort: 'name', place: order.columns.map(() => /^/) };
    const call = { userId, query, request, reply };
    const from = hasRevision ? (['components'] as const) : undefined;
    const { content } = await answerList(call, { sorting, from, read, count: async () => rows.length });
    const pieces: Buffer[] = [];
    for await (const piece of typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content)
      pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString();
  }

  return lists;
}

describe('whole lists', () => {
  it.each([[[]], [['1']], [['1', '2', '3']], [['1', '2', '3', '4', '5']]])('%j are read once', async (rows) => {
    const lists = createLists(rows);
    expect([await lists.ask(), await lists.ask(), await lists.ask()]).toEqual(Array(3).fill(`[${rows}]`));
    expect(lists.reads).toBe(1);
  });

  it('are read again after a change, for another user and at another address', async () => {
    const lists = createLists(['1', '2', '3']);
    await lists.ask();
    lists.feed.projects = 'second';
    await lists.ask();
    expect(lists.reads).toBe(1);
    lists.feed.components = 'second';
    await lists.ask();
    expect(lists.reads).toBe(2);
    await lists.ask({ userId: 'bob' });
    await lists.ask({ url: `${PATH}?sort=name` });
    expect(lists.reads).toBe(4);
  });

  it('that are read in part are not kept', async () => {
    const lists = createLists(['1', '2', '3', '4', '5', '6']);
    await lists.ask({ query: { limit: '2' } });
    await lists.ask({ query: { limit: '2' } });
    expect(lists.reads).toBe(2);
  });

  it('that are too long are read each time', async () => {
    const long = `"${'x'.repeat(MOST_BYTES_OF_LIST / 4)}"`;
    const lists = createLists([long, long, long, long, '1']);
    expect(await lists.ask()).toBe(await lists.ask());
    expect(lists.reads).toBe(2);
  });

  it('of which no revision is known are read each time', async () => {
    const lists = createLists(['1', '2', '3']);
    await lists.ask({ hasRevision: false });
    await lists.ask({ hasRevision: false });
    expect(lists.reads).toBe(2);
  });
});
