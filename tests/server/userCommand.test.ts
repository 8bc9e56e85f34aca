import { expect, it } from 'vitest';
import { isPassword } from '#server/accounts/passwords.ts';
import { openStore } from '#server/store/Store.ts';
import { emptyConfig, SQLITE } from './engines.ts';
import { runCommand } from './runCommand.ts';

it('npm run user makes an account, and sets a password that ends its sessions and is in its activity', async () => {
  const { config, remove } = await emptyConfig(SQLITE);
  const user = (...args: string[]) => runCommand('user', args, { DATA_DIR: config.dataDir });
  const first = /^Added ada@example\.com, password (\S{16})\n$/.exec(
    (await user('add', 'ada@example.com')).stdout,
  )?.[1];
  const second = /, password (\S{16})\n$/.exec((await user('password', 'ADA@example.com')).stdout)?.[1];
  const store = await openStore(config);
  const { id, password_hash } = (await store.users.byEmail('ada@example.com')) ?? { id: '', password_hash: '' };
  expect(await Promise.all([first, second].map((made) => isPassword(made ?? '', password_hash)))).toEqual([
    false,
    true,
  ]);
  expect(await store.audit.list({ userId: id, limit: 9 })).toMatchObject([
    { event: 'password_changed', address: '', user_agent: 'Command line of the server' },
  ]);
  await store.close();
  await remove();
});
