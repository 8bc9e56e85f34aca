import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DoctoredServer, startDoctored } from './doctoredServer.ts';
import { copySchemas, type ProjectCopy } from './projectCopy.ts';
import { realTexts, run } from './schemaTexts.ts';

describe('the command that compares with a server', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  let server: DoctoredServer;
  let contract: ReturnType<typeof JSON.parse>;
  beforeAll(async () => {
    copy = await copySchemas();
    const made = await run(realTexts());
    contract = made.contract?.document;
    server = await startDoctored(made.definitions, contract);
  });
  afterAll(async () => {
    await server.close();
    await copy.remove();
  });

  const compare = (...args: string[]) => copy.run('codegen/cli.mjs', '--against', server.url, ...args);

  it('reports nothing for a server of the same kinds and calls', async () => {
    server.doctor({});
    expect(await compare('--format', 'json')).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });

  it('lists what differs in kinds and calls, at the lines of ours', async () => {
    const changed = JSON.parse(JSON.stringify(contract));
    delete changed.paths['/health/'];
    changed.components.schemas.Wind.properties.hub_height.type = 'string';
    changed.components.schemas.WindWrite.properties.hub_height.minimum = 5;
    changed.components.schemas.Wind.properties.lifetime.type = 'string';
    server.doctor({ contract: changed });
    const { code, stdout } = await compare('--format', 'json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: 'schemas/kinds/wind.json', message: 'wind.hub_height: stricter minimum: 0 in the form, 5 on the server' },
      { file: 'schemas/kinds/wind.json', message: 'in answers, wind.lifetime: type: number here, string there.' },
      { file: 'schemas/kinds/wind.json', message: 'in answers, wind.lifetime: may be null: yes here, no there.' },
      { file: 'schemas/openapi.yaml', message: 'GET /health/ is only here.' },
    ]);
  });

  it('warns where the server publishes no contract, and compares the given one', async () => {
    server.doctor({ contract: undefined });
    const { code, stderr } = await compare();
    expect(code).toBe(0);
    expect(stderr).toMatch(/was not compared: the server publishes no contract at any of the usual places\./);
    await copy.run('codegen/cli.mjs');
    expect(await compare('--contract', 'generated/contract.json')).toEqual({ code: 0, stdout: '', stderr: '' });
    const lost = await compare('--contract', 'nowhere.json', '--format', 'github');
    expect(lost).toMatchObject({ code: 3, stderr: '' });
    expect(lost.stdout).toMatch(/^::error::nowhere\.json can't be read: /);
  });
});
