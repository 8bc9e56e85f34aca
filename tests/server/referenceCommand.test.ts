import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyConfig, SQLITE } from './engines.ts';
import { runCommand } from './runCommand.ts';

const TABLE = 'tests/fixtures/imports/bslib_batteries.csv';

it('npm run reference adds sets of tables and of JSON, says what is left out, lists and removes them', async () => {
  const { config, remove } = await emptyConfig(SQLITE);
  const run = (...args: string[]) => runCommand('reference', args, { DATA_DIR: config.dataDir });
  const own = join(config.dataDir, 'own.json');
  const about = { name: 'own', title: 'Our turbines', subclass: 'wind', source: 'Data sheets', licence: 'internal' };
  writeFileSync(own, JSON.stringify({ ...about, entries: [{ name: 'Anemo 9', hub_height: 40 }] }));

  const first = await run('add', TABLE);
  expect(first.code).toBe(2);
  expect(first.stdout).toMatch(/^bslib_batteries \(CC-BY-4.0\) has 4 entries\n {2}4 new: Generic AC-System, /);
  expect(first.stdout).toContain('3 left out:\n    bslib_batteries.csv:6:17 E_BAT_usable [kWh] is blank');
  expect(await run('add', own)).toMatchObject({ code: 0, stdout: expect.stringContaining('1 new: Anemo 9') });
  expect((await run('list')).stdout).toMatch(
    /^bslib_batteries {2}.*, 4 entries of .*\nown {2}Our turbines, 1 entry of/,
  );
  expect(await run('remove', 'own')).toMatchObject({ code: 0, stdout: 'Removed own\n' });
  expect(await run('remove', 'own')).toMatchObject({ code: 1, stderr: 'There is no reference set own\n' });
  expect(await run('add', 'README.md')).toMatchObject({ code: 1, stderr: expect.stringContaining('No mapping') });
  expect(await run('add', TABLE, config.dataDir)).toMatchObject({
    ...{ code: 1, stderr: `${config.dataDir} can't be read: it is not a file\n` },
  });
  await remove();
});
