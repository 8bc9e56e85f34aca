import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryStored } from '#codegen/stored/tryStored.ts';
import { inProgramFolder, printLines } from './storeProgram.ts';

const { execPath } = process;
const { write, folder } = inProgramFolder();
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'of the environment');
  vi.stubEnv('DATA_DIR', 'of the environment');
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.execPath = execPath;
});

/** A program that reports what it was given. */
const REPORT = `
  const { lstatSync, readdirSync, readFileSync, realpathSync } = require('node:fs');
  const { dirname, join } = require('node:path');
  const [kinds, ...rest] = process.argv.slice(2);
  const folder = dirname(dirname(kinds));
  const list = (at) => readdirSync(join(folder, at), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? list(join(at, one.name)) : [join(at, one.name)]);
  const files = list('.').sort().map((file) =>
    [file, lstatSync(join(folder, file)).isSymbolicLink() ? realpathSync(join(folder, file)) : readFileSync(join(folder, file), 'utf8')]);
  const { DATABASE_URL, DATA_DIR } = process.env;
  console.log(JSON.stringify({
    folder, files, rest, DATABASE_URL, DATA_DIR,
    sent: readFileSync(0, 'utf8'), options: process.execArgv, isNamed: kinds === join(folder, 'generated/kinds.ts'),
  }));
`;

/** What the program reports when it is started for a place. */
async function report(place: string | AsyncIterable<string>, files = new Map<string, string>()) {
  write(REPORT);
  const { faults, counts } = await tryStored({ files, place });
  expect(counts).toEqual({});
  expect(faults).toHaveLength(1);
  return Object(faults[0]);
}

/** A program that never ends fails its test sooner than others do. */
const LIMITED = { timeout: 60_000 };

const noLines = () => Readable.from([]);

describe('the program', LIMITED, () => {
  it('is given the generated modules, in a folder like that of the project which is removed afterwards', async () => {
    const {
      isNamed,
      files,
      folder: own,
    } = await report(
      noLines(),
      new Map([
        ['kinds.ts', '// kinds'],
        ['kinds/deep/wind.ts', '// wind'],
      ]),
    );
    expect(isNamed).toBe(true);
    expect(files).toEqual([
      ['generated/kinds.ts', '// kinds'],
      ['generated/kinds/deep/wind.ts', '// wind'],
      ['node_modules', join(folder(), 'node_modules')],
      ['package.json', '{ "name": "copied" }'],
      ['src', join(folder(), 'src')],
    ]);
    expect(own).toMatch(/q-system-\w+$/);
    expect(existsSync(own)).toBe(false);
  });

  it.each<[what: string, place: string, store: object]>([
    ['a data folder', 'some/data', { DATABASE_URL: '', DATA_DIR: 'some/data' }],
    ['a data folder with an odd name', 'a postgres:', { DATABASE_URL: '', DATA_DIR: 'a postgres:' }],
    ...['postgres://a:b@c/d', 'postgresql://a:b@c/d'].map((url): [string, string, object] => [
      url,
      url,
      { DATABASE_URL: url, DATA_DIR: 'of the environment' },
    ]),
  ])('reads %s, which its environment names', async (_what, place, store) => {
    expect(await report(place)).toMatchObject({ ...store, rest: [], sent: '', options: ['--import', 'tsx'] });
  });

  it('reads components from its input', async () => {
    expect(await report(Readable.from(['{ "a": 1 }\n', '{ "b": 2 }\n']))).toMatchObject({
      ...{ DATABASE_URL: 'of the environment', DATA_DIR: 'of the environment' },
      ...{ rest: ['-'], sent: '{ "a": 1 }\n{ "b": 2 }\n' },
    });
  });
});

describe('what the program prints', LIMITED, () => {
  const FAULTS = ['a', 'b'].map((id) => ({
    ...{ id, subclass: 'wind', isDeleted: false, field: 'power', value: 1, message: 'No.' },
  }));

  it('is the faults, and the counts of components', async () => {
    write(printLines(FAULTS[0], { counts: { wind: 1 } }, 5, null, ['x'], FAULTS[1], { counts: { wind: 2, pv: 3 } }));
    expect(await tryStored({ files: new Map(), place: 'data' })).toEqual({
      faults: FAULTS,
      counts: { wind: 2, pv: 3 },
    });
  });

  it('is nothing where nothing is stored', async () => {
    write('');
    expect(await tryStored({ files: new Map(), place: 'data' })).toEqual({ faults: [], counts: {} });
  });
});

describe('a failure', LIMITED, () => {
  const HELLO = `console.log(JSON.stringify({ id: process.argv[2] }));`;
  const LONG = Array.from({ length: 100 }, () => `${'x'.repeat(100_000)}\n`);

  it.each<[what: string, code: string, message: string]>([
    [
      'that the program explains',
      `console.error(' why '); console.error('not\\n'); process.exitCode = 1;`,
      'why \nnot',
    ],
    ['without an explanation', 'process.exitCode = 2;', 'server/tryStored.cli.ts failed'],
    [
      'by a signal',
      `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`,
      'server/tryStored.cli.ts failed',
    ],
  ])('%s is its message', async (_what, code, message) => {
    write(HELLO + code);
    await expect(tryStored({ files: new Map(), place: 'data' })).rejects.toThrow(new Error(message));
  });

  it('of the program is reported, and not that it has read no input', async () => {
    write(`process.stdin.destroy(); console.error('why'); process.exit(1);`);
    await expect(tryStored({ files: new Map(), place: Readable.from(LONG) })).rejects.toThrow(new Error('why'));
  });

  it.each([
    ['a folder', () => 'data'],
    ['components', () => Readable.from(LONG)],
  ])('to start the program for %s is reported', async (_what, place) => {
    process.execPath = join(folder(), 'none');
    await expect(tryStored({ files: new Map(), place: place() })).rejects.toThrow(/^spawn .*none ENOENT$/);
  });

  it('to read components is reported', async () => {
    write('process.stdin.resume();');
    async function* read() {
      yield '{}\n';
      throw new Error('no more');
    }
    await expect(tryStored({ files: new Map(), place: read() })).rejects.toThrow(new Error('no more'));
  });

  it('leaves no folder behind', async () => {
    write(`require('node:fs').writeFileSync('seen', process.argv[2]); process.exitCode = 1;`);
    await expect(tryStored({ files: new Map(), place: 'data' })).rejects.toThrow();
    const kinds = readFileSync('seen', 'utf8');
    expect(kinds).toMatch(/q-system-\w+\/generated\/kinds\.ts$/);
    expect(existsSync(join(kinds, '../..'))).toBe(false);
  });
});
