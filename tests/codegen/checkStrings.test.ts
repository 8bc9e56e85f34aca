import { describe, expect, it, test } from 'vitest';
import { checkStrings } from '#codegen/checkStrings.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { toSource } from './mergedKind.ts';

function check(value: object): string[] {
  const source = toSource('kinds/probe.json', value);
  return placedProblems(
    checkStrings(source).map(({ problem }) => problem),
    source,
  );
}

test('each problem comes with the path of its text', () => {
  const source = toSource('kinds/probe.json', { 'x-tabs': [{ id: 'a' }, { title: 'a ' }] });
  expect(checkStrings(source).map(({ path }) => path)).toEqual([['x-tabs', 1, 'title']]);
});

test('values that are not texts have no problems', () => {
  expect(check({ title: 1, description: null, unit: true, list: [2, 'fine'] })).toEqual([]);
});

describe('an invisible character', () => {
  it.each([
    ['\u0007', 'U+0007'],
    ['\n', 'U+000A'],
    ['\t', 'U+0009'],
    ['\u00AD', 'U+00AD'],
    ['\u061C', 'U+061C'],
    ['\u115F', 'U+115F'],
    ['\u180E', 'U+180E'],
    ['\u200B', 'U+200B'],
    ['\u200E', 'U+200E'],
    ['\u200F', 'U+200F'],
    ['\u2028', 'U+2028'],
    ['\u202E', 'U+202E'],
    ['\u2060', 'U+2060'],
    ['\u206F', 'U+206F'],
    ['\u3164', 'U+3164'],
    ['\uFEFF', 'U+FEFF'],
    ['\uFFF9', 'U+FFF9'],
    ['\uFFFB', 'U+FFFB'],
  ])('%j is reported in any text', (sign, code) => {
    expect(check({ $id: `a${sign}` })).toEqual([`$id@1: there is an invisible character here: ${code}. Remove it.`]);
  });

  it('that is half of another one is reported as such', () => {
    expect(check({ $id: 'ab\uD800c' })).toEqual([
      "$id@2: U+D800 is half of a character, which can't be stored. Remove it.",
    ]);
  });

  it('that joins others is fine', () => {
    expect(check({ title: 'a\u200Cb\u200Dc', plural: '👩‍💻' })).toEqual([]);
  });

  it('is the only problem of its text', () => {
    expect(check({ title: ' <b>a\u200B\u200B' })).toEqual([
      'title@5: there is an invisible character here: U+200B. Remove it.',
    ]);
  });

  it('is reported in names, but not in those of fields and curves', () => {
    const name = 'a\u200B';
    expect(check({ 'x-labels': { [name]: 'A' } })).toEqual([
      `x-labels.${name}: there is an invisible character here: U+200B. Remove it.`,
    ]);
    expect(check({ [name]: 1 })).toHaveLength(1);
    expect(check({ properties: { [name]: {} }, 'x-curves': { [name]: {} }, 'x-derived': { [name]: {} } })).toEqual([]);
    expect(check({ properties: { a: { [name]: 1 } } })).toHaveLength(1);
  });
});

describe('a text of several lines', () => {
  it.each(['description', 'default', 'x-note'])('may be that of "%s"', (word) => {
    expect(check({ [word]: 'one\n\ttwo' })).toEqual([]);
    expect(check({ [word]: 'one\n\u200B' })).toEqual([
      `${word}@5: there is an invisible character here: U+200B. Remove it.`,
    ]);
    expect(check({ [word]: 'one\r' })).toHaveLength(1);
  });

  it('may not be a name', () => {
    expect(check({ 'x-labels': { 'a\nb': 'A' } })).toHaveLength(1);
  });
});

const WORDS = [
  ...['title', 'plural', 'family', 'description', 'axis', 'message', 'warn', 'error', 'from', 'unit', 'x-unit'],
  ...['x-row', 'x-message', 'x-placeholder', 'x-empty', 'x-unused-message'],
];
const MAPS = ['x-labels', 'x-message', 'message', 'x-tab-titles', 'x-unit-names', 'x-phrases'];

describe('a shown text', () => {
  const blank = 'is blank, so planners would see nothing there. Write a text, or leave it out.';

  it.each(WORDS)('is that of "%s"', (word) => {
    expect(check({ [word]: ' ' })).toEqual([`${word}@0: "${word}" ${blank}`]);
    expect(check({ a: [{ [word]: ' ' }] })).toEqual([`a.0.${word}@0: "${word}" ${blank}`]);
  });

  it.each(MAPS)('is one in "%s"', (word) => {
    expect(check({ [word]: { a: '  ' } })).toEqual([`${word}.a@0: "a" ${blank}`]);
  });

  it('is not any other', () => {
    expect(check({ $id: ' ', 'x-note': ' ', pattern: '<b>', a: { b: ' ' } })).toEqual([]);
    expect(check({ default: { title: ' ' }, enum: [{ title: ' ' }] })).toEqual([]);
    expect(check({ const: { title: ' ' }, 'x-offer': { title: ' ' } })).toEqual([]);
  });

  it('may be that of a field whose name is a keyword', () => {
    for (const name of ['default', 'enum', 'const', 'x-offer']) {
      expect(check({ properties: { [name]: { title: ' ' } } })).toHaveLength(1);
      expect(check({ $defs: { [name]: { title: ' ' } } })).toHaveLength(1);
    }
  });

  it('may be empty where the meta-schema lets it', () => {
    expect(check({ title: '' })).toEqual([]);
  });
});

