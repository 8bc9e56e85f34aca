import type { Kysely } from 'kysely';
import { Refused } from '#server/Refused.ts';
import type { Database } from './Database.ts';
import { createSettingRepository } from './settingRepository.ts';
import type { Sum } from './tableRows.ts';

/** The setting of a store that is being copied into: the sums of the tables as far as they are written. */
const COPYING = 'copying';

const UNFINISHED = 'A copy into this store was interrupted. Finish it with npm run store:copy.';

/** Throws `Refused` if a copy into this store was interrupted. */
export async function expectWhole(db: Kysely<Database>): Promise<void> {
  if (await findProgress(db)) throw new Refused(UNFINISHED);
}

/** Returns how far a copy into this store has got; undefined if none was interrupted. */
export async function findProgress(db: Kysely<Database>): Promise<Map<string, Sum> | undefined> {
  const found = await db.selectFrom('settings').select('value').where('key', '=', COPYING).executeTakeFirst();
  return found && new Map(JSON.parse(found.value));
}

export async function keepProgress(db: Kysely<Database>, sums: ReadonlyMap<string, Sum>): Promise<void> {
  await createSettingRepository(db).replace(COPYING, JSON.stringify([...sums]));
}

export async function dropProgress(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', COPYING).execute();
}
