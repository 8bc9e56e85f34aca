import type { Kysely } from 'kysely';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { createComponentLists } from './listComponents.ts';
import { createProjectParts } from './listProjectParts.ts';
import { createProjectLists } from './listProjects.ts';
import { createTrashList } from './listTrash.ts';
import { createImportedReader } from './readImported.ts';
import { createKindReader } from './readKindFields.ts';

export type Lists = ReturnType<typeof createLists>;

/** Creates the readers of every list that may be long; each reads in slices. */
export function createLists(db: Kysely<Database>, turns: Turns) {
  return {
    components: createComponentLists(db, turns),
    projects: createProjectLists(db, turns),
    parts: createProjectParts(db, turns),
    trash: createTrashList(db, turns),
    fieldsOfKind: createKindReader(db, turns),
    imported: createImportedReader(db),
    /** Waits for a turn between two steps of long work. */
    turns,
  };
}
