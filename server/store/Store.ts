import { type Kysely, Migrator, sql } from 'kysely';
import { type AssetRepository, assetRepository } from './assetRepository.ts';
import { type AttemptRepository, attemptRepository } from './attemptRepository.ts';
import { type ComponentRepository, componentRepository } from './componentRepository.ts';
import type { Database } from './Database.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';
import { type PasswordResetRepository, passwordResetRepository } from './passwordResetRepository.ts';
import { type ProjectRepository, projectRepository } from './projectRepository.ts';
import { type SessionRepository, sessionRepository } from './sessionRepository.ts';
import { type SettingRepository, settingRepository } from './settingRepository.ts';
import { type UserRepository, userRepository } from './userRepository.ts';

const DELETED_ARE_KEPT_MS = 30 * 24 * 3600 * 1000;

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

/** The one way to the data, whichever engine holds them. */
export interface Store extends Repositories {
  /** All or nothing; the work must use the repositories that it is given. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  /** Throws where the engine does not answer. */
  ping(): Promise<void>;
  /** Drops what was deleted 30 days before `now`, and what has expired. */
  purge(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store and brings its tables up to date; processes that start together wait for each other. */
export async function openStore(place: DatabasePlace): Promise<Store> {
  const db = openDatabase(place);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createStore(db);
}

/** The store over tables that are up to date. */
export function createStore(db: Kysely<Database>): Store {
  const repositories = createRepositories(db);
  return {
    ...repositories,
    transaction: (work) => db.transaction().execute((transaction) => work(createRepositories(transaction))),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    purge: async (now) => {
      const deletedBefore = new Date(now.getTime() - DELETED_ARE_KEPT_MS).toISOString();
      await repositories.projects.purge(deletedBefore);
      await repositories.assets.purge(deletedBefore);
      await db.transaction().execute((transaction) => componentRepository(transaction).purge(deletedBefore));
      await repositories.sessions.purge(now.toISOString());
      await repositories.passwordResets.purge(now.toISOString());
      await repositories.attempts.purge(now.toISOString());
    },
    close: () => db.destroy(),
  };
}

function createRepositories(db: Kysely<Database>): Repositories {
  return {
    assets: assetRepository(db),
    attempts: attemptRepository(db),
    components: componentRepository(db),
    passwordResets: passwordResetRepository(db),
    projects: projectRepository(db),
    sessions: sessionRepository(db),
    settings: settingRepository(db),
    users: userRepository(db),
  };
}

/** Brings the tables up to date; processes that do so together wait for each other. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
