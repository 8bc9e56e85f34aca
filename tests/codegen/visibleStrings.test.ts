import { describe, expect, it, test } from 'vitest';
import { findStrings } from '#codegen/findStrings.ts';

const found = (source: string, file = 'probe.tsx') => findStrings(file, source).map(({ text }) => text);

const WORD_NAMES =
  'alt x-empty x-message x-warn x-placeholder x-labels x-tab-titles warn title errorTitle label labels message messages description heading placeholder subtitle hint lead note notes tooltip caption legend plural action question done text texts words wording sentence reason summary'.split(
    ' ',
  );

describe('a word', () => {
  it.each(WORD_NAMES)('is found at the property %s', (name) => {
    expect(found(`const a = { '${name}': 'one' };`)).toEqual(['one']);
  });

  it.each(['label', 'description', 'roledescription', 'valuetext', 'placeholder'])(
    'is found at the attribute aria-%s',
    (name) => {
      expect(found(`<i aria-${name}="one" />`)).toEqual(['one']);
    },
  );

  it.each(['cobalt', 'altitude', 'titleId', 'warning', 'kind'])('is not found at the property %s', (name) => {
    expect(found(`const a = { ${name}: 'one' };`)).toEqual([]);
  });

  it.each(
    'pointText pointTexts title label message messages words wording sentence counted reason summary note notes'.split(
      ' ',
    ),
  )('is what the function %s returns', (name) => {
    expect(found(`function ${name}() { return 'one'; }`)).toEqual(['one']);
  });

  it.each(['pick', 'textLength'])('is not what the function %s returns', (name) => {
    expect(found(`function ${name}() { return 'one'; }`)).toEqual([]);
  });

  it.each([
    ['Failure', ['gone']],
    ['TypeError', ['gone']],
    ['Invalid', ['gone']],
    ['ErrorList', []],
    ['Map', []],
  ])('may be the message of %s', (name, texts) => {
    expect(found(`throw new ${name}('gone');`)).toEqual(texts);
  });

  it.each([
    ['notFound', false],
    ['not_found', false],
    ['n_1', false],
    ['h2', false],
    ['ab2', false],
    ['12', false],
    ['h2o', true],
    ['in h2', true],
    ['Not found', true],
    ['ä', true],
  ])('at a place for words: %s, %j', (text, isFound) => {
    expect(found(`const title = '${text}';`)).toEqual(isFound ? [text] : []);
  });
});

describe('a place for words', () => {
  it.each<[title: string, source: string, texts: string[]]>([
    ['holds what is joined by +', "const title = 'one ' + name;", ['one ']],
    ['holds what replaces an empty name', "const title = name || 'one';", ['one']],
    ['holds what replaces a missing name', "const title = name ?? 'one';", ['one']],
    ['holds what depends on a flag', "const title = busy && 'one';", ['one']],
    ['holds both branches, but nothing compared', "const title = kind === 'wind' ? 'one' : 'two';", ['one', 'two']],
    ['holds nothing compared', "const title = kind === 'wind';", []],
    ['holds the entries of a list', "const titles = 1; const labels = ['one', 'two'];", ['one', 'two']],
    ['ends at a call', "const title = find('wind');", []],
    ['ends at a property of something', "const title = kinds['wind'].name;", []],
    [
      'of a function holds what its cases return, but no case',
      "function kindText(kind) { switch (kind) { case 'wind': return 'one'; default: return 'two'; } }",
      ['one', 'two'],
    ],
    [
      'of a function holds what it returns early, but no condition',
      "function kindText(kind) { if (kind === 'wind') return 'one'; return 'two'; }",
      ['one', 'two'],
    ],
    ['is no default of a parameter', "function kindText(kind = 'wind') { return 'one'; }", ['one']],
    ['may have a name in quotes', `const a = { "title": 'one' };`, ['one']],
  ])('%s', (_title, source, texts) => {
    expect(found(source)).toEqual(texts);
  });
});

