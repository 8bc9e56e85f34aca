import { expect, test } from 'vitest';
import { findStrings } from '#codegen/findStrings.ts';

test.each<[title: string, source: string, texts: string[]]>([
  ['the text of an element', '<p>Saved</p>', ['Saved']],
  [
    'a sentence with inline elements',
    '<p>You have <b>{count} new</b> message{s}.</p>',
    ['You have {…} new message{…}.'],
  ],
  ['both branches in an element', "<p>{busy ? 'Saving...' : 'Save'}</p>", ['Saving...', 'Save']],
  ['a label', '<nav aria-label="Main" className="wide red box" />', ['Main']],
  ['a label that is chosen', "<Tab title={isNew ? 'New' : name ?? 'None'} />", ['New', 'None']],
  ['a message in a table', "const MESSAGES = { comma: 'Use a dot' };", ['Use a dot']],
  ['a property that ends in a word', "add({ type: 'error', errorTitle: 'Failed' });", ['Failed']],
  ['an error', "throw new Failure(404, 'gone');", ['gone']],
  [
    'what a function of words returns',
    `function pointsCounted(n: number) { return n === 1 ? 'one' : \`$\{n} points\`; }`,
    ['one', '{…} points'],
  ],
  ['a sentence anywhere', "say(['Nothing was pasted']);", ['Nothing was pasted']],
  [
    'names, types, imports and queries',
    "import a from 'A b c'; type B = 'C d e'; const c = { id: 'D e f' }; sql`Select all rows`;",
    [],
  ],
  ['a word that nobody sees', "if (kind === 'Wind') return;", []],
])('%s', (_title, source, texts) => {
  expect(findStrings('probe.tsx', source).map(({ text }) => text)).toEqual(texts);
});

test('each text comes with its line', () => {
  expect(findStrings('probe.ts', "\nconst title =\n  'Projects';")).toEqual([{ line: 3, text: 'Projects' }]);
});

test.each([
  [
    'probe.json',
    '{ "$id": "wind", "title": "Wind turbine",\n "x-labels": { "0": "None" }, "x-note": "For experts only" }',
  ],
  ['probe.yaml', 'title: Wind turbine\nx-note: For experts only\ndescription: None\n'],
])('the words of %s', (file, source) => {
  expect(findStrings(file, source).map(({ text }) => text)).toEqual(['Wind turbine', 'None']);
});
