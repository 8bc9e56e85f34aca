import { ConfigError, readConfig } from './config.ts';
import { copyStore, TargetInUse } from './store/copyStore.ts';

/** Copies the embedded store of DATA_DIR to the PostgreSQL of DATABASE_URL. */
async function main(): Promise<void> {
  const to = readConfig(process.env);
  if (!to.databaseUrl) throw new ConfigError(['DATABASE_URL must be set to the PostgreSQL database to copy to']);
  const counts = await copyStore({ from: { ...to, databaseUrl: undefined }, to });
  console.log([...counts].map(([table, count]) => `${table}  ${count}`).join('\n'));
}

main().catch((error) => {
  console.error(error instanceof ConfigError || error instanceof TargetInUse ? error.message : error);
  process.exitCode = 1;
});
