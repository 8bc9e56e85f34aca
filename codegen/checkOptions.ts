import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkGenerated } from './checkGenerated.ts';
import { compareContract } from './compareContract.ts';
import { compareServer } from './compareServer.ts';
import { createFolder } from './createFolder.ts';
import { header } from './emit.ts';
import { type Finding, unchecked } from './Finding.ts';
import { fetchContract } from './fetchContract.ts';
import type { Generated } from './makeModules.ts';
import type { Json } from './readContract.ts';
import { readGenerated } from './readGenerated.ts';
import type { Options } from './readOptions.ts';
import { checkStored } from './stored/checkStored.ts';

interface Checked {
  options: Options;
  made: Generated;
  apiTypes: (contract: string) => Promise<string>;
  env: NodeJS.ProcessEnv;
}

/**
 * Runs the comparisons that the options ask for: with a generated folder, stored components, a server or a contract.
 */
export async function checkOptions({ options, made, apiTypes, env }: Checked): Promise<Finding[]> {
  const { generated, against, contract, stored } = options;
  const findings = [
    ...(generated === undefined ? [] : await checkFolder(generated, made)),
    ...(stored === undefined ? [] : await checkStored({ source: stored, made, env })),
  ];
  if (against !== undefined) {
    const server = await compareServer({ url: against, contract, made, env });
    const inCalls = server.contract ? compareContract({ made, theirs: server.contract, withKinds: false }) : [];
    return [...findings, ...server.findings, ...inCalls];
  }
  if (contract === undefined) return findings;
  return [...findings, ...(await checkContract(contract, { options, made, apiTypes }))];
}

async function checkFolder(name: string, made: Generated): Promise<Finding[]> {
  try {
    return checkGenerated({ name, folder: await readGenerated(name), made: made.files });
  } catch (error) {
    return [unchecked(name, `${name} can't be read: ${toMessage(error)}`)];
  }
}

async function checkContract(source: string, { options, made, apiTypes }: Omit<Checked, 'env'>): Promise<Finding[]> {
  try {
    const theirs = await fetchContract(source);
    if (options.out !== undefined && !options.check) await writeTypes(options.out, { source, theirs, apiTypes });
    return compareContract({ made, theirs, withKinds: true });
  } catch (error) {
    return [unchecked(source, toMessage(error))];
  }
}

interface Foreign extends Pick<Checked, 'apiTypes'> {
  source: string;
  theirs: Json;
}

async function writeTypes(folder: string, { source, theirs, apiTypes }: Foreign): Promise<void> {
  const types = await apiTypes(JSON.stringify(theirs)).catch((error) => {
    throw new Error(`${source} can't be turned into types: ${toMessage(error)}`);
  });
  await createFolder(folder);
  await writeFile(join(folder, 'api.ts'), `${header(source)}${types}`);
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(theirs, null, 2)}\n`);
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
