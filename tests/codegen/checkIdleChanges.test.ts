import { expect, it } from 'vitest';
import { checkIdleChanges } from '#codegen/checkIdleChanges.ts';
import type { ChangeSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from './mergedKind.ts';

/** The warnings of a change of version 2, each with the file's text from its place. */
function check(change: ChangeSchema) {
  const file = { 'x-changes': { '2': [change] } };
  const whole = unexpandedKind(file);
  const text = JSON.stringify(whole.file);
  return checkIdleChanges(change, whole, ['x-changes', '2', 0]).map(({ severity, column, message, suggestion }) => [
    severity,
    text
      .slice(column - 1)
      .replaceAll('}', '')
      .replaceAll(']', ''),
    `${message} ${suggestion}`,
  ]);
}

it.each<[change: ChangeSchema]>([
  [{ rename: 'a', to: 'b' }],
  [{ map: 'fuel', values: { gas: 'oil' } }],
  [{ map: 'rate', values: { '1': 2 } }],
  [{ map: 'fuel', as: 'fuels', values: {} }],
  [{ scale: 'power', as: 'power_kw', from: 'W', to: 'kW' }],
  [{ merge: ['a', 'b'], into: 'c' }],
  [{ rename: 'a', values: { gas: 'gas' } }],
])('%j changes something', (change) => {
  expect(check(change)).toEqual([]);
});

it.each<[change: ChangeSchema, at: string, text: string]>([
  [
    { map: 'fuel', values: { gas: 'gas' } },
    '"gas":"gas"',
    '"gas" stays as it is, so this has no effect. Leave it out.',
  ],
  [{ map: 'rate', values: { '1': 1 } }, '"1":1', '1 stays as it is, so this has no effect. Leave it out.'],
  [
    { map: 'fuel', values: {}, as: 'fuel' },
    '"as":"fuel"',
    '"fuel" keeps its name, so "as" has no effect. Leave it out.',
  ],
  [{ scale: 'power', as: 'power' }, '"as":"power"', '"power" keeps its name, so "as" has no effect. Leave it out.'],
  [
    { into: 'b', merge: ['a'] },
    '"a"',
    '"a" is the only field, so nothing is merged. Write "rename", or "add" and "drop".',
  ],
])('%j is warned of', (change, at, text) => {
  expect(check(change)).toEqual([['warning', at, text]]);
});
