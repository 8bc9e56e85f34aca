import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareServer } from '#codegen/compareServer.ts';
import type { Generated } from '#codegen/makeModules.ts';
import { editContract, generatedProbe } from '../fixtures/generatedProbe.ts';
import { type DoctoredServer, startDoctored } from './doctoredServer.ts';

const made = generatedProbe();
const theirs = editContract(made.document, ({ components: { schemas } }) => {
  schemas.Probe.properties.count.type = 'string';
  schemas.ProbeWrite.properties.power.minimum = 5;
});

const STRICTER = {
  ...{ file: 'schemas/kinds/probe.json', line: 1, column: 1, rule: 'server/tighterMinimum' },
  message: 'probe.power: stricter minimum: 0 in the form, 5 on the server',
};
const NO_CONTRACT = {
  ...{ file: 'schemas/openapi.yaml', line: 1, column: 1, rule: 'server/noContract', severity: 'warning' },
  message: 'was not compared: the server publishes no contract at any of the usual places.',
  suggestion: '--contract says where it is.',
};

let server: DoctoredServer;
beforeAll(async () => {
  server = await startDoctored(made.definitions, made.document);
});
afterAll(() => server.close());

const compare = (own: Partial<Generated> = {}, contract?: string) =>
  compareServer({ url: server.url, made: { ...made, ...own }, env: {}, ...(contract !== undefined && { contract }) });
const unchecked = (message: string) => ({
  findings: [{ file: server.url, line: 1, column: 1, rule: 'unchecked', message }],
});

describe('a server with metadata and a contract', () => {
  it('may not differ, and its contract is returned', async () => {
    server.doctor({});
    expect(await compare()).toEqual({ findings: [], contract: made.document });
  });

  it('may differ in forms and in answers', async () => {
    server.doctor({ contract: theirs });
    const { findings, contract } = await compare();
    expect(contract).toEqual(theirs);
    expect(findings[0]).toEqual(STRICTER);
    expect(findings.slice(1).map(({ message }) => message)).toEqual([
      'in answers, probe.count: type: integer here, string there.',
      'in answers, probe.count: may be null: yes here, no there.',
    ]);
  });

  it('is not compared with a contract that was not made', async () => {
    server.doctor({ contract: theirs });
    const { contract: _, ...rest } = made;
    expect((await compareServer({ url: server.url, made: rest, env: {} })).findings).toEqual([STRICTER]);
  });

  it('may have kinds that are not ours', async () => {
    server.doctor({ components: [{ subclass: 'bird' }, { subclass: 'probe' }] });
    expect((await compare()).findings).toEqual([
      {
        ...{ file: 'schemas/kinds/bird.json', line: 1, column: 1, rule: 'server/kindOnlyOnServer' },
        message: 'bird: only the server knows this kind',
      },
    ]);
  });
});

describe('a server without a contract', () => {
  it('is compared by its metadata, with a warning', async () => {
    server.doctor({ contract: undefined });
    expect(await compare()).toEqual({ findings: [NO_CONTRACT], contract: undefined });
  });

  it('and without metadata is probably not the server', async () => {
    server.doctor({ contract: undefined, metas: { probe: undefined } });
    const message = `${server.url}/api/v2 knows none of the kinds and publishes no contract. Is it the address of the server?`;
    expect(await compare()).toEqual(unchecked(message));
  });

  it('that knows one of two kinds is the server', async () => {
    server.doctor({ contract: undefined });
    const other = { ...made.definitions[0], id: 'other' } as (typeof made.definitions)[number];
    const { findings } = await compare({ definitions: [...made.definitions, other] });
    expect(findings).toEqual([
      NO_CONTRACT,
      {
        ...{ file: 'schemas/kinds/other.json', line: 1, column: 1, rule: 'server/kindOnlyInForm' },
        message: 'other: the server does not know this kind',
      },
    ]);
  });

  it('that fails to send its metadata is the server', async () => {
    server.doctor({ contract: undefined, broken: ['probe'] });
    const { findings } = await compare();
    expect(findings.map(({ rule }) => rule)).toEqual(['server/noContract', 'unchecked']);
    expect(findings[1]?.message).toContain('answered the request for metadata with 500');
  });
});

it('a server without metadata is compared by its contract', async () => {
  server.doctor({ contract: theirs, metas: { probe: undefined } });
  const { findings } = await compare();
  expect(findings).toHaveLength(3);
  expect(findings[0]).toEqual(STRICTER);
});

it('a contract that was named replaces the one of the server', async () => {
  server.doctor({ contract: theirs });
  const { findings } = await compare({}, 'nowhere.json');
  expect(findings).toEqual(unchecked(expect.stringMatching(/^nowhere\.json can't be read: ENOENT/)).findings);
  server.doctor({ contract: made.document });
  expect(await compare({}, `${server.url}/api/v2/openapi.json`)).toEqual({ findings: [], contract: made.document });
});

it('a server that does not answer could not be compared', async () => {
  const { findings, contract } = await compareServer({ url: 'http://127.0.0.1:1', made, env: {} });
  expect(contract).toBeUndefined();
  expect(findings).toEqual([
    {
      ...{ file: 'http://127.0.0.1:1', line: 1, column: 1, rule: 'unchecked' },
      message: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/api\/v2\/.* does not answer: /),
    },
  ]);
});
