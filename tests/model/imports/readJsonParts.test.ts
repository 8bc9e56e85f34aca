import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLICE } from '#model/imports/ImportFile.ts';
import { LARGEST_PART, readJsonPart, readJsonParts } from '#model/imports/readJsonParts.ts';
import type { TableFault } from '#model/imports/TableFault.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const read = (text: string, selector = '$.*') =>
  readAll(readJsonParts({ file: createFile(text, 'pumps.json'), encoding: 'utf-8', selector }));

const readValues = async (text: string, selector?: string) => (await read(text, selector)).map(({ value }) => value);

const getFault = (text: string) => read(text).catch((error: TableFault) => error.fault);

const tooLarge = {
  place: { file: 'pumps.json' },
  reason: 'has more than 16 MB in a single record, or outside the list of its records.',
  fix: 'Save the list alone, or as CSV, which are read in parts.',
};

describe('the parts of a document', () => {
  it('are entries of lists, or members of objects', async () => {
    expect(await read('[{"a": 1}, 2]')).toEqual([
      { value: { a: 1 }, path: [], isEntry: true },
      { value: 2, path: [], isEntry: true },
    ]);
    expect(await read('{"a": 1}')).toEqual([{ value: 1, path: [], isEntry: false }]);
  });

  it.each<[text: string, selector: string, values: unknown[]]>([
    ['{"n": [7], "turbines": [[1, 2], {}]}', '$.turbines.*', [[1, 2], {}]],
    ['{"a": {"b": [1]}, "b": [2]}', '$.a.b.*', [1]],
    ['{"a": {"b": [1]}, "b": [2]}', '$.b', [[2]]],
    ['{"a": []}', '$.a.*', []],
    [String.raw`["\\", "a\"]", "\\\""]`, '$.*', ['\\', 'a"]', '\\"']],
    [String.raw`{"\u0061": [1]}`, '$.a.*', [1]],
    ['7', '$', [7]],
  ])('of %s by %s', async (text, selector, values) => {
    expect(await readValues(text, selector)).toEqual(values);
  });

  it('are named by the lists and objects around them', async () => {
    const paths = (await read('{"a": [1], "b": {"c": 2}}', '$.*.*')).map(({ path }) => path);
    expect(paths).toEqual([['a'], ['b']]);
  });

  it('are those that JSON.parse returns, whatever the document is and however it is written', async () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(fc.array(record), record, fc.constantFrom(0, 2), async (list, beside, space) => {
        const text = JSON.stringify({ ...beside, list }, null, space);
        expect(await readValues(text, '$.list.*')).toEqual(JSON.parse(text).list);
        expect(await readJsonPart({ file: createFile(text, 'pumps.json'), encoding: 'utf-8', selector: '$' })).toEqual(
          JSON.parse(text),
        );
      }),
    );
  });
});

describe('a document', () => {
  it('may be larger than the part kept in memory', async () => {
    const record = JSON.stringify({ note: 'x'.repeat(SLICE / 2) });
    const count = 2 * (LARGEST_PART / SLICE) + 3;
    const parts = await read(`[${Array.from({ length: count }, () => record).join(',')}]`);
    expect(parts).toHaveLength(count);
  });

  it.each([
    ['whose record is too large', `[{"note": "${'x'.repeat(LARGEST_PART + SLICE)}"}]`],
    ['that is too large beside its list', `[0, {"note": "${'x'.repeat(LARGEST_PART + 2 * SLICE)}"}, {}]`],
  ])('%s is refused', async (_, text) => {
    expect(await getFault(text)).toEqual(tooLarge);
  });

  it('is refused at once where it cannot be JSON', async () => {
    let reads = 0;
    const file = createFile(`Model,Power\n${'V90,2000\n'.repeat(SLICE)}`, 'pumps.json');
    const counted = { ...file, read: (from: number, to: number) => file.read(from, to).finally(() => reads++) };
    const reading = readAll(readJsonParts({ file: counted, encoding: 'utf-8', selector: '$' }));
    await expect(reading).rejects.toMatchObject({
      fault: { place: { file: 'pumps.json', row: 1 }, reason: 'is not JSON.' },
    });
    expect(reads).toBe(1);
  });

  it.each([
    ['[\n{"a": 1},\n{"a":\n}\n]', 4],
    ['[\n{"a": 1},\n', 3],
    ['[\n{"a": "never ends\n"}]', 2],
    ['[1]\n\n]', 3],
    ['', 1],
    ['\n', 2],
  ])('is refused at the line where it is no longer JSON: %j', async (text, row) => {
    expect(await getFault(text)).toMatchObject({ place: { file: 'pumps.json', row }, reason: 'is not JSON.' });
  });

  it('is refused where it is nested too deeply', async () => {
    const fault = { place: { file: 'pumps.json' }, reason: 'is nested too deeply.' };
    expect(await getFault(`[${'['.repeat(200)}${']'.repeat(200)}]`)).toMatchObject(fault);
  });

  it('is refused exactly where JSON.parse refuses it', async () => {
    const tokens = fc.constantFrom('[', ']', '{', '}', ',', ':', '1', '"list"', '"a', 'null', ' ', '\n', '-', '0', '.');
    await fc.assert(
      fc.asyncProperty(fc.array(tokens, { maxLength: 14 }), async (parts) => {
        const text = parts.join('');
        const expected = parseOrUndefined(text);
        const fault = await getFault(text);
        expect('reason' in fault, text).toBe(expected === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});

function parseOrUndefined(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
