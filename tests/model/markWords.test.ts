import { expect, it } from 'vitest';
import { markWords } from '#model/markWords.ts';

const show = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['LFP rack', ['lfp'], '[LFP] rack'],
  ['Old LFP rack', ['rack', 'lfp'], 'Old [LFP] [rack]'],
  ['3000 kW', ['3', 'mw'], '[3000 kW]'],
  ['2500 kW', ['3', 'mw'], '[2500 kW]'],
  ['80 m', ['80', 'm'], '[80] [m]'],
  ['1.5 m', ['1'], '[1.5 m]'],
  ['aaab', ['aaa', 'aab'], '[aaa]b'],
  ['Straße', ['strasse'], '[Straße]'],
  [`${'x'.repeat(40)} LFP`, ['lfp'], `…${'x'.repeat(23)} [LFP]`],
  ['', ['a'], '[]'],
  ['İzmir LFP', ['lfp'], '[İzmir LFP]'],
  [`${'x'.repeat(24)}LFP`, ['lfp'], `${'x'.repeat(24)}[LFP]`],
  [`${'x'.repeat(25)}LFP`, ['lfp'], `…${'x'.repeat(24)}[LFP]`],
  ['LFP', [], '[LFP]'],
  ['1 5', ['5'], '1 [5]'],
  ['15', ['5'], '[15]'],
  ['3m2', ['m2'], '3[m2]'],
  ['m2x5', ['m2x'], '[m2x]5'],
  ['80 m 5', ['80'], '[80] m 5'],
  ['80, 5', ['80'], '[80], 5'],
  ['80,5', ['80'], '[80,5]'],
  ['805', ['80'], '[805]'],
])('marks in %j the words %j', (text, words, marked) => {
  expect(show(text, words)).toBe(marked);
});

it('gives no empty parts', () => {
  expect(markWords('LFP rack', ['lfp', ' rack'])).toEqual([
    { text: 'LFP', isMarked: true },
    { text: ' rack', isMarked: true },
  ]);
  expect(markWords('LFP', ['rack'])).toEqual([{ text: 'LFP', isMarked: true }]);
});
