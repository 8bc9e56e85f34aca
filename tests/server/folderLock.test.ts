import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, StoreInUse } from '#server/store/lockFolder.ts';
import { runCommand } from './runCommand.ts';

const HOLD = `import { lockFolder } from '#server/store/lockFolder.ts';
lockFolder(process.env.DATA_DIR ?? '');
console.log('locked');
setInterval(() => {}, 1000);`;

describe('the folder of an embedded store', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'q-system-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const words = (who: string) =>
    `A server is running on the store in ${folder}: ${who}. Stop it first, or set another DATA_DIR.`;

  it('is one server’s, which is named to another, and is free once that one has been killed', async () => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', HOLD];
    const holder = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: folder } });
    await once(holder.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(new StoreInUse(words(`process ${holder.pid}`)));
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    // Another program may have the process id by now: the file that names it is not a lock.
    expect(existsSync(join(folder, 'q-system.pid'))).toBe(true);
    writeFileSync(join(folder, 'q-system.pid'), `${process.pid} ${hostname()}`);
    lockFolder(folder)();
    expect(existsSync(join(folder, 'q-system.pid'))).toBe(false);
  });

  it('refuses a second server in one line, and lets commands in beside the first', async () => {
    const release = lockFolder(folder);
    const settings = { DATA_DIR: folder, PORT: '0' };
    const [server, list, reset] = await Promise.all([
      runCommand('main', [], settings),
      runCommand('user', ['list'], settings),
      runCommand('reset', ['--yes'], settings),
    ]);
    expect(server).toEqual({ code: 1, stdout: '', stderr: `${words(`process ${process.pid}`)}\n` });
    expect(list).toEqual({ code: 0, stdout: 'No accounts\n', stderr: '' });
    // Which of the two was first decides whether there was a store.
    expect([`There is no store in ${folder}\n`, `${words(`process ${process.pid}`)}\n`]).toContain(
      reset.stdout || reset.stderr,
    );
    release();
  });

  it('names the machine of a server elsewhere, and says so if no machine is named', () => {
    const release = lockFolder(folder);
    writeFileSync(join(folder, 'q-system.pid'), '1 other-machine');
    expect(() => lockFolder(folder)).toThrow(words('process 1 on other-machine'));
    writeFileSync(join(folder, 'q-system.pid'), '');
    expect(() => lockFolder(folder)).toThrow(words('its process is not known'));
    for (const file of ['q-system.lock', 'q-system.pid']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    release();
  });
});
