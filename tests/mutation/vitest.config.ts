import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { Journal } from './Journal.ts';

const { root, texts, tests, mutants } = new Journal(process.env.MUTATION_FOLDER ?? '').readPlan();
const mutated = new Set(Object.values(mutants));

/** Configures Vitest so that test files judge mutants within the processes that run them. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'instrumented-files',
      enforce: 'pre',
      load: (id) => {
        const file = relative(root, id);
        return mutated.has(file) ? readFileSync(join(texts, file), 'utf8') : undefined;
      },
    },
  ],
  test: {
    include: Object.keys(tests),
    runner: 'tests/mutation/MutationRunner.ts',
    setupFiles: ['tests/mutation/noShrinking.ts'],
    reporters: ['default'],
    silent: true,
    pool: 'forks',
    maxWorkers: 1,
    // A process runs all its files and loads modules once.
    isolate: false,
    // Used until it is known how long the tests take.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    dangerouslyIgnoreUnhandledErrors: true,
    env: { TEST_ENGINE: 'SQLite' },
  },
});
