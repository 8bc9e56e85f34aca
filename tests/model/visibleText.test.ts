import { expect, it } from 'vitest';
import { visibleText } from '#model/visibleText.ts';

it.each([
  ['blanks without width between digits', '1\u200B234\u2060.5', '1234.5'],
  ['marks of the writing direction', '\u200E-5\u200F \u202AkW\u202C', '-5 kW'],
  ['a byte order mark', '\uFEFFModel', 'Model'],
  ['an invisible plus and times', '2\u2062x\u20643', '2x3'],
])('%s are removed', (_, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it.each([
  ['at the beginning', '\u00AD12.5', '-12.5'],
  ['after a blank', 'from \u00AD7 to 5', 'from -7 to 5'],
  ['before a blank', '\u00AD 7', '- 7'],
  ['before a hard blank', '\u00AD\u00A07', '-\u00A07'],
  ['before a decimal point', '\u00AD.5', '-.5'],
  ['before a decimal comma', '\u00AD,5', '-,5'],
  ['of each of two numbers', '\u00AD5 \u00AD6', '-5 -6'],
])('a soft hyphen is a minus before a number: %s', (_, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it.each([
  ['in a word', 'Wind\u00ADturbine', 'Windturbine'],
  ['after a letter', 'E\u00AD82', 'E82'],
  ['in a number', '12\u00AD34', '1234'],
  ['after a decimal point', '12.\u00AD5', '12.5'],
  ['after a decimal comma', '12,\u00AD5', '12,5'],
  ['before two blanks', '\u00AD  7', '  7'],
  ['before a word', '\u00ADkW', 'kW'],
])('a soft hyphen is removed elsewhere: %s', (_, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it.each([
  ['１２．５', '12.5'],
  ['－５％', '-5%'],
  ['！～', '!~'],
  ['風速', '風速'],
  ['m² ½', 'm² ½'],
])('wide characters become the usual ones, and others stay: %s', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});
