import { defineConfig } from 'vitest/config';

const tests = process.env.MUTATION_TESTS ?? 'tests/**/*.test.ts';

/** The tests that judge the files that are mutated; those of the server run on SQLite alone: no service knows its engine. */
export default defineConfig({
  test: {
    include: tests.split(','),
    // They walk through everything or start processes, so that each mutant would wait for them.
    exclude: [
      'tests/server/{attacks,fillAccount,preparedStatements,resetStore,seed,verdicts}.test.ts',
      'tests/codegen/{cli,fifteenthKind,generatedModules}.test.ts',
    ],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    env: { TEST_ENGINE: 'SQLite' },
    // A mutant costs a third of the time in a worker that stays; its modules are still reloaded.
    isolate: false,
  },
});