describe('a sentence', () => {
  it.each([
    ['Nothing pasted', true],
    ['Nothing  pasted', true],
    ["I can't", true],
    ['nothing was pasted', true],
    ['no 2nd, (odd) one', true],
    ['Nothing (yet) was pasted', true],
    ['Nothing', false],
    ['nothing pasted', false],
    ['SELECT ALL ROWS', false],
    ['Calls fn(a) in turn', false],
    ['Write fn(a).', true],
    ['Write (a), as in fn(a)', true],
    ['write fn(a).', false],
    ['Write fn(a) b.c', false],
    ['row(s) gone', false],
    ['two row(s) left out', true],
    ['“one” fits', true],
    ['DATA_DIR is set', true],
    ['DATA is set', true],
    ['_A b', false],
    ['one two a=b', false],
    ['one/two three four', false],
    ['a/b nothing was pasted', false],
    ['a/b Nothing here', false],
    ['use strict', false],
  ])('anywhere: %s, %j', (text, isFound) => {
    expect(found(`say(${JSON.stringify(text)});`)).toEqual(isFound ? [text] : []);
    expect(found(`${JSON.stringify(text)};`)).toEqual(isFound ? [text] : []);
  });

  it.each<[title: string, source: string, texts: string[]]>([
    ['with several computed parts', `say(\`Saved $\{a} and $\{b} there\`);`, ['Saved {…} and {…} there']],
    ['that begins with a computed part', `say(\`$\{a} points\`);`, ['{…} points']],
    ['in a variable named as something for programs', "const type = 'Nothing was pasted';", ['Nothing was pasted']],
    [
      'in a function without a name',
      "export default function () { return 'Nothing was pasted'; }",
      ['Nothing was pasted'],
    ],
    ['at a property for programs', "const a = { pattern: 'Nothing was pasted' };", []],
    ['at the attribute className', '<i className="Nothing was pasted" />', []],
    ['at a property whose name only begins so', "const a = { idea: 'Nothing was pasted' };", ['Nothing was pasted']],
    ['at a property whose name only ends so', "const a = { grid: 'Nothing was pasted' };", ['Nothing was pasted']],
    ['in an import, an export or a type', "export * from 'Nothing was pasted'; type A = 'Nothing was pasted';", []],
  ])('%s', (_title, source, texts) => {
    expect(found(source)).toEqual(texts);
  });
});

describe('the content of an element', () => {
  it.each<[title: string, source: string, texts: string[]]>([
    ['over several lines', '<p>\n  Saved\n    now\n</p>', ['Saved now']],
    ['with a space written out', "<p>Saved{' '}<b>now</b></p>", ['Saved now']],
    ['with nothing computed', '<p>Saved{/* soon */}</p>', ['Saved{…}']],
    ['in a fragment', '<>Saved</>', ['Saved']],
    ['with a number beside an element', '<p>12 <b>New</b></p>', ['New']],
    ['that is an element without end', '<p>Saved <br /> now</p>', ['Saved {…} now']],
    ['with attributes inside', '<p>Saved <b title="Soon">now</b></p>', ['Saved now', 'Soon']],
  ])('%s', (_title, source, texts) => {
    expect(found(source)).toEqual(texts);
  });
});

test('a .ts file may be generic, where a .tsx file holds an element', () => {
  expect(found("const f = <T>(a: T) => 'Nothing was pasted';", 'probe.ts')).toEqual(['Nothing was pasted']);
});

test('of YAML, the texts under a name for words come with their lines', () => {
  const source =
    'a: 1\ntitle: Wind\nnote: 5\nlabel: null\nmessage:\n  hint: |\n    Rising\n  x-note: Experts\n? [title]\n: Never\n';
  expect(findStrings('probe.yaml', source)).toEqual([
    { line: 2, text: 'Wind' },
    { line: 6, text: 'Rising' },
  ]);
});
