import { expect, it } from 'vitest';
import { checkSoftLimits } from '#codegen/checkSoftLimits.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { reportedWords } from './reportedWords.ts';

const check = (words: FieldSchema) => reportedWords((report) => checkSoftLimits(words, report));

const unreached = (word: string, soft: number, hard: string, limit: number): [string, string] => [
  `x-warn.${word}`,
  `no accepted value is beyond the soft "${word}" ${soft}, as the hard "${hard}" is ${limit}, so its warning would never be shown. Choose a limit that accepted values can pass, or leave it out.`,
];

it.each<[title: string, words: FieldSchema]>([
  ['without soft limits', { minimum: 0, maximum: 100 }],
  ['within its hard limits', { minimum: 0, maximum: 100, 'x-warn': { minimum: 1, maximum: 99 } }],
  [
    'within its exclusive limits',
    { exclusiveMinimum: 0, exclusiveMaximum: 100, 'x-warn': { minimum: 1, maximum: 99 } },
  ],
  ['without hard limits', { 'x-warn': { exclusiveMinimum: -5, maximum: 5 } }],
  ['with one usual value', { 'x-warn': { minimum: 5, maximum: 5 } }],
  ['whose lowest value is unusual', { minimum: 0, 'x-warn': { exclusiveMinimum: 0 } }],
  ['with a message for all limits', { 'x-warn': { minimum: 5, message: 'Low.' } }],
  ['with a message for each limit', { 'x-warn': { exclusiveMinimum: 5, message: { exclusiveMinimum: 'Low.' } } }],
])('a field %s is fine', (_, words) => {
  expect(check(words)).toEqual([]);
});

it.each<[title: string, words: FieldSchema, ...reported: [path: string, text: string][]]>([
  [
    'a soft minimum at the hard one never warns',
    { minimum: 0, 'x-warn': { minimum: 0 } },
    unreached('minimum', 0, 'minimum', 0),
  ],
  [
    'a soft minimum below the hard one never warns',
    { minimum: 0, 'x-warn': { minimum: -1 } },
    unreached('minimum', -1, 'minimum', 0),
  ],
  [
    'an exclusive soft minimum below the hard one never warns',
    { minimum: 0, 'x-warn': { exclusiveMinimum: -1 } },
    unreached('exclusiveMinimum', -1, 'minimum', 0),
  ],
  [
    'an exclusive soft minimum at the exclusive hard one never warns',
    { exclusiveMinimum: 0, 'x-warn': { exclusiveMinimum: 0 } },
    unreached('exclusiveMinimum', 0, 'exclusiveMinimum', 0),
  ],
  [
    'a soft minimum at the exclusive hard one never warns',
    { exclusiveMinimum: 0, 'x-warn': { minimum: 0 } },
    unreached('minimum', 0, 'exclusiveMinimum', 0),
  ],
  [
    'a soft maximum at the hard one never warns',
    { maximum: 100, 'x-warn': { maximum: 100 } },
    unreached('maximum', 100, 'maximum', 100),
  ],
  [
    'a soft maximum above the exclusive hard one never warns',
    { exclusiveMaximum: 100, 'x-warn': { maximum: 101 } },
    unreached('maximum', 101, 'exclusiveMaximum', 100),
  ],
  [
    'a soft minimum above the soft maximum warns of every value',
    { 'x-warn': { minimum: 6, maximum: 5 } },
    ['x-warn.minimum', '"minimum" 6 is above "maximum" 5, so every value would get a warning.'],
  ],
  [
    'an exclusive soft minimum above the soft maximum warns of every value',
    { 'x-warn': { exclusiveMinimum: 6, maximum: 5 } },
    ['x-warn.exclusiveMinimum', '"exclusiveMinimum" 6 is above "maximum" 5, so every value would get a warning.'],
  ],
  [
    'an exclusive soft minimum at the soft maximum warns of every value',
    { 'x-warn': { exclusiveMinimum: 5, maximum: 5 } },
    ['x-warn.exclusiveMinimum', '"exclusiveMinimum" 5 is not below "maximum" 5, so every value would get a warning.'],
  ],
  [
    'a message without a limit is never shown',
    { 'x-warn': { message: 'Unusual.' } },
    ['x-warn', '"x-warn" has no limit, so its message would never be shown. Give it a "minimum" or "maximum".'],
  ],
  [
    'a message for another limit is never shown',
    { 'x-warn': { minimum: 1, exclusiveMinimum: 0, message: { minimum: 'Low.', maximum: 'High.' } } },
    [
      'x-warn.message.maximum',
      'there is no soft limit "maximum", so this message would never be shown. Given: minimum, exclusiveMinimum.',
    ],
  ],
  [
    'messages for limits are never shown where there are none',
    { 'x-warn': { message: { minimum: 'Low.', exclusiveMinimum: 'Low.' } } },
    ['x-warn', '"x-warn" has no limit, so its message would never be shown. Give it a "minimum" or "maximum".'],
    ['x-warn.message.minimum', 'there is no soft limit "minimum", so this message would never be shown. Given: none.'],
    [
      'x-warn.message.exclusiveMinimum',
      'there is no soft limit "exclusiveMinimum", so this message would never be shown. Given: none.',
    ],
  ],
])('%s', (_, words, ...reported) => {
  expect(check(words)).toEqual(reported);
});
