import { expect, it } from 'vitest';
import type { ChangeSchema } from '#codegen/KindFile.ts';
import { listChanges } from '#codegen/listChanges.ts';

it.each<[ChangeSchema, string]>([
  [{ rename: 'wind_height', to: 'hub_height' }, 'wind_height is now called hub_height'],
  [{ move: 'power', to: 'charging/power' }, 'power is now at charging/power'],
  [{ scale: 'power', from: 'W', to: 'kW' }, 'power is in kW instead of W'],
  [{ scale: 'power', from: 'W', to: 'kW', as: 'rated' }, 'power is in kW instead of W and is called rated'],
  [{ map: 'mode', values: { fast: 'rapid', slow: 'calm' } }, 'of mode, fast is now rapid and slow is now calm'],
  [{ map: 'mode', values: { fast: 'rapid' }, as: 'way' }, 'of mode, fast is now rapid; it is called way'],
  [{ split: 'size', into: { b: 'size / 4', c: '4' }, back: 'b * c' }, 'size has become b and c'],
  [{ split: 'place', into: ['street', 'town'], separator: ', ' }, 'place has become street and town'],
  [{ merge: ['street', 'town'], into: 'place', separator: ', ' }, 'street and town have become place'],
  [{ add: 'losses', value: 'power * 0.02' }, 'losses is new; in earlier components it is power * 0.02'],
  [{ drop: 'colour' }, 'colour was removed'],
  [{ in: 'periods', rename: 'a', to: 'b' }, 'in periods: a is now called b'],
])('%j is said in words', (change, text) => {
  expect(listChanges({ 'x-changes': { '2': [change] } })).toEqual([{ version: 2, changes: [text] }]);
});

it('lists the newest version first, and nothing for a kind in its first one', () => {
  const versions = { '2': [{ drop: 'a' }], '10': [{ drop: 'b' }], '3': [{ drop: 'c' }] };
  expect(listChanges({ 'x-changes': versions }).map(({ version }) => version)).toEqual([10, 3, 2]);
  expect(listChanges({})).toEqual([]);
});
