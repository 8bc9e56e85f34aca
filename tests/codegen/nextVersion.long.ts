import { cp, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject, type ProjectCopy } from './projectCopy.ts';
import { startServer } from './startedServer.ts';

/** Milliseconds; several tools start in their own processes. */
const SLOW = 180_000;
const FILE = 'schemas/kinds/flywheel.json';

const CHANGES = `"x-version": 2,
  "x-changes": {
    "2": [
      { "scale": "rotor_mass", "from": "kg", "to": "t", "as": "mass" },
      { "map": "bearing", "values": { "ball": "rolling" } },
      { "drop": "maker" },
      { "add": "spin_losses", "value": "rotor_mass * 0.001" }
    ]
  },
  "properties": {
    "spin_losses": { "type": "number", "title": "Spin losses", "x-unit": "kW", "default": 1 },`;

describe('a kind file that takes its next version', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject('codegen', 'schemas', 'server', 'src/model');
    await cp(fileURLToPath(new URL('./fixtures/flywheel.json', import.meta.url)), copy.path(FILE));
    expect(await copy.run('codegen/cli.mjs')).toMatchObject({ code: 0 });
  }, SLOW);
  afterAll(() => copy.remove());

  it(
    'converts stored components, states its version, and is compiled without a warning',
    async () => {
      const first = await startServer(copy.folder);
      onTestFinished(first.stop);
      const sent = { name: 'Rig', rotor_mass: 1500, bearing: 'ball', maker: 'Acme' };
      const { body: before } = await first.call('POST', '/components/flywheel/', sent);
      await first.stop();

      const text = await readFile(copy.path(FILE), 'utf8');
      const next = text
        .replaceAll('"ball"', '"rolling"')
        .replace('"properties": {', CHANGES)
        .replace('"rotor_mass": {', '"mass": {')
        .replace('"x-unit": "kg"', '"x-unit": "t"')
        .replace('"default": 1200', '"default": 1.2')
        .replace(/\n.*"title": "Maker".*/, '')
        .replace('["rotor_mass", "bearing", "vacuum", "maker"]', '["mass", "spin_losses", "bearing", "vacuum"]');
      await writeFile(copy.path(FILE), next);
      expect(await copy.run('codegen/cli.mjs')).toEqual({ code: 0, stdout: '', stderr: '' });
      await writeFile(copy.path('probe.ts'), "export { kind } from '#generated/kinds/flywheel.ts';\n");
      const config = { extends: './tsconfig.json', compilerOptions: { types: ['node'] }, include: ['probe.ts'] };
      await writeFile(copy.path('tsconfig.probe.json'), JSON.stringify(config));
      expect(await copy.run('tsc', '-p', 'tsconfig.probe.json', '--pretty', 'false')).toMatchObject({ stdout: '' });

      const second = await startServer(copy.folder);
      onTestFinished(second.stop);
      const { body } = await second.call('GET', `/components/flywheel/${before.id}/`);
      expect(body).toMatchObject({
        mass: 1.5,
        bearing: 'rolling',
        spin_losses: 1.5,
        'maker@1': 'Acme',
        kind_version: 2,
      });
      expect(body.updated_at).toBe(before.updated_at);
      const { body: meta } = await second.call('GET', '/components/meta/flywheel/');
      expect(meta.kind_version).toBe(2);
      const put = await second.call('PUT', `/components/flywheel/${before.id}/?kind_version=1`, {
        ...sent,
        rotor_mass: 2000,
      });
      expect(put.body).toMatchObject({ rotor_mass: 2000, bearing: 'ball', maker: 'Acme' });
    },
    SLOW,
  );
});
