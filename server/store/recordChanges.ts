import type { InsertResult, Kysely, UpdateResult } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { compileOnce } from './compileOnce.ts';
import type { ChangeTable, Database } from './Database.ts';

const ROWS_AT_ONCE = 500;

/** A change without its number and time, which it gets when the write ends. */
export type Change = Omit<ChangeTable, 'owner_id' | 'cursor' | 'at'>;

/** Records a change that was just made. */
export type Recorder = (change: Change) => void;

interface Recorded<Result> {
  result: Result;
  hasChanges: boolean;
}

/**
 * Runs a write and stores the changes that it records, numbered; needs a transaction. The first statement locks the
 * owner's feed, so other writes of this owner wait: changes are committed in the order of their numbers, and writes
 * that need the same rows can't deadlock.
 */
export async function recordChanges<Result>(
  db: Kysely<Database>,
  ownerId: string,
  work: (record: Recorder) => Promise<Result>,
): Promise<Recorded<Result>> {
  const [feed] = await lockFeed(db, { ownerId });
  if (!feed) throw new Error('A feed was neither created nor locked');
  const { cursor } = feed;
  const changes: Change[] = [];
  const result = await work((change) => void changes.push(change));
  if (changes.length > 0) await store(db, { ownerId, cursor, changes });
  return { result, hasChanges: changes.length > 0 };
}

const lockFeed = compileOnce<{ ownerId: string }, { cursor: number }>((db, value) =>
  db
    .insertInto('feeds')
    .values({ owner_id: value('ownerId'), cursor: 0, purged: 0, components: '', projects: '' })
    // An update that changes nothing also locks the row, on both engines.
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(({ ref }) => ({ cursor: ref('feeds.cursor') })))
    .returning('cursor'),
);

interface Numbering {
  ownerId: string;
  /** The number of the last change before these. */
  cursor: number;
  changes: readonly Change[];
}

async function store(db: Kysely<Database>, { ownerId, cursor, changes }: Numbering): Promise<void> {
  const at = new Date().toISOString();
  const rows = changes.map((change, index) => ({ ...change, owner_id: ownerId, cursor: cursor + index + 1, at }));
  const [first] = rows;
  if (first && rows.length === 1) await insertChange(db, first);
  else await insertChanges(db, rows);
  const isOfComponents = ({ what }: Change) => what === 'component';
  const update = changes.every(isOfComponents)
    ? updateComponents
    : changes.some(isOfComponents)
      ? updateBoth
      : updateProjects;
  await update(db, { ownerId, cursor: cursor + rows.length, revision: uuidv7() });
}

const insertChange = compileOnce<ChangeTable, InsertResult>((db, value) =>
  db.insertInto('changes').values({
    ...{ owner_id: value('owner_id'), cursor: value('cursor'), at: value('at'), what: value('what'), id: value('id') },
    ...{ action: value('action'), revision: value('revision'), subclass: value('subclass') },
    ...{ is_template: value('is_template'), project_id: value('project_id') },
  }),
);

async function insertChanges(db: Kysely<Database>, rows: readonly ChangeTable[]): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await db
      .insertInto('changes')
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .execute();
}

const updateComponents = createUpdate(['components']);
const updateProjects = createUpdate(['projects']);
const updateBoth = createUpdate(['components', 'projects']);

/** Creates the query that stores the number of the last change, and new revisions of the changed lists. */
function createUpdate(lists: readonly ('components' | 'projects')[]) {
  return compileOnce<{ ownerId: string; cursor: number; revision: string }, UpdateResult>((db, value) =>
    db
      .updateTable('feeds')
      .set({ cursor: value('cursor'), ...Object.fromEntries(lists.map((list) => [list, value('revision')])) })
      .where('owner_id', '=', value('ownerId')),
  );
}
