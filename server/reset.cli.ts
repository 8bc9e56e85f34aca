import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Config } from './config.ts';
import { Refused } from './Refused.ts';
import { holdsStore, resetStore } from './resetStore.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `Usage:
  npm run reset                       deletes the embedded store of DATA_DIR, after asking
  npm run reset -- --yes              does so without asking
  npm run reset -- --database NAME    empties the PostgreSQL database of DATABASE_URL, which must have this name`;

async function main(config: Config): Promise<void> {
  const { yes, database } = readOptions();
  const place = describePlace(config, database);
  if (!config.databaseUrl && !holdsStore(config.dataDir)) {
    console.log(`There is no store in ${config.dataDir}`);
  } else if (yes || (await ask(`Delete all accounts, components and projects of ${place}? Type yes: `))) {
    await resetStore(config);
    console.log(`Deleted the store of ${place}`);
  } else {
    console.log('Nothing was deleted');
  }
}

function readOptions(): { yes: boolean; database: string | undefined } {
  try {
    const { values } = parseArgs({ options: { yes: { type: 'boolean' }, database: { type: 'string' } } });
    return { yes: values.yes ?? false, database: values.database };
  } catch (error) {
    throw new Refused(USAGE, { cause: error });
  }
}

/**
 * Describes what will be deleted. A PostgreSQL database, which others may share, must be named; throws `Refused`
 * otherwise.
 */
function describePlace({ databaseUrl, dataDir }: Config, database: string | undefined): string {
  if (!databaseUrl) {
    if (database !== undefined) throw new Refused('DATABASE_URL is not set, so there is no database to empty');
    return dataDir;
  }
  const { host, pathname } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  if (database !== name) {
    throw new Refused(`DATABASE_URL is set. To empty that database, name it: npm run reset -- --database ${name}`);
  }
  return `the database ${name} on ${host}`;
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refused('There is no terminal to ask in: add --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim() === 'yes';
}

await runCommand(main);
