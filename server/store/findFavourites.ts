import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Selects the ids of an owner's favourites, for a condition of another query. */
export function findFavourites(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('marks').select('record_id').where('owner_id', '=', ownerId).where('mark', '=', 'favourite');
}
