import { getOutbox } from './accounts/mailer.ts';
import { type AppParts, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createStop } from './createStop.ts';
import { DEMO_EMAIL, seed } from './demo/seed.ts';
import { describeStartFault } from './describeStartFault.ts';
import { loadKinds } from './kinds.ts';
import { openStoreAlone } from './store/openStoreAlone.ts';

const PURGE_EVERY_MS = 24 * 3600 * 1000;

async function start(config: Config): Promise<void> {
  const [kinds, store] = await Promise.all([loadKinds(), openStoreAlone(config)]);
  try {
    await serve({ config, store, kinds });
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve({ config, store, kinds }: AppParts): Promise<void> {
  const password = await seed({ store, kinds, config });
  const app = await buildApp({ config, store, kinds });
  const address = await app.listen({ host: config.host, port: config.port });

  const purge = () => store.purge(new Date()).catch((error) => app.log.error({ err: error }, 'the purge failed'));
  const purging = setInterval(purge, PURGE_EVERY_MS).unref();
  void purge();

  const end = createStop({ app, store, exit: (code) => process.exit(code) });
  const stop = () => {
    clearInterval(purging);
    void end();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(greeting({ config, address, password }));
}

function greeting({ config, address, password }: { config: Config; address: string; password: string | undefined }) {
  // An operator who chose the password knows it; logs are kept and read by others.
  const isMade = password !== undefined && config.demoPassword === undefined;
  const account = isMade ? `${DEMO_EMAIL}, password ${password}` : DEMO_EMAIL;
  return [
    `Q-System  ${address}`,
    ...(config.demo ? [`Account   ${account}`] : []),
    `Data      ${config.databaseUrl ? describePlace(config.databaseUrl) : config.dataDir}`,
    ...(config.smtpUrl ? [] : [`Messages  ${getOutbox(config.dataDir)}, as SMTP_URL is not set`]),
  ].join('\n');
}

/** Returns the place without user and password. */
function describePlace(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

// Only the account that runs the server may read the store and the outbox.
process.umask(0o077);
let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  console.error(describeStartFault(error, config) ?? error);
  process.exitCode = 1;
}
