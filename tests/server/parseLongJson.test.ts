import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonScan } from '#server/http/JsonScan.ts';
import { parseLongJson } from '#server/http/parseLongJson.ts';

/** Small enough that even short lists are cut. */
const PIECE = 8;

/** What `JSON.parse` makes of a text, or that it throws. */
function parseWhole(text: string): unknown {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'a fault';
  }
}

const parseInPieces = (text: string) => parseLongJson(text, PIECE).catch(() => 'a fault');

describe('a long JSON text', () => {
  const spaced = (value: unknown) => JSON.stringify(value, null, 1);

  it('is the value that JSON.parse returns', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.boolean(), async (value, isSpaced) => {
        const text = isSpaced ? spaced(value) : JSON.stringify(value);
        expect(await parseInPieces(text)).toEqual(parseWhole(text));
      }),
      { numRuns: 500 },
    );
  });

  it('is refused where JSON.parse throws, wherever a character is lost, doubled or replaced', async () => {
    const value = { a: [1, 'x, ]', { b: [2, [3], '\\"'] }, null], c: [[4, 5], [], [6]], d: 7 };
    for (const text of [JSON.stringify(value), JSON.stringify([value, value, [8, 9]])]) {
      for (let at = 0; at < text.length; at++) {
        for (const other of ['', text.charAt(at).repeat(2), ',', ']', '"']) {
          const broken = text.slice(0, at) + other + text.slice(at + 1);
          expect(await parseInPieces(broken), broken).toEqual(parseWhole(broken));
        }
      }
    }
  });

  it.each([
    '[]',
    '[ ]',
    '{"a":[                    ]}',
    '[1,2,3,4,5,6,7,8,9,]',
    '{"a":[1,2,3,4,5,6,7,8,9],"a":[9,8,7,6,5,4,3,2,1]}',
    '{"__proto__":[1,2,3,4,5,6,7,8,9]}',
    '[1,2,3,4,5,6][7,8,9,10,11,12]',
    '"[1,2,3,4,5,6,7,8,9]"',
    '',
  ])('%j is read as JSON.parse reads it', async (text) => {
    const parsed = await parseInPieces(text);
    expect(parsed).toEqual(parseWhole(text));
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(parseWhole(text)));
  });

  it('keeps a property that is called like the prototype', async () => {
    const parsed = await parseLongJson('{"__proto__":[1,2,3,4,5,6,7,8,9]}', PIECE);
    expect(parsed).not.toBe('deep');
    const { value } = Object(parsed);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(['__proto__']);
  });

  it('is nested too deeply from 101 lists on', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(await parseLongJson(nested(101), PIECE)).toBe('deep');
    expect(await parseInPieces(nested(100))).toEqual(parseWhole(nested(100)));
    expect(await parseLongJson('['.repeat(100_000), PIECE)).toBe('deep');
  });
});

describe('the lists of a text', () => {
  const scan = (text: string, piece: number) => {
    const found = new JsonScan(text, piece);
    let steps = 1;
    while (found.advance()) steps++;
    return { lists: found.lists, steps };
  };

  it('are cut between entries, at least a piece apart', () => {
    expect(scan('{"a":[[1,1],[2,2],[3,3]],"b":[4]}', 8).lists).toEqual([{ start: 5, end: 23, cuts: [17] }]);
    expect(scan('[[1,1],[2,2],[3,3]]', 8).lists).toEqual([{ start: 0, end: 18, cuts: [12] }]);
  });

  it('are found in steps of a piece', () => {
    expect(scan(`[${'1,'.repeat(500)}1]`, 100).steps).toBe(11);
  });

  it('are not listed in a short text, nor are nested ones', () => {
    expect(scan('[1,2,3]', 100).lists).toEqual([]);
    expect(scan('{"a":{"b":[1,2,3,4,5,6,7,8,9]}}', 8).lists).toEqual([]);
  });
});
