import type { TestProject } from 'vitest/node';
import { type PostgresCluster, startPostgres } from './PostgresCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for this run; undefined if PostgreSQL is not installed. */
    postgresUrl: string | undefined;
  }
}

export const SETTINGS = [
  // The data of a test run needs to survive no crash, and is copied nowhere.
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  // Hundreds of databases live for seconds each.
  'autovacuum=off',
  'max_connections=200',
];

let cluster: PostgresCluster | undefined;

/** Starts a PostgreSQL server in a temporary directory, for all tests of the run. */
export async function setup(project: TestProject): Promise<void> {
  cluster = process.env.TEST_POSTGRES === 'pglite' ? undefined : await startPostgres(SETTINGS);
  project.provide('postgresUrl', cluster?.url);
}

export function teardown(): void {
  cluster?.remove();
}
