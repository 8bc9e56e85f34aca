import { setTimeout } from 'node:timers/promises';
import { type Kysely, Migrator, sql } from 'kysely';
import { findStoreFault } from '#server/findStoreFault.ts';
import { type AssetRepository, createAssetRepository } from './assetRepository.ts';
import { type AttemptRepository, createAttemptRepository } from './attemptRepository.ts';
import { type AuditRepository, createAuditRepository } from './auditRepository.ts';
import { type ComponentRepository, createComponentRepository } from './componentRepository.ts';
import type { Database } from './Database.ts';
import { createEmailLinkRepository, type EmailLinkRepository } from './emailLinkRepository.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';
import { createPasswordResetRepository, type PasswordResetRepository } from './passwordResetRepository.ts';
import { createProjectRepository, type ProjectRepository } from './projectRepository.ts';
import { createSessionRepository, type SessionRepository } from './sessionRepository.ts';
import { createSettingRepository, type SettingRepository } from './settingRepository.ts';
import { createUserRepository, type UserRepository } from './userRepository.ts';

const KEEP_DELETED_MS = 30 * 24 * 3600 * 1000;
const KEEP_AUDIT_MS = 90 * 24 * 3600 * 1000;

export interface Repositories {
  assets: AssetRepository;
  attempts: AttemptRepository;
  audit: AuditRepository;
  components: ComponentRepository;
  emailLinks: EmailLinkRepository;
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
  /** Throws where the engine does not respond. */
  ping(): Promise<void>;
  /** Removes for good what was deleted 30 days before `now`, what happened 90 days before, and what has expired. */
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

/** Creates the store over tables that are up to date. */
export function createStore(db: Kysely<Database>): Store {
  const repositories = createRepositories(db);
  return {
    ...repositories,
    transaction: (work) =>
      again(() => db.transaction().execute((transaction) => work(createRepositories(transaction)))),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    purge: async (now) => {
      const deletedBefore = new Date(now.getTime() - KEEP_DELETED_MS).toISOString();
      await repositories.projects.purge(deletedBefore);
      await repositories.assets.purge(deletedBefore);
      await db.transaction().execute((transaction) => createComponentRepository(transaction).purge(deletedBefore));
      await repositories.sessions.purge(now.toISOString());
      await repositories.passwordResets.purge(now.toISOString());
      await repositories.emailLinks.purge(now.toISOString());
      await repositories.audit.purge(new Date(now.getTime() - KEEP_AUDIT_MS).toISOString());
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

function createRepositories(db: Kysely<Database>): Repositories {
  return {
    assets: createAssetRepository(db),
    attempts: createAttemptRepository(db),
    audit: createAuditRepository(db),
    components: createComponentRepository(db),
    emailLinks: createEmailLinkRepository(db),
    passwordResets: createPasswordResetRepository(db),
    projects: createProjectRepository(db),
    sessions: createSessionRepository(db),
    settings: createSettingRepository(db),
    users: createUserRepository(db),
  };
}

/** Brings the tables up to date; processes that do so together wait for each other. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
