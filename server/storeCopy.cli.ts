import { ConfigError } from './config.ts';
import { listSums } from './listSums.ts';
import { runCommand } from './runCommand.ts';
import { copyStore } from './store/copyStore.ts';

/** Copies the embedded store of DATA_DIR to the PostgreSQL of DATABASE_URL; goes on where it was interrupted. */
await runCommand(async (to) => {
  if (!to.databaseUrl) throw new ConfigError(['DATABASE_URL must be set to the PostgreSQL database to copy to']);
  const { sums, kept, isAnew } = await copyStore({ from: { ...to, databaseUrl: undefined }, to });
  if (kept > 0) console.log(`Resumed a copy that was interrupted after ${kept} rows.`);
  if (isAnew) console.log('Started over, as the store has changed since the copy was interrupted.');
  console.log(listSums(sums));
});
