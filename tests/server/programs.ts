import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built programs of the server: main.js and the commands. */
    programs: string;
  }
}

const FOLDER = 'test-results/programs';

/** Builds the programs that tests start: from their sources each would take a second longer. */
export async function setup(project: TestProject): Promise<void> {
  await build();
  project.onTestsRerun(build);
  project.provide('programs', FOLDER);
}

async function build(): Promise<void> {
  const args = ['node_modules/.bin/vite', 'build', '--ssr', '--outDir', FOLDER, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, args);
}
