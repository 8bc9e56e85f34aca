import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '#model/findJsonFault.ts';
import { importProblemText } from '#model/importMessages.ts';
import { readImportText } from '#model/readImportText.ts';

const RECORD = { subclass: 'wind', name: 'Ridge' };

function listMessages(text: string): string[] {
  return readImportText(text).map((entry) =>
    'record' in entry ? JSON.stringify(entry.record) : importProblemText(entry),
  );
}

describe('a text to import', () => {
  it.each([
    ['one object', JSON.stringify(RECORD), [JSON.stringify(RECORD)]],
    ['an array', JSON.stringify([RECORD, RECORD]), [JSON.stringify(RECORD), JSON.stringify(RECORD)]],
    ['a byte order mark', `\uFEFF${JSON.stringify(RECORD)}`, [JSON.stringify(RECORD)]],
    ['nothing', '', ['The text is empty']],
    ['spaces', ' \n\t', ['The text is empty']],
    ['an empty list', '[]', ['The list is empty']],
    [
      'entries that are not objects',
      '[1, {"name":"a"}, []]',
      ['This entry is not a JSON object', '{"name":"a"}', 'This entry is not a JSON object'],
    ],
    ['a number', '12', ['A component is a JSON object: {"subclass": ..., "name": ...}, or a list of such objects']],
    ['a text', '"wind"', ['A component is a JSON object: {"subclass": ..., "name": ...}, or a list of such objects']],
  ])('that is %s', (_, text, said) => {
    expect(listMessages(text)).toEqual(said);
  });

  it.each([
    ['name;hub_height\nRidge;98', "line 1, column 1: expected a value, found 'name'"],
    [
      '{"name": "Ridge",\n  "hub_height": 98,5}',
      "line 2, column 20: expected a field name in double quotes, found '5'",
    ],
    ['{"name": "Ridge"\n "hub_height": 98}', `line 2, column 2: expected a comma or '}', found '"'`],
    ['{"name": "Ridge",}', "line 1, column 18: expected a field name in double quotes, found '}'"],
    ["{'name': 'Ridge'}", "line 1, column 2: expected a field name in double quotes, found '''"],
    ['{"name" "Ridge"}', `line 1, column 9: expected a colon, found '"'`],
    ['{"name": "Ridge"', "line 1, column 17: expected a comma or '}', found the end of the text"],
    ['{"name": NaN}', "line 1, column 10: expected a value, found 'NaN'"],
    ['{"x": 01}', "line 1, column 7: expected a value, found '01'"],
    ['[{"name": "a"}, ]', "line 1, column 17: expected a value, found ']'"],
    ['[1 2]', "line 1, column 4: expected a comma or ']', found '2'"],
    ['{"name": "a"} {"name": "b"}', "line 1, column 15: expected nothing more, found '{'"],
    ['{"name": "Rid\nge"}', 'line 1, column 10: this text has no closing quote, or holds a character that needs a \\'],
    ['{"name": "C:\\wind"}', 'line 1, column 10: this text has no closing quote, or holds a character that needs a \\'],
    ['{"name": "🌬🌬", x}', "line 1, column 16: expected a field name in double quotes, found 'x'"],
  ])('that is not JSON is reported with its place: %j', (text, said) => {
    expect(listMessages(text)).toEqual([`Not JSON: ${said}`]);
  });

  describe('of megabytes', () => {
    const much = (part: string) => part.repeat(Math.ceil(20_000_000 / part.length));
    it.each([
      ['in one text', `{"subclass": "wind", "description": "${much('Ridge \\u00e9 ')}"}`, undefined],
      ['in a text without an end', `{"description": "${much('Ridge ')}`, 'line 1, column 17: this text has no closing'],
      ['of entries with a comma too many', `[${much('{"name": "a"},\n')}]`, "expected a value, found ']'"],
      ['of digits with a letter', `[${much('1')}x]`, 'line 1, column 2: expected a value, found'],
      ['of opening brackets', '['.repeat(1e6), 'expected a value, found the end of the text'],
      ['of lists in lists', `${'['.repeat(1e6)}${']'.repeat(1e6)}`, 'Lists and objects are nested too deeply'],
    ])('%s is read, or reported with what is wrong', (_what, text, said) => {
      const [entry] = readImportText(text);
      const problem = entry && 'problem' in entry ? importProblemText(entry) : undefined;
      if (said === undefined) expect(problem).toBeUndefined();
      else expect(problem).toContain(said);
    });
  });

  it('is JSON exactly where JSON.parse accepts it', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9\u007f"',
      '"\t"',
      '1',
      '-0.5e+3',
      '00',
      'true',
      'nul',
      ' ',
      '\n',
      '\u00a0',
    );
    const texts = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.json().chain((json) => fc.nat(json.length).map((at) => json.slice(0, at) + json.slice(at + 1))),
    );
    fc.assert(
      fc.property(texts, (text) => (findJsonFault(text) === undefined) === isJson(text)),
      { numRuns: 2000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
