import { defineConfig } from 'vitest/config';

const part = process.env.MUTATION_PART ?? '*';

/** The tests of one part of the product; those of the server run on SQLite alone, as services don't know the engine. */
export default defineConfig({
  test: {
    include: [`tests/${part}/**/*.test.ts`],
    // They walk through everything or start processes, so that each mutant would wait for them.
    exclude: [
      'tests/server/{verdicts,resetStore,seed}.test.ts',
      'tests/codegen/{cli,fifteenthKind,generatedModules}.test.ts',
    ],
    testTimeout: 60_000,
    env: { TEST_ENGINE: 'SQLite' },
    // A mutant costs a third of the time in a worker that stays; its modules are loaded anew all the same.
    isolate: false,
  },
});
