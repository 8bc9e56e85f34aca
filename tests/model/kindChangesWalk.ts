import fc from 'fast-check';
import type { ChangeSchema, FieldSchema } from '#codegen/KindFile.ts';
import { carryRecord } from '#model/carryRecord.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { KindChanges } from '#model/KindChanges.ts';
import { makeChanges } from '../codegen/makeChanges.ts';

interface Word {
  word: string;
  /** Fields of the newer version. */
  properties: Record<string, FieldSchema>;
  changes: ChangeSchema[];
  /** Records of both versions. */
  older: fc.Arbitrary<FieldValues>;
  newer: fc.Arbitrary<FieldValues>;
}

const NUMBER: FieldSchema = { type: 'number', title: 'A number' };
const TEXT: FieldSchema = { type: 'string', title: 'A text' };

const number = fc.oneof(
  fc.constant(null),
  fc.constant(0),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const text = fc.oneof(fc.constantFrom('', 'a', 'a, b', ', ', 'a, b, c'), fc.string({ maxLength: 20 }));
const list = fc
  .array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { maxLength: 5 })
  .map((values) => values.map((value) => String(value)).join(', '));
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 3 });
const record = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });

/** Each word of `x-changes`, with records of all sorts for it. */
export const WORDS: Word[] = [
  {
    word: 'rename',
    properties: { a: NUMBER, c: TEXT },
    changes: [
      { rename: 'b', to: 'a' },
      { rename: 'a', to: 'c' },
    ],
    older: record({ a: text, b: number, other: text }),
    newer: record({ a: number, c: text, other: text }),
  },
  {
    word: 'move',
    properties: { box: { type: 'object', title: 'Box', properties: { a: NUMBER, b: NUMBER } } },
    changes: [{ move: 'a', to: 'box/a' }],
    older: record({ a: number, box: record({ b: number }) }),
    newer: record({ box: record({ a: number, b: number }) }),
  },
  {
    word: 'scale',
    properties: { a: NUMBER, b: { ...TEXT, 'x-list': 'numbers' } },
    changes: [
      { scale: 'a', from: 'kWh', to: 'MJ' },
      { scale: 'b', from: 'min', to: 'h' },
    ],
    older: record({ a: number, b: fc.oneof(list, text) }),
    newer: record({ a: number, b: fc.oneof(list, text) }),
  },
  {
    word: 'map',
    properties: { a: TEXT },
    changes: [{ map: 'a', values: { one: 'first', two: 'second', zwei: 'second' }, back: { new: 'one' } }],
    older: record({ a: fc.constantFrom('one', 'two', 'zwei', 'three', 'first', 'new', null) }),
    newer: record({ a: fc.constantFrom('first', 'second', 'new', 'three', 'one', null) }),
  },
  {
    word: 'split',
    properties: { power: NUMBER, hours: NUMBER, town: TEXT, country: TEXT },
    changes: [
      { split: 'energy', into: { power: 'energy / 3', hours: '3' }, back: 'power * hours' },
      { split: 'place', separator: ', ', into: ['town', 'country'] },
    ],
    older: record({ energy: number, place: text }),
    newer: record({ power: number, hours: number, town: text, country: text }),
  },
  {
    word: 'merge',
    properties: { energy: NUMBER, place: TEXT },
    changes: [
      { merge: ['power', 'hours'], into: 'energy', value: 'power * hours', back: { power: 'energy / 3', hours: '3' } },
      { merge: ['town', 'country'], separator: ', ', into: 'place' },
    ],
    older: record({ power: number, hours: number, town: text, country: text }),
    newer: record({ energy: number, place: text }),
  },
  {
    word: 'add and drop',
    properties: { a: NUMBER, b: NUMBER },
    changes: [{ add: 'b', value: 'a * 0.02 + c' }, { drop: 'c' }, { drop: 'd', back: 'a / 7' }],
    // The way back calculates values where there were none.
    older: fc.record({ a: number, c: number, d: number }),
    newer: fc.record({ a: number, b: number }),
  },
  {
    word: 'in rows',
    properties: {
      rows: {
        type: 'array',
        title: 'Rows',
        'x-row': 'row',
        items: { type: 'object', properties: { a: NUMBER, b: NUMBER } },
      },
    },
    changes: [
      { in: 'rows', scale: 'a', from: '%', to: '1' },
      { in: 'rows', merge: ['c', 'd'], into: 'b', value: 'c + d', back: { c: 'b / 2', d: 'b / 2' } },
    ],
    older: record({ rows: fc.oneof(rows(record({ a: number, c: number, d: number })), fc.constant(null)) }),
    newer: record({ rows: rows(record({ a: number, b: number })) }),
  },
];

const RAISE = { from: 1, to: 2 };
const LOWER = { from: 2, to: 1 };

/** Carries random records of a word up and down, and throws where a way there and back is not the way there. */
export function walkKindChanges({ properties, changes, older, newer }: Word, runs: number): void {
  const made = makeChanges({ properties, 'x-version': 2, 'x-changes': { 2: changes } });
  fc.assert(
    fc.property(older, (before) => expectKept(made, before, [RAISE, LOWER])),
    { numRuns: runs },
  );
  fc.assert(
    fc.property(newer, (before) => expectKept(made, before, [LOWER, RAISE])),
    { numRuns: runs },
  );
}

type Way = { from: number; to: number };

/** Forward, back and forward equals forward; and forward and back returns the original. */
function expectKept(changes: KindChanges, before: FieldValues, [there, back]: [Way, Way]): boolean {
  const once = carryRecord(changes, before, there);
  const home = carryRecord(changes, once, back);
  const twice = carryRecord(changes, home, there);
  return isSame(once, twice) && isSame(before, home);
}

/** Ignores the order of properties, and empty objects. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, own]) => JSON.stringify(own) !== '{}')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => [name, sorted(own)]),
  );
}
