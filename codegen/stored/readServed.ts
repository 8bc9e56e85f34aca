import { parseJson, type ServerCalls } from '#codegen/serverCalls.ts';
import { isRecord } from '#model/isRecord.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';

/** Yields the components and templates of the signed-in account as lines of JSON, each as the server returns it. */
export async function* readServed(calls: ServerCalls): AsyncGenerator<string> {
  for (const query of ['', 'templates=true&']) {
    let address: string | undefined = `${calls.base}/components/?${query}limit=${ROWS}`;
    while (address !== undefined) {
      const { rows, next }: ListPage = await readPage(calls, address);
      for (let from = 0; from < rows.length; from += AT_ONCE)
        for (const line of await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => readOne(calls, row))))
          yield `${line}\n`;
      address = next;
    }
  }
}

const ROWS = 500;
const AT_ONCE = 8;

interface ListPage {
  rows: Row[];
  next?: string;
}

interface Row {
  id: string;
  subclass: string;
}

async function readPage(calls: ServerCalls, address: string): Promise<ListPage> {
  const answer = await calls.get(address);
  const body = expectJson(calls, address, answer);
  const rows = isRecord(body) ? body.results : body;
  if (!Array.isArray(rows)) throw new Error(`${address} did not answer with a list of components`);
  const next = answer.next ?? (isRecord(body) && typeof body.next === 'string' ? body.next : undefined);
  const known = rows.filter(isRow);
  if (known.length < rows.length) throw new Error(`${address} answered with components that lack an id or subclass`);
  if (next === undefined) return { rows: known };
  const { pathname, search } = new URL(next, address);
  // Behind a proxy, a server may name itself differently; the token is only for the server that the user named.
  const following = new URL(pathname + search, address).href;
  if (following === new URL(address).href) throw new Error(`${address} names itself as its next page`);
  return { rows: known, next: following };
}

function isRow(row: unknown): row is Row {
  return isRecord(row) && typeof row.id === 'string' && typeof row.subclass === 'string';
}

async function readOne(calls: ServerCalls, { id, subclass }: Row): Promise<string> {
  const address = `${calls.base}/components/${encodeURIComponent(subclass)}/${encodeURIComponent(id)}/`;
  const fields = expectJson(calls, address, await calls.get(address));
  const { kind_version: kindVersion = FIRST_VERSION } = isRecord(fields) ? fields : {};
  return JSON.stringify({ id, subclass, kindVersion, fields, isDeleted: false });
}

function expectJson(calls: ServerCalls, address: string, answer: Awaited<ReturnType<ServerCalls['get']>>): unknown {
  const refused = calls.refusal(answer);
  if (refused) throw new Error(refused);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return parseJson(answer.text);
}
