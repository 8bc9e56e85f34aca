import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkStored } from '#codegen/stored/checkStored.ts';
import type { StoredFault } from '#codegen/stored/tryStored.ts';
import { serveAnswers } from './serveAnswers.ts';
import { inProgramFolder, printLines } from './storeProgram.ts';

const { write } = inProgramFolder();
const url = serveAnswers({
  '/api/v2/components/?limit=500': { body: [{ id: 'a', subclass: 'wind' }] },
  '/api/v2/components/?templates=true&limit=500': { body: [] },
  '/api/v2/components/wind/a/': { body: { name: 'A' } },
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Each name of a field has its column. */
const COLUMNS = ['', 'power', 'rows/#/cost', 'rows/#', 'a1/2b', 'rows/#/inner/#/x'];

function check(source: string, env: NodeJS.ProcessEnv = {}) {
  const findPlace = (subclass: string, name: string) => ({
    ...{ file: `schemas/kinds/${subclass}.json`, line: 3, column: COLUMNS.indexOf(name) },
  });
  return checkStored({ source, made: { files: new Map([['kinds.ts', '// kinds']]), findPlace }, env });
}

const fault = (own: Partial<StoredFault>): StoredFault => ({
  ...{ id: 'x', subclass: 'wind', isDeleted: false, field: 'power', value: 1, message: 'No' },
  ...own,
});

/** A program that names the store that it would read. */
const REPORT = `
  const { DATABASE_URL, DATA_DIR } = process.env;
  const sent = require('node:fs').readFileSync(0, 'utf8');
  const kinds = require('node:fs').readFileSync(process.argv[2], 'utf8');
  console.log(JSON.stringify({ id: 'x', subclass: 'wind', field: '', message: [DATABASE_URL, DATA_DIR, sent, kinds].join('|') }));
`;

describe('the store', () => {
  it.each<[what: string, source: string, env: NodeJS.ProcessEnv, read: string]>([
    ['that is named', 'here', { DATABASE_URL: 'postgres://b', DATA_DIR: 'c' }, '|here||// kinds'],
    [
      'of the environment',
      '',
      { DATABASE_URL: 'postgres://b', DATA_DIR: 'c' },
      'postgres://b|of the process||// kinds',
    ],
    ['in the folder of the environment', '', { DATABASE_URL: '', DATA_DIR: 'c' }, '|c||// kinds'],
    ['in the usual folder', '', {}, '|data||// kinds'],
  ])('%s is tried', async (_what, source, env, read) => {
    vi.stubEnv('DATA_DIR', 'of the process');
    write(REPORT);
    expect(await check(source, env)).toMatchObject([{ message: `wind of x: ${read}; it is absent.` }]);
  });

  it('of a server is read through its calls', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', '');
    write(REPORT);
    const [found] = await check(url(), { API_TOKEN: 'key' });
    const line = { id: 'a', subclass: 'wind', kindVersion: 1, fields: { name: 'A' }, isDeleted: false };
    expect(found?.message).toBe(`wind of x: ||${JSON.stringify(line)}\n|// kinds; it is absent.`);
  });
});

describe('what is found', () => {
  it.each<[own: Partial<StoredFault>, column: number, message: string]>([
    [{}, 1, 'wind.power of x: No; it is 1.'],
    [{ isDeleted: true, value: 'y' }, 1, 'wind.power of x (deleted): No; it is "y".'],
    [{ field: '', value: { a: [] } }, 0, 'wind of x: No; it is {"a":[]}.'],
    [{ field: 'rows/12/cost', value: null }, 2, 'wind.rows/12/cost of x: No; it is null.'],
    [{ field: 'rows/0' }, 3, 'wind.rows/0 of x: No; it is 1.'],
    [{ field: 'a1/2b' }, 4, 'wind.a1/2b of x: No; it is 1.'],
    [{ field: 'rows/1/inner/23/x' }, 5, 'wind.rows/1/inner/23/x of x: No; it is 1.'],
    [{ value: 'z'.repeat(58) }, 1, `wind.power of x: No; it is "${'z'.repeat(58)}".`],
    [{ value: 'z'.repeat(59) }, 1, `wind.power of x: No; it is "${'z'.repeat(58)}….`],
  ])('is a fault at the line of its field: %j', async (own, column, message) => {
    write(printLines(fault(own)));
    expect(await check('data')).toEqual([
      { file: 'schemas/kinds/wind.json', line: 3, column, rule: 'stored/invalid', message },
    ]);
  });

  it('is counted by kind and component', async () => {
    const faults = [fault({}), fault({ field: '' }), fault({ id: 'y' }), fault({ id: 'z', subclass: 'pv' })];
    write(printLines(...faults, { counts: { wind: 5, pv: 1, hydro: 2 } }));
    const found = await check('data');
    expect(found.slice(0, 4).map(({ rule }) => rule)).toEqual(Array.from({ length: 4 }, () => 'stored/invalid'));
    expect(found.slice(4)).toEqual(
      [
        ['wind', 'wind: 5 stored, 2 of them no longer valid.'],
        ['pv', 'pv: 1 stored, 1 of them no longer valid.'],
        ['hydro', 'hydro: 2 stored, all of them valid.'],
      ].map(([kind, message]) => ({
        ...{ file: `schemas/kinds/${kind}.json`, line: 1, column: 1, rule: 'stored/count', severity: 'note', message },
      })),
    );
  });
});

describe('a store that cannot be read', () => {
  it.each([
    ['data', 'data'],
    ['postgres://user:secret@host/db', 'postgres://user@host/db'],
  ])('%s is reported without its password', async (source, file) => {
    write(`console.error('It is away.'); process.exitCode = 1;`);
    expect(await check(source)).toEqual([{ file, line: 1, column: 1, rule: 'unchecked', message: 'It is away.' }]);
  });

  it('may be that of a server', async () => {
    write('process.stdin.resume();');
    expect(await check(url(), { API_TOKEN: 'other' })).toEqual([
      {
        ...{ file: `${url()}/`, line: 1, column: 1, rule: 'unchecked' },
        message: `${url()}/api/v2 does not accept the token that was sent with the request (401)`,
      },
    ]);
  });
});
