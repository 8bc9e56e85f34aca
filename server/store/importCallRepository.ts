import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

export type ImportCallRepository = ReturnType<typeof createImportCallRepository>;

/** Identifies a call of an import run. */
export interface ImportCallKey {
  ownerId: string;
  run: string;
  part: number;
}

interface KeptCall {
  bodyHash: string;
  /** The answer as JSON. */
  answer: string;
}

/** Stores the answers to the calls of import runs. */
export function createImportCallRepository(db: Kysely<Database>) {
  return {
    async find({ ownerId, run, part }: ImportCallKey): Promise<KeptCall | undefined> {
      const row = await db
        .selectFrom('import_calls')
        .select(['body_hash', 'answer'])
        .where('owner_id', '=', ownerId)
        .where('run', '=', run)
        .where('part', '=', part)
        .executeTakeFirst();
      return row && { bodyHash: row.body_hash, answer: row.answer };
    },

    async add({ ownerId, run, part }: ImportCallKey, { bodyHash, answer }: KeptCall): Promise<void> {
      const row = { owner_id: ownerId, run, part, body_hash: bodyHash, answer, at: new Date().toISOString() };
      await db.insertInto('import_calls').values(row).execute();
    },

    async purge(before: string): Promise<void> {
      await db.deleteFrom('import_calls').where('at', '<', before).execute();
    },
  };
}
