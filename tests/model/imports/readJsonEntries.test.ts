import { describe, expect, it } from 'vitest';
import { SLICE } from '#model/imports/ImportFile.ts';
import { LARGEST_PART, readJsonEntries } from '#model/imports/readJsonEntries.ts';
import type { TableFault } from '#model/imports/TableFault.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const read = (text: string) =>
  readAll(readJsonEntries({ file: createFile(text, 'pumps.json'), accepts: (path) => path.length === 0 }));

const tooLarge = {
  place: { file: 'pumps.json' },
  reason: 'has more than 16 MB in a single record, or outside the list of its records.',
  fix: 'Save the list alone, or as CSV, which are read in parts.',
};

describe('a document', () => {
  it('is read entry by entry, then what is left of it', async () => {
    expect(await read('[{"a": 1}, 2]')).toEqual([
      { path: [], value: { a: 1 } },
      { path: [], value: 2 },
      { document: [0, 0] },
    ]);
  });

  it('may be larger than what is held of it', async () => {
    const record = JSON.stringify({ note: 'x'.repeat(SLICE / 2) });
    const count = 2 * (LARGEST_PART / SLICE) + 3;
    const parts = await read(`[${Array.from({ length: count }, () => record).join(',')}]`);
    expect(parts).toHaveLength(count + 1);
  });

  it.each([
    ['whose record is too large', `[{"note": "${'x'.repeat(LARGEST_PART + SLICE)}"}]`],
    ['that is too large beside its list', `{"note": "${'x'.repeat(LARGEST_PART)}"}`],
  ])('%s is refused', async (_, text) => {
    const fault: unknown = await read(text).catch((error: TableFault) => error.fault);
    expect(fault).toEqual(tooLarge);
  });

  it('is refused at once where it can not be JSON', async () => {
    let reads = 0;
    const file = createFile(`Model,Power\n${'V90,2000\n'.repeat(SLICE)}`, 'pumps.json');
    const counted = { ...file, read: (from: number, to: number) => file.read(from, to).finally(() => reads++) };
    const reading = readAll(readJsonEntries({ file: counted, encoding: 'utf-8', accepts: () => true }));
    await expect(reading).rejects.toMatchObject({
      fault: { place: { file: 'pumps.json', row: 1 }, reason: 'is not JSON.' },
    });
    expect(reads).toBe(1);
  });

  it('is refused at the line of its record that is no JSON', async () => {
    await expect(read('[\n{"a": 1},\n{"a":\n}\n]')).rejects.toMatchObject({
      fault: { place: { file: 'pumps.json', row: 4 }, reason: 'is not JSON.' },
    });
  });
});
