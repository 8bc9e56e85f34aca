import { parseArgs } from 'node:util';
import { counted } from '#model/counted.ts';
import { type Kinds, loadKinds } from './kinds.ts';
import { Refused } from './Refused.ts';
import { prepareSet } from './reference/prepareSet.ts';
import { type ReadSet, readReferenceFiles } from './reference/readReferenceFiles.ts';
import { storeSet } from './reference/storeSet.ts';
import { runCommand } from './runCommand.ts';
import { openStore, type Store } from './store/Store.ts';

const USAGE = `Usage:
  npm run reference -- add FILE...                  adds the sets of these tables, replacing sets of the same names
  npm run reference -- add FILE... --mapping NAME   uses this mapping of schemas/imports, where several match
  npm run reference -- add FILE... --all            lists every entry that is left out, new, changed or gone
  npm run reference -- list                         lists all sets
  npm run reference -- remove SET                   removes a set

All accounts of the store can read these sets. The exit code is 2 if faulty entries were left out.`;
const SHOWN = 10;
const LEFT_OUT = 2;

interface Parts {
  store: Store;
  kinds: Kinds;
}

async function list(store: Store): Promise<void> {
  const sets = await store.reference.list();
  for (const { name, title, subclass, count, licence, read_at } of sets)
    console.log(`${name}  ${title}, ${counted(count, 'entry')} of ${subclass}, ${licence}, read ${read_at}`);
  if (sets.length === 0) console.log('No reference sets');
}

async function remove(store: Store, name: string): Promise<void> {
  const isRemoved = await store.transaction(({ reference }) => reference.remove(name));
  if (!isRemoved) throw new Refused(`There is no reference set ${name}`);
  console.log(`Removed ${name}`);
}

async function add({ store, kinds }: Parts, read: ReadSet, isWhole: boolean): Promise<void> {
  const prepared = prepareSet(read.file, { kinds, now: new Date() });
  const faults = [...read.faults, ...prepared.faults];
  const { name, count, licence } = prepared.set;
  if (count === 0) throw new Refused([`${name}: no entry could be read`, ...some(faults, isWhole)].join('\n'));
  const { added, changed, gone, unchanged } = await storeSet(store, prepared);
  console.log(`${name} (${licence}) has ${counted(count, 'entry')}`);
  for (const [what, keys] of Object.entries({ new: added, changed, gone }))
    if (keys.length > 0) console.log(`  ${keys.length} ${what}: ${some(keys, isWhole).join(', ')}`);
  console.log(`  ${unchanged} unchanged${read.skipped > 0 ? `, ${read.skipped} skipped by the mapping` : ''}`);
  if (faults.length === 0) return;
  console.log([`  ${faults.length} left out:`, ...some(faults, isWhole).map((line) => `    ${line}`)].join('\n'));
  process.exitCode = LEFT_OUT;
}

function some(lines: readonly string[], isWhole: boolean): readonly string[] {
  const more = lines.length - SHOWN;
  return isWhole || more <= 0 ? lines : [...lines.slice(0, SHOWN), `and ${more} more (--all)`];
}

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { mapping: { type: 'string' }, all: { type: 'boolean' } } });
  } catch (error) {
    throw new Refused(USAGE, { cause: error });
  }
}

await runCommand(async (config) => {
  const { values, positionals } = readOptions();
  const [command, ...names] = positionals;
  const [name = ''] = names;
  const isSound = { add: names.length > 0, list: names.length === 0, remove: names.length === 1 }[String(command)];
  if (!isSound) throw new Refused(USAGE);
  const kinds = await loadKinds();
  // Files are read before the store is opened, so that a fault in them changes nothing.
  const sets = command === 'add' ? await readReferenceFiles(names, { kinds, mapping: values.mapping }) : [];
  const store = await openStore(config);
  try {
    if (command === 'list') await list(store);
    if (command === 'remove') await remove(store, name);
    for (const set of sets) await add({ store, kinds }, set, values.all === true);
  } finally {
    await store.close();
  }
});
