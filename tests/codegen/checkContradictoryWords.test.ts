import { expect, it } from 'vitest';
import { checkContradictoryWords } from '#codegen/checkContradictoryWords.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { reportedWords } from './reportedWords.ts';

const check = (words: FieldSchema) => reportedWords((report) => checkContradictoryWords(words, report));

it.each<[words: FieldSchema]>([
  [{}],
  [{ 'x-text': 'name' }],
  [{ 'x-rows': 3 }],
  [{ 'x-shown-when': 'fcr' }],
  [{ 'x-used-when': 'fcr' }],
  [{ 'x-used-when': 'fcr', 'x-shown-when': 'afrr' }],
  [{ 'x-warn': { minimum: 1 } }],
  [{ 'x-warn': { exclusiveMinimum: 1 } }],
  [{ 'x-warn': { minimum: 1, maximum: 5 } }],
])('%j is fine', (words) => {
  expect(check(words)).toEqual([]);
});

it.each<[words: FieldSchema, path: string, text: string]>([
  [
    { 'x-text': 'name', 'x-rows': 3 },
    'x-rows',
    '"x-text" is "name", a single line, so "x-rows" makes room for lines that are refused. Leave it out.',
  ],
  [
    { 'x-used-when': ' fcr', 'x-shown-when': 'fcr ' },
    'x-used-when',
    '"x-shown-when" has the same condition, so the field is hidden whenever it is not used. Leave it out.',
  ],
  [
    { 'x-warn': { minimum: 1, exclusiveMinimum: 2 } },
    'x-warn.minimum',
    '"minimum" 1 and "exclusiveMinimum" 2 limit the same side, so only one of them has an effect. Remove one of the two.',
  ],
])('%j is warned of', (words, path, text) => {
  expect(check(words)).toEqual([[path, text]]);
});
