import { beforeEach, describe, expect, it } from 'vitest';
import { answerOnce, type RunPart } from '#server/components/answerOnce.ts';
import { shareStore } from './shareStore.ts';

const { store, createOwner } = shareStore([]);
let owner: Awaited<ReturnType<typeof createOwner>>;
let works: number;
beforeEach(async () => {
  owner = await createOwner();
  works = 0;
});

/** Sends a body; the answer counts how often the work was carried out. */
const call = (sent: unknown, part: RunPart, ownerId = owner.id) =>
  store.write(ownerId, ({ importCalls }) =>
    answerOnce({ importCalls }, { ownerId, sent, ...part }, async () => {
      works += 1;
      return { works, of: sent };
    }),
  );

it('a call of a run is carried out once, and its answer is repeated', async () => {
  const first = await call(['A'], { run: 'run', part: 3 });
  expect(first).toEqual({ works: 1, of: ['A'] });
  expect(await call(['A'], { run: 'run', part: 3 })).toEqual(first);
  expect(works).toBe(1);
});

it('a call without a run is carried out each time, and nothing of it is kept', async () => {
  expect(await call(['A'], {})).toEqual({ works: 1, of: ['A'] });
  expect(await call(['A'], { run: undefined, part: 0 })).toEqual({ works: 2, of: ['A'] });
  expect(await call(['B'], { part: 0 })).toEqual({ works: 3, of: ['B'] });
});

it.each<[what: string, part: RunPart]>([
  ['another part', { run: 'run', part: 2 }],
  ['the first part', { run: 'run' }],
  ['another run', { run: 'other', part: 1 }],
])('a call of %s is another call', async (_, part) => {
  await call(['A'], { run: 'run', part: 1 });
  expect(await call(['B'], part)).toEqual({ works: 2, of: ['B'] });
});

it('the same call of another account is another call', async () => {
  await call(['A'], { run: 'run', part: 1 });
  const { id } = await createOwner();
  expect(await call(['B'], { run: 'run', part: 1 }, id)).toEqual({ works: 2, of: ['B'] });
});

describe('a part that was sent with another body', () => {
  it.each<[part: RunPart, value: number]>([
    [{ run: 'run', part: 4 }, 4],
    [{ run: 'run' }, 0],
  ])('is refused: %j', async (part, value) => {
    const first = await call(['A'], part);
    await expect(call(['B'], part)).rejects.toMatchObject({
      faults: [{ field: 'part', value, message: 'This part of the import was already sent with other components' }],
    });
    expect(await call(['A'], part)).toEqual(first);
    expect(works).toBe(1);
  });

  it('is kept by a hash alone', async () => {
    await call(['A'], { run: 'run', part: 1 });
    expect(await store.importCalls.find({ ownerId: owner.id, run: 'run', part: 1 })).toEqual({
      bodyHash: '0qSzfKwKV-QrH-ACpowkSafkFkbuwakqDwrNOfrlic4',
      answer: '{"works":1,"of":["A"]}',
    });
  });
});

it('a call whose work fails is not kept', async () => {
  const key = { ownerId: owner.id, run: 'run', part: 1 };
  const failing = store.write(owner.id, ({ importCalls }) =>
    answerOnce({ importCalls }, { ...key, sent: ['A'] }, () => Promise.reject(new Error('broken'))),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(await call(['B'], { run: 'run', part: 1 })).toEqual({ works: 1, of: ['B'] });
});
