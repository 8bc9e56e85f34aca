import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { NameCheck } from '#records/NameCheck.ts';

interface Held {
  name: string;
  answer: (matches: { id: string }[]) => void;
  fail: () => void;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

let stop = () => {};
afterEach(() => stop());

it('checks the name that was typed last at once, and waits for the response', async () => {
  const { store, check, held } = await start();
  store.type('name', 'Taken');
  expect(check.isPending).toBe(true);
  const settled = vi.fn();
  const waiting = check.settle().then(settled);
  // Not only after the pause that follows the last key.
  expect(held.map(({ name }) => name)).toEqual(['Taken']);
  await tick();
  expect(settled).not.toHaveBeenCalled();
  held[0]?.answer([{ id: 'other' }]);
  await waiting;
  expect(store.snapshot('name').shownError).toBe('Name must be unique');
  expect(check.isPending).toBe(false);
});

it('also waits for a name that is typed meanwhile', async () => {
  const { store, check, held } = await start();
  store.type('name', 'Taken');
  const settled = vi.fn();
  const waiting = check.settle().then(settled);
  store.type('name', 'Free');
  held[0]?.answer([{ id: 'other' }]);
  await tick();
  expect(settled).not.toHaveBeenCalled();
  expect(held.map(({ name }) => name)).toEqual(['Taken', 'Free']);
  held[1]?.answer([]);
  await waiting;
  expect(store.snapshot('name').shownError).toBeUndefined();
});

it('a check that fails accepts the name', async () => {
  const { store, check, held } = await start();
  store.type('name', 'Taken');
  const waiting = check.settle();
  held[0]?.fail();
  await waiting;
  expect(store.snapshot('name').shownError).toBeUndefined();
});

it('does not wait where no name was typed', async () => {
  const { store, check, held } = await start();
  expect(check.isPending).toBe(false);
  await check.settle();
  store.setNameIfEmpty('New wind (2)');
  store.type('name', ' ');
  await check.settle();
  expect(held).toEqual([]);
});

async function start() {
  const kind = await loadKind.wind();
  const store = new DraftStore({ kind, mode: 'create', values: createDefaults(kind.definition) });
  const held: Held[] = [];
  const find = (name: string) =>
    new Promise<{ id: string }[]>((answer, reject) => {
      held.push({ name, answer, fail: () => reject(new Error('Out of order')) });
    });
  const check = new NameCheck(store, { find });
  stop = check.start();
  return { store, check, held };
}

/** Lets everything that is already settled take its course. */
async function tick(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
