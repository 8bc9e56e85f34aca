import { listSums } from './listSums.ts';
import { Refused } from './Refused.ts';
import { runCommand } from './runCommand.ts';
import { restoreStore } from './store/restoreStore.ts';

const USAGE = `Usage:
  npm run store:restore -- FILE   fills an empty DATA_DIR, or the empty database of DATABASE_URL, with a backup`;

await runCommand(async (config) => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new Refused(USAGE);
  console.log(`${listSums(await restoreStore(config, file))}\nRestored ${file}, and read it again`);
});
