import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, Migrator } from 'kysely';
import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import { findStoreFault } from '#server/findStoreFault.ts';
import { type AssetRepository, createAssetRepository } from './assetRepository.ts';
import { type AssetWriter, createAssetWriter } from './assetWriter.ts';
import { type AttemptCounter, createAttemptCounter } from './attemptCounter.ts';
import { createAttemptRepository } from './attemptRepository.ts';
import { type AuditRepository, createAuditRepository } from './auditRepository.ts';
import { type ComponentRepository, createComponentRepository } from './componentRepository.ts';
import { type ComponentWriter, createComponentWriter } from './componentWriter.ts';
import { expectWhole } from './copyProgress.ts';
import { createLists, type Lists } from './createLists.ts';
import { createTurns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { createEmailLinkRepository, type EmailLinkRepository } from './emailLinkRepository.ts';
import { expectUnicode } from './expectUnicode.ts';
import { createFeedRepository, type FeedRepository } from './feedRepository.ts';
import { createImportCallRepository, type ImportCallRepository } from './importCallRepository.ts';
import { isPostgres } from './isPostgres.ts';
import { createMarkRepository, type MarkRepository } from './markRepository.ts';
import { migrations } from './migrations.ts';
import { type Connections, connectDatabase, type DatabasePlace } from './openDatabase.ts';
import { createOwnershipRepository, type OwnershipRepository } from './ownershipRepository.ts';
import { createPasswordResetRepository, type PasswordResetRepository } from './passwordResetRepository.ts';
import { createProjectRepository, type ProjectRepository } from './projectRepository.ts';
import { createProjectWriter, type ProjectWriter } from './projectWriter.ts';
import { purgeDeleted } from './purgeDeleted.ts';
import { keepSessionsWhileFull, notePlacesUnlessFull, recordUnlessFull } from './readOnlyFallbacks.ts';
import { type Recorder, recordChanges } from './recordChanges.ts';
import { createReferenceRepository, type ReferenceRepository } from './referenceRepository.ts';
import { RETENTION } from './retention.ts';
import { createSessionRepository, type SessionRepository } from './sessionRepository.ts';
import { createSettingRepository, type SettingRepository } from './settingRepository.ts';
import { createSignInPlaceRepository, type SignInPlaceRepository } from './signInPlaceRepository.ts';
import { createTrashWriter, type TrashWriter } from './trashWriter.ts';
import { createUserRepository, type UserRepository } from './userRepository.ts';
import { createViewRepository, type ViewRepository } from './viewRepository.ts';

/**
 * The size of a large record, since a nearly full disk may still take a few bytes; random, so compression saves none.
 */
const CHECK_BYTES = 32 * 1024;

/** Every statement of the store is short, or one of many slices. */
const LONGEST_QUERY_MS = 20_000;

export interface Repositories {
  assets: AssetRepository;
  attempts: AttemptCounter;
  audit: AuditRepository;
  components: ComponentRepository;
  emailLinks: EmailLinkRepository;
  feeds: FeedRepository;
  importCalls: ImportCallRepository;
  marks: MarkRepository;
  ownership: OwnershipRepository;
  passwordResets: PasswordResetRepository;
  projects: ProjectRepository;
  reference: ReferenceRepository;
  sessions: SessionRepository;
  settings: SettingRepository;
  signInPlaces: SignInPlaceRepository;
  users: UserRepository;
  views: ViewRepository;
}

/** Repositories that can also write the records covered by an owner's feed. */
export interface Writers extends Repositories {
  assets: AssetRepository & AssetWriter;
  components: ComponentRepository & ComponentWriter;
  projects: ProjectRepository & ProjectWriter;
  trash: TrashWriter;
}

/**
 * Writes an owner's records in one transaction and numbers each change in the owner's feed. The work must use only the
 * repositories that it receives, and must not do anything outside the store, since it may be retried.
 */
type Write = <T>(ownerId: string, work: (writers: Writers) => Promise<T>) => Promise<T>;

/** The only access to the data, for either engine. */
export interface Store extends Repositories {
  lists: Lists;
  write: Write;
  /** Runs one transaction; the rules for the work of `write` apply here too. */
  transaction<T>(work: (repositories: Repositories & { write: Write }) => Promise<T>): Promise<T>;
  /**
   * Calls the listener with each owner whose feed this process has added to; returns the function that unsubscribes.
   */
  onChange(listener: (ownerId: string) => void): () => void;
  /** Writes something to the disk; throws if the store can't be written. */
  checkWritable(): Promise<void>;
  countConnections(): Connections;
  /** Permanently removes what is kept no longer (retention.ts), and expired sessions, links and attempts. */
  purge(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store and brings its tables up to date; processes that start together wait for each other. */
export async function openStore(place: DatabasePlace): Promise<Store> {
  const opened = connectDatabase(place);
  try {
    await migrate(opened.db);
    await expectWhole(opened.db);
    // Only migrations may take longer.
    opened.limitQueries(LONGEST_QUERY_MS);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
  return createStore(opened.db, opened.countConnections);
}

/** Creates the store over migrated tables. */
export function createStore(db: Kysely<Database>, countConnections = countOne): Store {
  const repositories = createRepositories(db);
  const listeners = new Set<(ownerId: string) => void>();

  const transaction: Store['transaction'] = async (work) => {
    const { result, owners } = await again(() =>
      db.transaction().execute(async (transaction) => {
        const changed = new Set<string>();
        const write = createWrite(transaction, changed);
        return { result: await work({ ...createRepositories(transaction), write }), owners: changed };
      }),
    );
    for (const ownerId of owners) for (const listener of listeners) listener(ownerId);
    return result;
  };

  return {
    ...repositories,
    audit: recordUnlessFull(repositories.audit),
    sessions: keepSessionsWhileFull(repositories.sessions),
    signInPlaces: notePlacesUnlessFull(repositories.signInPlaces),
    lists: createLists(db, createTurns()),
    transaction,
    write: (ownerId, work) => transaction(({ write }) => write(ownerId, work)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    checkWritable: () => repositories.settings.replace('last_check', randomBytes(CHECK_BYTES / 2).toString('hex')),
    countConnections,
    purge: async (now) => {
      const deletedBefore = new Date(now.getTime() - RETENTION.deleted).toISOString();
      await again(() =>
        db.transaction().execute(async (transaction) => {
          const feeds = createFeedRepository(transaction);
          await feeds.touchOwnersOfDeleted(deletedBefore);
          await feeds.purge(deletedBefore);
          await purgeDeleted(transaction, deletedBefore);
        }),
      );
      await repositories.sessions.purge(now);
      await repositories.signInPlaces.purge(new Date(now.getTime() - RETENTION.signInPlaces).toISOString());
      await repositories.passwordResets.purge(now.toISOString());
      await repositories.emailLinks.purge(now.toISOString());
      await repositories.audit.purge(new Date(now.getTime() - RETENTION.audit).toISOString());
      await repositories.attempts.purge(now.toISOString());
      await repositories.importCalls.purge(new Date(now.getTime() - RETENTION.importCalls).toISOString());
    },
    close: () => db.destroy(),
  };
}

/** Creates the `write` of a transaction; it adds the owner to `changed` if it adds to the owner's feed. */
function createWrite(db: Kysely<Database>, changed: Set<string>): Write {
  return async (ownerId, work) => {
    const { result, hasChanges } = await recordChanges(db, ownerId, (record) => work(createWriters(db, record)));
    if (hasChanges) changed.add(ownerId);
    return result;
  };
}

function createWriters(db: Kysely<Database>, record: Recorder): Writers {
  const repositories = createRepositories(db);
  return {
    ...repositories,
    assets: { ...repositories.assets, ...createAssetWriter(db, record) },
    components: { ...repositories.components, ...createComponentWriter(db, record) },
    projects: { ...repositories.projects, ...createProjectWriter(db, record) },
    trash: createTrashWriter(db, record),
  };
}

/** Retries a transaction that collided with another one; the work must not do anything outside the store. */
async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MOST_TRIES || findStoreFault(error) !== 'conflict') throw error;
      // Colliding writers wait for different times, so that they don't collide again.
      await setTimeout(tries * 10 * (1 + Math.random()));
    }
  }
}

const MOST_TRIES = 5;

function countOne(): Connections {
  return { open: 1, idle: 0, waiting: 0 };
}

function createRepositories(db: Kysely<Database>): Repositories {
  return {
    assets: createAssetRepository(db),
    attempts: createAttemptCounter(createAttemptRepository(db), { windowMs: ATTEMPT_LIMITS.windowMs }),
    audit: createAuditRepository(db),
    components: createComponentRepository(db),
    emailLinks: createEmailLinkRepository(db),
    feeds: createFeedRepository(db),
    importCalls: createImportCallRepository(db),
    marks: createMarkRepository(db),
    ownership: createOwnershipRepository(db),
    passwordResets: createPasswordResetRepository(db),
    projects: createProjectRepository(db),
    reference: createReferenceRepository(db),
    sessions: createSessionRepository(db),
    settings: createSettingRepository(db),
    signInPlaces: createSignInPlaceRepository(db),
    users: createUserRepository(db),
    views: createViewRepository(db),
  };
}

/** Migrates the tables to the latest level, or to the given one; processes that do so together wait for each other. */
export async function migrate(db: Kysely<Database>, level?: string): Promise<void> {
  if (isPostgres(db)) await expectUnicode(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (level === undefined ? migrator.migrateToLatest() : migrator.migrateTo(level));
  if (error) throw error;
}
