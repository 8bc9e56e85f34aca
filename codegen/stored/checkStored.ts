import { type Finding, unchecked } from '#codegen/Finding.ts';
import type { Generated } from '#codegen/makeModules.ts';
import { isAddress } from '#codegen/readOptions.ts';
import { connectServer } from '#codegen/serverCalls.ts';
import { shortenText } from '#model/shortenText.ts';
import { readServed } from './readServed.ts';
import { type StoredFault, type TriedStore, tryStored } from './tryStored.ts';

interface CheckedStore {
  /** The address of a server or of PostgreSQL, or a data folder; if empty, that of the environment. */
  source: string;
  made: Pick<Generated, 'files' | 'findPlace'>;
  env: NodeJS.ProcessEnv;
}

/** Reports the rules of the present kinds that stored components break, at the lines of their fields. */
export async function checkStored({ source, made, env }: CheckedStore): Promise<Finding[]> {
  const place = source || env.DATABASE_URL || env.DATA_DIR || 'data';
  try {
    const isServer = isAddress(place);
    const read = isServer ? readServed(await connectServer(place, env)) : place;
    return toFindings(await tryStored({ files: made.files, place: read }), made);
  } catch (error) {
    return [unchecked(withoutPassword(place), error instanceof Error ? error.message : String(error))];
  }
}

function withoutPassword(place: string): string {
  if (!URL.canParse(place)) return place;
  const url = new URL(place);
  url.password = '';
  return url.href;
}

function toFindings({ faults, counts }: TriedStore, { findPlace }: CheckedStore['made']): Finding[] {
  const found = faults.map((fault): Finding => {
    const { id, subclass, field, message, isDeleted } = fault;
    const path = field === '' ? '' : `.${field}`;
    return {
      ...findPlace(subclass, toName(field)),
      rule: 'stored/invalid',
      message: `${subclass}${path} of ${id}${isDeleted ? ' (deleted)' : ''}: ${message}; it is ${sayValue(fault)}.`,
    };
  });
  const summaries = Object.entries(counts).map(([subclass, count]): Finding => {
    const faulty = new Set(faults.filter((fault) => fault.subclass === subclass).map(({ id }) => id)).size;
    return {
      ...{ file: findPlace(subclass, '').file, line: 1, column: 1 },
      rule: 'stored/count',
      severity: 'note',
      message: `${subclass}: ${count} stored, ${faulty === 0 ? 'all of them valid' : `${faulty} of them no longer valid`}.`,
    };
  });
  return [...found, ...summaries];
}

/** Returns the name of a field in a row: a column of a table has '#' in place of the row's index. */
function toName(path: string): string {
  return path.replaceAll(/\/\d+(?=\/|$)/g, '/#');
}

function sayValue({ value }: StoredFault): string {
  return shortenText(value === undefined ? 'absent' : JSON.stringify(value), LONGEST);
}

const LONGEST = 60;
