import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, Migrator } from 'kysely';
import { findStoreFault } from '#server/findStoreFault.ts';
import { type AssetRepository, createAssetRepository } from './assetRepository.ts';
import { type AttemptRepository, createAttemptRepository } from './attemptRepository.ts';
import { type ComponentRepository, createComponentRepository } from './componentRepository.ts';
import type { Database } from './Database.ts';
import { migrations } from './migrations.ts';
import { type Connections, connectDatabase, type DatabasePlace } from './openDatabase.ts';
import { createPasswordResetRepository, type PasswordResetRepository } from './passwordResetRepository.ts';
import { createProjectRepository, type ProjectRepository } from './projectRepository.ts';
import { createSessionRepository, type SessionRepository } from './sessionRepository.ts';
import { createSettingRepository, type SettingRepository } from './settingRepository.ts';
import { createUserRepository, type UserRepository } from './userRepository.ts';
import { countAttemptsWhileFull, keepSessionsWhileFull } from './whileFull.ts';

const KEEP_DELETED_MS = 30 * 24 * 3600 * 1000;
/** As much as a large record, since a disk that is nearly full may still take a few bytes; random, so that none is saved. */
const CHECK_BYTES = 32 * 1024;

export interface Repositories {
  assets: AssetRepository;
  attempts: AttemptRepository;
  components: ComponentRepository;
  passwordResets: PasswordResetRepository;
  projects: ProjectRepository;
  sessions: SessionRepository;
  settings: SettingRepository;
  users: UserRepository;
}

/** The only access to the data, whatever the engine. */
export interface Store extends Repositories {
  /** All or nothing; the work must use the repositories that it receives. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  /** Writes something to the disk; throws where the store can't be written. */
  checkWritable(): Promise<void>;
  countConnections(): Connections;
  /** Removes for good what was deleted 30 days before `now`, and what has expired. */
  purge(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store and brings its tables up to date; processes that start together wait for each other. */
export async function openStore(place: DatabasePlace): Promise<Store> {
  const opened = connectDatabase(place);
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
  return createStore(opened.db, opened.countConnections);
}

/** Creates the store over tables that are up to date. */
export function createStore(db: Kysely<Database>, countConnections = countOne): Store {
  const repositories = createRepositories(db);
  return {
    ...repositories,
    sessions: keepSessionsWhileFull(repositories.sessions),
    attempts: countAttemptsWhileFull(repositories.attempts),
    transaction: (work) =>
      again(() => db.transaction().execute((transaction) => work(createRepositories(transaction)))),
    checkWritable: () => repositories.settings.replace('last_check', randomBytes(CHECK_BYTES / 2).toString('hex')),
    countConnections,
    purge: async (now) => {
      const deletedBefore = new Date(now.getTime() - KEEP_DELETED_MS).toISOString();
      await repositories.projects.purge(deletedBefore);
      await repositories.assets.purge(deletedBefore);
      await db.transaction().execute((transaction) => createComponentRepository(transaction).purge(deletedBefore));
      await repositories.sessions.purge(now.toISOString());
      await repositories.passwordResets.purge(now.toISOString());
      await repositories.attempts.purge(now.toISOString());
    },
    close: () => db.destroy(),
  };
}

/** Tries a transaction again that another one was in the way of; the work must not do anything outside the store. */
async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MOST_TRIES || findStoreFault(error) !== 'conflict') throw error;
      // Those that met wait for different times, so that they don't meet again.
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
    attempts: createAttemptRepository(db),
    components: createComponentRepository(db),
    passwordResets: createPasswordResetRepository(db),
    projects: createProjectRepository(db),
    sessions: createSessionRepository(db),
    settings: createSettingRepository(db),
    users: createUserRepository(db),
  };
}

/** Brings the tables up to date, or only to a migration; processes that do so together wait for each other. */
export async function migrate(db: Kysely<Database>, level?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (level === undefined ? migrator.migrateToLatest() : migrator.migrateTo(level));
  if (error) throw error;
}
