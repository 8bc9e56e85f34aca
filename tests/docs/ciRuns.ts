import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { ProjectCopy } from '../codegen/projectCopy.ts';
import { DEMO } from '../codegen/startedServer.ts';
import type { DocRun } from './DocRun.ts';
import { expectAnswer } from './expectAnswer.ts';

export interface CiStage {
  copy: ProjectCopy;
  /** A server of the project as it is, with the demo account's components in `data`. */
  url: string;
  token: string;
  /** PostgreSQL with the same components. */
  databaseUrl: string;
}

const WIND = 'schemas/kinds/wind.json';
const SOFT = '"x-warn": { "exclusiveMinimum": 0, "maximum": 200 }';
const HARD = '"maximum": 160,\n      "x-warn": { "exclusiveMinimum": 0 }';

const succeeds: DocRun<CiStage>['check'] = ({ code, stderr }) => {
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
};
const breaks: DocRun<CiStage>['check'] = ({ code }) => {
  expect(code).toBe(1);
};
const withToken = ({ token }: CiStage) => ({ API_TOKEN: token });

/** The commands of docs/ci.md, in an order in which each has what it needs. */
export const ciRuns: readonly DocRun<CiStage>[] = [
  { command: 'npm run codegen', check: succeeds },
  { command: 'npm run contract', check: ({ code }) => void expect(code).toBe(0) },
  { command: 'npm run codegen -- --check', check: succeeds },
  { command: 'npm run codegen -- --check --generated DIR', own: () => ({ DIR: 'generated' }), check: succeeds },
  { command: 'npm run codegen -- --against URL', own: ({ url }) => ({ URL: url }), env: withToken, check: succeeds },
  {
    command: 'npm run codegen -- --against https://planning.example.com',
    own: ({ url }) => ({ 'https://planning.example.com': url }),
    env: withToken,
    check: succeeds,
  },
  {
    command: 'npm run codegen -- --against URL --contract …',
    own: ({ url }) => ({ URL: url, '…': 'generated/contract.json' }),
    env: withToken,
    check: succeeds,
  },
  {
    command: 'npm run codegen -- --contract FILE-or-URL',
    own: () => ({ 'FILE-or-URL': 'generated/contract.json' }),
    check: succeeds,
  },
  {
    command: 'npm run codegen -- --changes-since origin/main',
    before: hardenLimit,
    check: (finished) => expectAnswer('docs/ci.md', 'npm run codegen -- --changes-since origin/main', finished),
  },
  { command: 'npm run codegen -- --changes-since REF', own: () => ({ REF: 'origin/main' }), check: breaks },
  {
    command: 'npm run codegen -- --stored data',
    check: (finished) => expectAnswer('docs/ci.md', 'npm run codegen -- --stored data', finished),
  },
  { command: 'npm run codegen -- --stored[=PLACE]', own: () => ({ '[=PLACE]': '=data' }), check: breaks },
  { command: 'npm run codegen -- --stored', env: () => ({ DATA_DIR: 'data' }), check: breaks },
  {
    command: 'npm run codegen -- --stored postgres://…',
    own: ({ databaseUrl }) => ({ 'postgres://…': databaseUrl }),
    check: breaks,
  },
  {
    command: 'npm run codegen -- --stored https://…',
    own: ({ url }) => ({ 'https://…': url }),
    env: () => DEMO,
    check: breaks,
  },
];

/** The edit that the page's answers are about: the soft limit of a wind turbine's height becomes a hard one. */
async function hardenLimit({ copy }: CiStage): Promise<void> {
  const text = await readFile(copy.path(WIND), 'utf8');
  expect(text).toContain(SOFT);
  await writeFile(copy.path(WIND), text.replace(SOFT, HARD));
}
