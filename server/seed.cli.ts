import { parseArgs } from 'node:util';
import type { Config } from './config.ts';
import { fillAccount } from './demo/fillAccount.ts';
import { DEMO_EMAIL, seed } from './demo/seed.ts';
import { type Kinds, loadKinds } from './kinds.ts';
import { Refused } from './Refused.ts';
import { runCommand } from './runCommand.ts';
import { openStore, type Store } from './store/Store.ts';

const USAGE = `Usage:
  npm run seed -- 10000                creates that many components for ${DEMO_EMAIL}, and projects that use them
  npm run seed -- 10000 --user EMAIL   creates them for another account`;
const MOST = 1_000_000;

interface Parts {
  store: Store;
  kinds: Kinds;
  config: Config;
}

async function main(config: Config): Promise<void> {
  const { count, email } = readOptions();
  const [kinds, store] = await Promise.all([loadKinds(), openStore(config)]);
  try {
    const ownerId = await findOwner({ store, kinds, config }, email);
    const begin = performance.now();
    const made = await fillAccount({
      store,
      kinds,
      ownerId,
      count,
      onProgress: ({ components }) => console.log(`${write(components)} of ${write(count)} components`),
    });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `Created ${write(made.components)} components and ${write(made.projects)} projects for ${email} in ${seconds} s`,
    );
  } finally {
    await store.close();
  }
}

function readOptions(): { count: number; email: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { user: { type: 'string' } } });
    const [text = '', ...rest] = positionals;
    const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
    if (rest.length === 0 && count >= 1 && count <= MOST) return { count, email: values.user ?? DEMO_EMAIL };
  } catch {
    // An unknown option gets the same answer as an invalid count.
  }
  throw new Refused(USAGE);
}

/** Returns the account's id; creates the demo account if the store has no accounts, as the first start does. */
async function findOwner({ store, kinds, config }: Parts, email: string): Promise<string> {
  const password = email === DEMO_EMAIL ? await seed({ store, kinds, config }) : undefined;
  if (password !== undefined) console.log(`Account ${DEMO_EMAIL}, password ${password}`);
  const user = await store.users.byEmail(email);
  if (!user) throw new Refused(`${email} has no account: npm run user -- add ${email} creates one`);
  return user.id;
}

function write(count: number): string {
  return count.toLocaleString('en');
}

await runCommand(main);
