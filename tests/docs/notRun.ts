/** Commands of the pages for CI and operators that no test runs as they stand, by the reason. */
export const NOT_RUN: Readonly<Record<string, readonly string[]>> = {
  'installs packages from a registry, and is then a command that a developer runs': [
    '.ci/run',
    'npm ci',
    'npm ci && npm test',
    'npm ci && npm start',
  ],
  'is the run that this test is a part of, or one of its steps': [
    'npm test',
    'npm run check',
    'npm run types',
    'npm run lint',
    'npm run unit',
    'npm run e2e',
    'npm run test:long',
    'npm run build && npx vitest run --mode long tests/server/faults',
  ],
  'measures, for minutes or hours': [
    'npm run bench -- start',
    'npm run bench -- form',
    'npm run bench -- sizes',
    'npm run bench -- attack',
    'npm run bench -- server',
    'npm run bench -- server 10000',
  ],
  'serves until it is ended: e2e/serve.spec.ts runs it': ['npm run serve'],
  'needs an error of the server: tests/server/logs.test.ts makes one and finds its id': ['grep a1b2c3d4-e5f6'],
  'is only named; what it does is stated elsewhere': ['npm run store:backup', 'npm run user', 'npm run reset'],
};
