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
])('marks in %j the words %j', (text, words, marked) => {
  expect(show(text, words)).toBe(marked);
});
