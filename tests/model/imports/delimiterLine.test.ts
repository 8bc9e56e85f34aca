import { expect, it } from 'vitest';
import { isDelimiterLine, statedDelimiter } from '#model/imports/delimiterLine.ts';

it.each([
  ['sep=;\nModel;COP', ';'],
  ['sep=;\r\nModel;COP', ';'],
  ['sep=\t\rModel\tCOP', '\t'],
  ['"sep=|"\nModel|COP', '|'],
  ['SEP=,', ','],
  ['sep=;;\nModel;COP', undefined],
  ['sep=\nModel;COP', undefined],
  ['"sep=""\nModel;COP', '"'],
  ['x sep=;\nModel;COP', undefined],
  ['Model;COP\nsep=;', undefined],
  ['Model;COP', undefined],
  ['', undefined],
])('the first line of %j states the delimiter %j', (text, delimiter) => {
  expect(statedDelimiter(text)).toBe(delimiter);
});

it.each([
  [1, ['sep=;'], true],
  [1, ['sep='], true],
  [1, ['Sep=,', ''], true],
  [1, ['sep=', '', ''], true],
  [2, ['sep=;'], false],
  [1, ['sep=;', '', 'COP'], false],
  [1, ['sep=;;'], false],
  [1, ['x sep=;'], false],
  [1, [''], false],
  [1, [], false],
])('line %i with the cells %j states the delimiter: %s', (line, cells, is) => {
  expect(isDelimiterLine({ line, cells })).toBe(is);
});
