import { expect, it } from 'vitest';
import { unusedReason } from '#codegen/unusedReason.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({
  properties: {
    fcr: { type: 'boolean', title: 'Primary reserve' },
    power: { type: 'number', title: 'Power', 'x-unit': 'kW' },
  },
});

it.each([
  ['a field that is always used', {}, undefined],
  ['a field whose condition can be put into words', { 'x-used-when': 'fcr' }, 'Not used while Primary reserve is off'],
  ['a field with a message', { 'x-used-when': 'fcr', 'x-unused-message': 'Only for reserve.' }, 'Only for reserve.'],
  ['a field with a message only', { 'x-unused-message': 'Only for reserve.' }, 'Only for reserve.'],
  ['a field whose condition is faulty', { 'x-used-when': 'fcr and' }, undefined],
  ['a field whose condition calculates', { 'x-used-when': 'power * 2 > 5' }, undefined],
])('the reason of %s', (_, words, reason) => {
  expect(unusedReason({ type: 'number', title: 'Price', ...words }, kind)).toBe(reason);
});
