import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['tests/server/**/*.test.ts'],
    globalSetup: ['tests/server/postgres.ts'],
    testTimeout: 20000,
    hookTimeout: 60000,
  },
});
