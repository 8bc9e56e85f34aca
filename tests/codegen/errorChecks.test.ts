import { expect, it } from 'vitest';
import { errorChecks } from '#codegen/errorChecks.ts';
import type { CheckSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind } from './mergedKind.ts';

const FILE: Partial<KindFile> = {
  properties: { loads: { type: 'string', title: 'Loads', 'x-list': 'numbers' } },
  'x-curves': {
    output: {
      title: 'Output',
      x: { title: 'Speed', unit: 'm/s', from: 0, to: 2 },
      y: [{ title: 'Power', unit: 'kW', fields: 'p{x}', default: [0, 1, 2] }],
    },
    efficiency: {
      title: 'Efficiency',
      x: { title: 'Load', unit: '%', field: 'loads' },
      y: [{ title: 'Electric', unit: '%', field: 'electric' }],
    },
  },
};

it.each<[title: string, check: CheckSchema, wanted: object]>([
  ['at a field', { require: 'a > b', error: 'Too low.', at: ['a', 'b'] }, { field: 'a', requires: 'a > b' }],
  [
    'with a condition',
    { require: 'a > b', when: 'a > 0', error: 'Too low.', at: ['a'] },
    { field: 'a', requires: 'a > b when a > 0' },
  ],
  [
    'at a numbered curve',
    { require: 'max(y of output) > 0', error: 'Too low.', at: ['output'] },
    { field: 'p0', requires: 'max(y of output) > 0' },
  ],
  [
    'at a curve of lists',
    { require: 'max(y of efficiency) > 0', error: 'Too low.', at: ['efficiency', 'a'] },
    { field: 'loads', requires: 'max(y of efficiency) > 0' },
  ],
])('an error %s is one of the first field that it names', (_, check, wanted) => {
  const kind = mergedKind({ ...FILE, 'x-checks': [check] });
  expect(errorChecks(kind)).toEqual({ checks: [{ ...wanted, message: 'Too low.' }] });
});

it('a check that only warns is left out', () => {
  const warning: CheckSchema = { require: 'a > b', warn: 'Low.', at: ['a'] };
  const error: CheckSchema = { require: 'a > 0', error: 'Too low.', at: ['a'] };
  expect(errorChecks(mergedKind({ 'x-checks': [warning] }))).toEqual({});
  expect(errorChecks(mergedKind({ 'x-checks': [warning, error] }))).toEqual({
    checks: [{ field: 'a', requires: 'a > 0', message: 'Too low.' }],
  });
});
