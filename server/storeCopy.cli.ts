import { ConfigError } from './config.ts';
import { listSums } from './listSums.ts';
import { runCommand } from './runCommand.ts';
import { copyStore } from './store/copyStore.ts';

/** Copies the embedded store of DATA_DIR to the PostgreSQL of DATABASE_URL. */
await runCommand(async (to) => {
  if (!to.databaseUrl) throw new ConfigError(['DATABASE_URL must be set to the PostgreSQL database to copy to']);
  console.log(listSums(await copyStore({ from: { ...to, databaseUrl: undefined }, to })));
});
