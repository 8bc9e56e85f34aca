import { readFile } from 'node:fs/promises';
import { readContractText } from './contracts/readContractText.ts';
import type { Json } from './readContract.ts';
import { isAddress } from './readOptions.ts';
import { ask, type ServerCalls } from './serverCalls.ts';

/** Reads a contract from a file or an address; rejects with the reason why it can't be read. */
export async function fetchContract(source: string, calls?: ServerCalls): Promise<Json> {
  const read = readContractText(await readSource(source, calls));
  if ('fault' in read) throw new Error(`${source} ${read.fault}`);
  return read.document;
}

/** Returns the contract that a server publishes at one of the usual places; undefined if there is none. */
export async function findServerContract({ base, get }: ServerCalls): Promise<Json | undefined> {
  const root = base.replace(/\/api\/v2$/, '');
  const places = [...IN_API.map((end) => `${base}/${end}`), ...AT_ROOT.map((end) => `${root}/${end}`)];
  for (const place of places) {
    const { status, text } = await get(place);
    const read = status === 200 ? readContractText(text) : undefined;
    if (read && 'document' in read) return read.document;
  }
  return undefined;
}

/** The usual places of this API first, then those of drf-spectacular, FastAPI, springdoc and others. */
const IN_API = ['openapi.json', 'openapi.yaml', 'schema/?format=json', 'schema/', 'docs/json'];
const AT_ROOT = [
  'openapi.json',
  'openapi.yaml',
  'api/schema/?format=json',
  'api/schema/',
  'schema/?format=json',
  'api/openapi.json',
  'v3/api-docs',
];

async function readSource(source: string, calls: ServerCalls | undefined): Promise<string> {
  if (!isAddress(source)) return readFromFile(source);
  // Another server must not get this one's token.
  const isOwn = calls !== undefined && new URL(calls.base).origin === new URL(source).origin;
  const { status, text } = isOwn ? await calls.get(source) : await ask(source);
  if (status !== 200) throw new Error(`${source} answered ${status}`);
  return text;
}

async function readFromFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}
