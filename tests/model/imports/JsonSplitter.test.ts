import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonSplitter } from '#model/imports/JsonSplitter.ts';

/** The entries of the lists at these paths, and what is left; the text arrives in slices of these lengths. */
function split(text: string, paths: readonly string[], lengths: readonly number[] = [text.length]) {
  const splitter = new JsonSplitter((path) => paths.includes(path.join('.')));
  const entries = [];
  let from = 0;
  for (const length of lengths) {
    entries.push(...splitter.push(text.slice(from, from + length)));
    from += length;
  }
  entries.push(...splitter.push(text.slice(from)));
  splitter.end();
  return { entries, rest: splitter.rest };
}

const texts = ({ entries }: ReturnType<typeof split>) => entries.map(({ text }) => text.trim());

describe('the entries of a list', () => {
  it.each<[string, string, string[], string[], string]>([
    ['of the document', '[{"a": 1}, 2,"x]"]', [''], ['{"a": 1}', '2', '"x]"'], '[0,0,0]'],
    [
      'of a member',
      '{"n": [7], "turbines": [[1, 2], {}]}',
      ['turbines'],
      ['[1, 2]', '{}'],
      '{"n": [7], "turbines": [0,0]}',
    ],
    ['of a nested member', '{"a": {"b": [1]}, "b": [2]}', ['a.b'], ['1'], '{"a": {"b": [0]}, "b": [2]}'],
    ['of several members', '{"a": [1], "b": [2]}', ['a', 'b'], ['1', '2'], '{"a": [0], "b": [0]}'],
    ['of none that is within a list', '[{"a": [1]}]', ['a', '.a'], [], '[{"a": [1]}]'],
    ['that is empty', '{"a": [ ]}', ['a'], [], '{"a": [ ]}'],
    [
      'with escaped quotes',
      String.raw`["\\", "a\"]", "\\\""]`,
      [''],
      [String.raw`"\\"`, String.raw`"a\"]"`, String.raw`"\\\""`],
      '[0,0,0]',
    ],
    ['of a member with an escaped name', String.raw`{"\u0061": [1]}`, ['a'], ['1'], String.raw`{"\u0061": [0]}`],
  ])('%s', (_, text, paths, entries, rest) => {
    const found = split(text, paths);
    expect([texts(found), found.rest]).toEqual([entries, rest]);
  });

  it('are the same however the text is cut', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue());
    const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 200 });
    fc.assert(
      fc.property(fc.array(record), record, lengths, fc.constantFrom(0, 2), (list, beside, cuts, space) => {
        const { list: _, ...others } = beside;
        const text = JSON.stringify({ ...others, list }, null, space);
        const found = split(text, ['list'], cuts);
        expect(found.entries.map((entry) => JSON.parse(entry.text))).toEqual(JSON.parse(JSON.stringify(list)));
        expect(JSON.parse(found.rest)).toEqual(JSON.parse(JSON.stringify({ ...others, list: list.map(() => 0) })));
        expect(found.rest.split('\n')).toHaveLength(text.split('\n').length);
      }),
    );
  });

  it('are named with their lines', () => {
    const text = '{\n"list": [\n{"a":\n1},\n2,\n\n3]}';
    expect(split(text, ['list'], [5, 3, 8]).entries.map(({ line, text: own }) => [line, own.trim()])).toEqual([
      [2, '{"a":\n1}'],
      [4, '2'],
      [5, '3'],
    ]);
  });
});

describe('what is no JSON', () => {
  it.each([['[1,]'], ['[,1]'], ['[1'], ['[1}'], ['[1]]'], ['{"list": [1}'], ['["a']])(
    'is none without its entries either: %s',
    (text) => {
      const { rest, entries } = split(text, ['', 'list']);
      const parse = () => [rest, ...entries.map((entry) => entry.text)].map((part) => JSON.parse(part));
      expect(parse).toThrow(SyntaxError);
    },
  );

  it('is never taken for JSON', () => {
    const tokens = fc.constantFrom('[', ']', '{', '}', ',', ':', '1', '"list"', '"a', 'null', ' ', '\n');
    fc.assert(
      fc.property(fc.array(tokens, { maxLength: 14 }), fc.array(fc.integer({ min: 1, max: 4 })), (parts, cuts) => {
        const text = parts.join('');
        const { rest, entries } = split(text, ['', 'list'], cuts);
        const isJson = (one: string) => {
          try {
            JSON.parse(one);
            return true;
          } catch {
            return false;
          }
        };
        expect(isJson(rest) && entries.every((entry) => isJson(entry.text)), text).toBe(isJson(text));
      }),
      { numRuns: 500 },
    );
  });
});
