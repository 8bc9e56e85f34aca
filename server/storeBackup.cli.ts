import { listSums } from './listSums.ts';
import { Refused } from './Refused.ts';
import { runCommand } from './runCommand.ts';
import { backupStore } from './store/backupStore.ts';

const USAGE = `Usage:
  npm run store:backup -- FILE     writes the store of DATA_DIR or DATABASE_URL to a new file, while a server uses it
  npm run store:backup -- FOLDER/  writes it into the folder, created if missing, named by the time`;

await runCommand(async (config) => {
  const [target, ...rest] = process.argv.slice(2);
  if (!target || rest.length > 0) throw new Refused(USAGE);
  const { file, sums } = await backupStore(config, target);
  console.log(`${listSums(sums)}\nWrote ${file}, and read it again`);
});
