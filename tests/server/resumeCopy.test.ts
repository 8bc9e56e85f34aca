import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupStore } from '#server/store/backupStore.ts';
import { copyStore, readAlone, TABLES } from '#server/store/copyStore.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { resumeCopy } from '#server/store/resumeCopy.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { PAGE_ROWS, readTables, type Sum, Sums } from '#server/store/tableRows.ts';
import { emptyConfig, engines, SQLITE } from './engines.ts';

type Place = Awaited<ReturnType<typeof emptyConfig>>;

const COUNT = 2 * PAGE_ROWS + 50;

describe.each(engines)('a copy into $engine that was interrupted', (engine) => {
  let [from, to] = [{}, {}] as [Place, Place];
  beforeEach(async () => {
    [from, to] = [await emptyConfig(SQLITE), await emptyConfig(engine)];
    await withStore(from, ({ transaction }) =>
      transaction(async ({ users }) => {
        for (let number = 0; number < COUNT; number += 1) await users.create(account(number));
      }),
    );
    await expect(copyUntil(from, to, 3)).rejects.toThrow('The power is gone');
  });
  afterEach(async () => {
    await from.remove();
    await to.remove();
  });

  it('continues after the copied pages, and equals its source', async () => {
    const { sums, kept, isAnew } = await copyStore({ from: from.config, to: to.config });
    expect(isAnew).toBe(false);
    // The first page holds the settings.
    expect(kept).toBeGreaterThanOrEqual(2 * PAGE_ROWS);
    expect(kept).toBeLessThan(COUNT);
    expect(sums.get('users')?.rows).toBe(COUNT);
    expect(await readSums(from)).toEqual(sums);
    expect(await readSums(to)).toEqual(sums);
    await withStore(to, async ({ users }) => expect(await users.isEmpty()).toBe(false));
    await expect(copyStore({ from: from.config, to: to.config })).rejects.toThrow('The target already has accounts');
  });

  it('can be interrupted again and again', async () => {
    for (const pages of [0, 1, 2, 4]) await expect(copyUntil(from, to, pages)).rejects.toThrow('The power is gone');
    const { sums } = await copyStore({ from: from.config, to: to.config });
    expect(await readSums(to)).toEqual(sums);
  });

  it('is opened by no server, and gives no backup, before it is finished', async () => {
    const refusal = 'A copy into this store was interrupted. Finish it with npm run store:copy.';
    await expect(openStore(to.config)).rejects.toThrow(refusal);
    await expect(backupStore(to.config, `${from.config.dataDir}/half.backup`)).rejects.toThrow(refusal);
    if (engine === SQLITE) await expect(copyStore({ from: to.config, to: from.config })).rejects.toThrow(refusal);
  });

  it('begins again if the store has changed since', async () => {
    await withStore(from, ({ users }) => users.create(account(COUNT)));
    const changed = await copyStore({ from: from.config, to: to.config });
    expect(changed.sums.get('users')?.rows).toBe(COUNT + 1);
    expect(await readSums(to)).toEqual(await readSums(from));

    await to.remove();
    to = await emptyConfig(engine);
    await expect(copyUntil(from, to, 3)).rejects.toThrow();
    await run(from, (db) => db.updateTable('users').set({ username: 'renamed' }).execute());
    const renamed = await copyStore({ from: from.config, to: to.config });
    expect([renamed.kept, renamed.isAnew]).toEqual([0, true]);
    expect(await readSums(to)).toEqual(await readSums(from));
  });

  it('is refused if somebody else has written there meanwhile', async () => {
    const row = { id: 'elsewhere', username: 'a', email: `a${COUNT - 1}@example.com`, password_hash: 'x' };
    await run(to, (db) =>
      db
        .insertInto('users')
        .values({ ...row, email_key: row.email, ...EMPTY, created_at: TIME, updated_at: TIME })
        .execute(),
    );
    await expect(copyStore({ from: from.config, to: to.config })).rejects.toThrow(
      'The target has rows that the copy did not write. Stop all servers that use it, empty it with npm run reset',
    );
  });

  it('is undone if what is there is not what was written, and can be made anew', async () => {
    await run(to, (db) => db.updateTable('users').set({ username: 'altered' }).execute());
    const copy = () => copyStore({ from: from.config, to: to.config });
    await expect(copy()).rejects.toThrow('The copy differs from what was read, so it was undone');
    expect((await readSums(to)).get('users')?.rows).toBe(0);
    expect((await copy()).kept).toBe(0);
    expect(await readSums(to)).toEqual(await readSums(from));
  });
});

const TIME = '2026-01-01T00:00:00.000Z';
const EMPTY = { first_name: '', last_name: '', phone: '', company: '', position: '' };

const account = (number: number) => ({ username: 'a', email: `a${number}@example.com`, password_hash: 'x' });

/** Copies some pages, and fails then. */
function copyUntil(from: Place, to: Place, pages: number) {
  return readAlone(from.config, (source) =>
    resumeCopy(to.config, {
      tables: TABLES,
      read: async function* () {
        let left = pages;
        for await (const page of readTables(source, TABLES)) {
          if (left === 0) throw new Error('The power is gone');
          left -= 1;
          yield page;
        }
      },
    }),
  );
}

async function withStore(place: Place, work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openStore(place.config);
  await work(store);
  await store.close();
}

async function run<T>({ config }: Place, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function readSums(place: Place): Promise<Map<string, Sum>> {
  return run(place, async (db) => {
    const sums = new Sums();
    for await (const page of readTables(db, TABLES)) sums.add(page);
    return sums.toMap();
  });
}
