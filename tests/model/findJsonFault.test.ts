import { describe, expect, it } from 'vitest';
import { findJsonFault, type JsonFault } from '#model/findJsonFault.ts';

type Row = [text: string, place: string, found: string | undefined, expected: JsonFault['expected']];

/** The fault with its place as 'line:column'. */
function fault(text: string) {
  const found = findJsonFault(text);
  return found && [text, `${found.line}:${found.column}`, found.found, found.expected];
}

describe('a text that is JSON has no fault', () => {
  it.each([
    '{}',
    '[]',
    ' [ ] ',
    '\t{\r\n}\n',
    '[[], {}, [1], {"a": 1}]',
    '{"a": [1, {"b": null}], "c": {}, "": ""}',
    'true',
    'false',
    'null',
    '0',
    '-0',
    '10',
    '-1.50',
    '1e5',
    '1E-05',
    '0.5e+3',
    '" "',
    String.raw`"\n"`,
    '{"a]": "b,c:d}"}',
    '"\u007f\u2028"',
    String.raw`"\"\\\/\b\f\n\r\t\u00e9\uABCD"`,
  ])('%j', (text) => {
    expect(findJsonFault(text)).toBeUndefined();
  });
});

describe('a text that is not JSON has its fault', () => {
  it.each<Row>([
    ['', '1:1', undefined, 'value'],
    [' \r\n\t', '2:2', undefined, 'value'],
    ['[', '1:2', undefined, 'value'],
    ['{', '1:2', undefined, 'name'],
    ['[1', '1:3', undefined, 'comma or ]'],
    ['[1,', '1:4', undefined, 'value'],
    ['{"a"', '1:5', undefined, 'colon'],
    ['{"a":', '1:6', undefined, 'value'],
    ['{"a":1', '1:7', undefined, 'comma or }'],
    ['{"a":1,', '1:8', undefined, 'name'],
  ])('at the end of %j', (...row) => {
    expect(fault(row[0])).toEqual(row);
  });

  it.each<Row>([
    [']', '1:1', ']', 'value'],
    ['}', '1:1', '}', 'value'],
    [':', '1:1', ':', 'value'],
    [',', '1:1', ',', 'value'],
    ['[}', '1:2', '}', 'value'],
    ['[,1]', '1:2', ',', 'value'],
    ['[1,]', '1:4', ']', 'value'],
    ['[1}', '1:3', '}', 'comma or ]'],
    ['[1:2]', '1:3', ':', 'comma or ]'],
    ['{]', '1:2', ']', 'name'],
    ['{,}', '1:2', ',', 'name'],
    ['{1:2}', '1:2', '1', 'name'],
    ['{"a":1,}', '1:8', '}', 'name'],
    ['{"a",1}', '1:5', ',', 'colon'],
    ['{"a":}', '1:6', '}', 'value'],
    ['{"a":1]', '1:7', ']', 'comma or }'],
    ['{"a":1:2}', '1:7', ':', 'comma or }'],
    ['[[1] 2]', '1:6', '2', 'comma or ]'],
    ['[{} {}]', '1:5', '{', 'comma or ]'],
    ['{"a":{} "b":1}', '1:9', '"', 'comma or }'],
    ['{"a":[] 1}', '1:9', '1', 'comma or }'],
    ['1 2', '1:3', '2', 'end'],
    ['[]]', '1:3', ']', 'end'],
    ['{},', '1:3', ',', 'end'],
  ])('where a mark is out of place: %j', (...row) => {
    expect(fault(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['01', '1:1', '01', 'value'],
    ['1.', '1:1', '1.', 'value'],
    ['.5', '1:1', '.5', 'value'],
    ['+1', '1:1', '+1', 'value'],
    ['1e', '1:1', '1e', 'value'],
    ['1e+', '1:1', '1e+', 'value'],
    ['-', '1:1', '-', 'value'],
    ['--1', '1:1', '--1', 'value'],
    ['1.2.3', '1:1', '1.2.3', 'value'],
    ['1x', '1:1', '1x', 'value'],
    ['truex', '1:1', 'truex', 'value'],
    ['null_', '1:1', 'null_', 'value'],
    ['True', '1:1', 'True', 'value'],
    ["'a'", '1:1', "'", 'value'],
    ['\u00a01', '1:1', '\u00a0', 'value'],
    ['🌬🌬', '1:1', '🌬', 'value'],
    [`[${'x'.repeat(100)}]`, '1:2', 'x'.repeat(80), 'value'],
  ])('at a word that is not a value: %j', (...row) => {
    expect(fault(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['"', '1:1', '"', 'string end'],
    ['"a', '1:1', '"', 'string end'],
    ['["a]', '1:2', '"', 'string end'],
    ['"\u001f"', '1:1', '"', 'string end'],
    ['"a\nb"', '1:1', '"', 'string end'],
    [String.raw`"\x"`, '1:1', '"', 'string end'],
    [String.raw`"\u12G4"`, '1:1', '"', 'string end'],
    [String.raw`"\u123"`, '1:1', '"', 'string end'],
    [String.raw`"\"`, '1:1', '"', 'string end'],
    ['"\\', '1:1', '"', 'string end'],
  ])('where a text has no end, or a character that needs another form: %j', (...row) => {
    expect(fault(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['\nx', '2:1', 'x', 'value'],
    ['\n\n  x\n\n', '3:3', 'x', 'value'],
    ['[1,\n2,\n 🌬]', '3:2', '🌬', 'value'],
    ['["🌬", x]', '1:7', 'x', 'value'],
  ])('by line and character: %j', (...row) => {
    expect(fault(row[0])).toEqual(row);
  });
});
