import { expect, it } from 'vitest';
import { toMove } from '#codegen/edits/toMove.ts';
import type { ChangeSchema } from '#codegen/KindFile.ts';

it.each<[what: string, change: ChangeSchema, move: [string, string] | undefined]>([
  ['a renamed field', { rename: 'power', to: 'rating' }, ['power', 'rating']],
  ['a moved field', { move: 'power', to: 'engine/power' }, ['power', 'engine/power']],
  ['a move without its destination', { move: 'power' }, ['power', '']],
  ['a scaled field, which keeps its name', { scale: 'power', from: 'kW', to: 'W' }, ['power', 'power']],
  ['a scaled field with a new name', { scale: 'power', from: 'kW', to: 'W', as: 'power_w' }, ['power', 'power_w']],
  ['mapped choices, which keep their name', { map: 'fuel', values: { gas: 'lng' } }, ['fuel', 'fuel']],
  ['mapped choices with a new name', { map: 'fuel', values: {}, as: 'carrier' }, ['fuel', 'carrier']],
  ['a dropped field', { drop: 'power', to: 'rating', as: 'rating' }, undefined],
])('%s', (_what, change, move) => {
  expect(toMove(change)).toEqual(move);
});
