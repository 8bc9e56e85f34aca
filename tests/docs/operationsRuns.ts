import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DocRun } from './DocRun.ts';

export interface OperationsStage {
  /** An empty folder for backups and stores. */
  folder: string;
  /** The folder of a running server. */
  dataDir: string;
  stopServer: () => Promise<void>;
  /** An empty database. */
  databaseUrl: string;
}

const backups = ({ folder }: OperationsStage) => `${join(folder, 'backups')}/`;

/** Where the page's example restores a backup. */
export const restoredFolder = ({ folder }: OperationsStage) => join(folder, 'try');

/** The commands of docs/operations.md, in an order in which each has what it needs. */
export const operationsRuns: readonly DocRun<OperationsStage>[] = [
  {
    command: 'npm run -s store:backup -- /backups/',
    own: (stage) => ({ '/backups/': backups(stage) }),
    env: ({ dataDir }) => ({ DATA_DIR: dataDir }),
    check: async ({ code }, stage) => {
      expect(code).toBe(0);
      expect(await readdir(backups(stage))).toEqual([expect.stringMatching(/\.backup$/)]);
    },
  },
  {
    command: 'DATA_DIR=/tmp/try npm run store:restore -- FILE',
    own: (stage) => ({ '/tmp/try': restoredFolder(stage), FILE: `${backups(stage)}*` }),
    check: ({ code, stderr }) => {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  },
  {
    command: 'npm run store:copy',
    before: ({ stopServer }) => stopServer(),
    env: ({ dataDir, databaseUrl }) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    check: ({ code, stderr }) => {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  },
];
