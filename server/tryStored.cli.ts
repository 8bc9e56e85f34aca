import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Kind } from '#model/Kind.ts';
import { findStoredFaults } from './components/findStoredFaults.ts';
import { Refused } from './Refused.ts';
import { runCommand } from './runCommand.ts';
import { readStoredFields, type StoredFields } from './store/readStoredFields.ts';

const USAGE = `Usage:
  tsx server/tryStored.cli.ts KINDS      tries the kinds of the module KINDS on the store of DATA_DIR or DATABASE_URL
  tsx server/tryStored.cli.ts KINDS -    tries them on components in lines of JSON`;

/** Prints a line of JSON for each rule that a component breaks, and at the end the number of components by kind. */
await runCommand(async (config) => {
  const [module, input, ...rest] = process.argv.slice(2);
  if (!module || rest.length > 0 || (input !== undefined && input !== '-')) throw new Refused(USAGE);
  const kinds = await loadKinds(module);
  const counts: Record<string, number> = Object.create(null);
  const take = (stored: readonly StoredFields[]) => {
    for (const component of stored) {
      counts[component.subclass] = (counts[component.subclass] ?? 0) + 1;
      const kind = kinds.get(component.subclass);
      const none = { field: '', value: component.subclass, message: 'There is no such kind' };
      const { id, subclass, isDeleted } = component;
      for (const fault of kind ? findStoredFaults(component, kind) : [none])
        process.stdout.write(`${JSON.stringify({ id, subclass, isDeleted, ...fault })}\n`);
    }
  };
  if (input) for await (const line of createInterface(process.stdin)) take([JSON.parse(line)]);
  else await readStoredFields(config, take);
  process.stdout.write(`${JSON.stringify({ counts })}\n`);
});

/** Loads the kinds of a module that codegen wrote, which need not be this server's. */
async function loadKinds(module: string): Promise<ReadonlyMap<string, Kind>> {
  const { loadKind }: { loadKind: Record<string, () => Promise<Kind>> } = await import(
    pathToFileURL(resolve(module)).href
  );
  const load = Object.entries(loadKind).map(async ([subclass, loadOne]) => [subclass, await loadOne()] as const);
  return new Map(await Promise.all(load));
}
