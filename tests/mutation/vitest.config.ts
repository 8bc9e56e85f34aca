import { defineConfig } from 'vitest/config';

/** The tests that need neither browser nor PostgreSQL: a mutant is judged by those that reach it. */
export default defineConfig({
  test: {
    include: ['tests/{model,codegen,widgets,records,library,api}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
});