describe('a blank', () => {
  it('at either end is warned of', () => {
    expect(check({ title: ' a b', plural: 'a b ', unit: ' kW', 'x-unit': 'kW ' })).toEqual([
      'warning: title@0: "title" begins with a blank. Remove it.',
      'warning: plural@3: "plural" ends with a blank. Remove it.',
      'warning: unit@0: "unit" begins with a blank. Remove it.',
      'warning: x-unit@2: "x-unit" ends with a blank. Remove it.',
    ]);
  });

  it('inside is fine', () => {
    expect(check({ title: 'a  b' })).toEqual([]);
  });
});

describe('mark-up', () => {
  it.each([
    ['<b>a</b>', '<b>'],
    ['</li>', '</li>'],
    ['<a href="x">', '<a href="x">'],
    ['<br/>', '<br/>'],
    ['<h3>', '<h3>'],
    ['&nbsp;', '&nbsp;'],
    ['&#160;', '&#160;'],
    ['**bold words**', '**bold words**'],
    ['**b**', '**b**'],
  ])('%s is warned of', (text, found) => {
    expect(check({ title: `A ${text}` })).toEqual([
      `warning: title@2: texts have no mark-up, so planners would see "${found}" as it is. Remove it.`,
    ]);
  });

  it.each(['a < b > c', '<boo>', '<b', '<h7>', 'a & b;', '&x;', '&#;', '** a **', '**a', '2**3', 'x<b<y>'])(
    '%s is none',
    (title) => {
      expect(check({ title })).toEqual([]);
    },
  );

  it('is not looked for in units', () => {
    expect(check({ unit: '<b>{x}', 'x-unit': '<b>{x}' })).toEqual([]);
  });
});

describe('a placeholder', () => {
  const nothing = (sign: string) => `nothing replaces "${sign}" here, so planners would see it as it is.`;

  it.each(['{currency}', '{}', '{ x }', '{x1}'])('%s is reported where nothing replaces it', (sign) => {
    expect(check({ description: `A ${sign}` })).toEqual([`description@2: ${nothing(sign)} Write it out.`]);
  });

  it('is reported as often as it is written', () => {
    expect(check({ description: '{a}{b}' })).toEqual([
      `description@0: ${nothing('{a}')} Write it out.`,
      `description@3: ${nothing('{b}')} Write it out.`,
    ]);
  });

  it('is only a word in braces', () => {
    expect(check({ description: '{a b} {a-b} } { a' })).toEqual([]);
  });

  it('of a phrase is compared elsewhere', () => {
    expect(check({ 'x-phrases': { 'Find {x}': ' {x}' } })).toEqual([
      'warning: x-phrases.Find {x}@0: "Find {x}" begins with a blank. Remove it.',
    ]);
    expect(check({ a: { 'x-phrases': { b: '{x}' } } })).toHaveLength(1);
  });

  it.each([
    ['properties', { properties: { a: { title: '{currency}' } } }],
    ['$defs', { $defs: { a: { title: '{currency}' } } }],
    ['x-map', { 'x-map': { x: { title: '{currency}' } } }],
    ['x-derived', { 'x-derived': { a: { title: '{currency}' } } }],
    ['items', { items: { title: '{currency}' } }],
    ['x-unused-message', { 'x-unused-message': '{currency}' }],
  ])('of the currency is replaced in %s', (_where, value) => {
    expect(check(value)).toEqual([]);
  });

  it.each([
    ['a kind', { title: '{currency}' }],
    ['a curve', { 'x-curves': { a: { title: '{currency}' } } }],
    ['a description of a field', { properties: { a: { description: '{currency}' } } }],
    ['a row', { items: { 'x-row': '{currency}' } }],
  ])('of the currency is not replaced in the text of %s', (_where, value) => {
    expect(check(value)).toEqual([expect.stringMatching(/Write it out\.$/)]);
  });

  it('beside the one that is replaced is reported', () => {
    expect(check({ items: { title: '{currency} {curency} {x}' } })).toEqual([
      `items.title@11: ${nothing('{curency}')} Did you mean "{currency}"?`,
      `items.title@21: ${nothing('{x}')} Only {currency} is replaced.`,
    ]);
  });
});
