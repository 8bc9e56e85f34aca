import { describe, expect, it } from 'vitest';
import { LARGEST_PART, readJsonParts } from '#model/imports/readJsonParts.ts';
import type { TableFault } from '#model/imports/TableFault.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const PLACE = { file: 'pumps.json' };
const CORRECT = 'Correct the file, or choose another one.';

/** The values in a document, or why it is refused. */
const read = (text: string, largest?: number) =>
  readAll(readJsonParts({ file: createFile(text, 'pumps.json'), encoding: 'utf-8', selector: '$.*' }, largest)).then(
    (parts) => parts.map(({ value }) => value),
    ({ fault }: TableFault) => fault,
  );

describe('a document with a part that is too large', () => {
  it('is refused, with the limit in MB', async () => {
    expect(LARGEST_PART).toBe(16_777_216);
    const text = `["a",\n${' '.repeat(200)}\n"b"]`;
    expect(await read(text, 128)).toEqual({
      place: PLACE,
      reason: 'has more than 0.0001220703125 MB in a single record, or outside the list of its records.',
      fix: 'Save the list alone, or as CSV, which are read in parts.',
    });
    expect(await read(text)).toEqual(['a', 'b']);
  });

  it.each<[text: string, largest: number, isRead: boolean]>([
    ['[    \n1]', 6, true],
    ['[    \n1]', 5, false],
    ['[  \n  \n  \n1]', 10, true],
    ['[  \n  \n  \n1]', 9, false],
    ['[1,\n2,\n3,\n4]', 4, true],
    ['[1,\n    \n2]', 5, true],
    ['[1,\n    \n2]', 4, false],
    ['[1,2,3,4,5]', 3, true],
    ['[1\n,\n\n\n2]', 4, true],
    ['[1\n,\n\n\n2]', 3, false],
  ])('%j of more than %d characters without the end of a part is read: %s', async (text, largest, isRead) => {
    const values = await read(text, largest);
    if (isRead) expect(values).toEqual(JSON.parse(text));
    else expect(values).toMatchObject({ place: PLACE, reason: expect.stringMatching(/^has more than /) });
  });
});

it('a document that is not JSON is refused, with the line and what to do', async () => {
  expect(await read('[1,\n2')).toEqual({ place: { ...PLACE, row: 2 }, reason: 'is not JSON.', fix: CORRECT });
  expect(await read(' ')).toEqual({ place: { ...PLACE, row: 1 }, reason: 'is not JSON.', fix: CORRECT });
});

it('a document that is nested too deeply is refused, with what to do', async () => {
  const deep = `[1, ${'['.repeat(200)}${']'.repeat(200)}]`;
  expect(await read(deep)).toEqual({ place: PLACE, reason: 'is nested too deeply.', fix: CORRECT });
});
