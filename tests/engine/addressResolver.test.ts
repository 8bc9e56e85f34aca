import { expect, it } from 'vitest';
import { addressResolver } from '#engine/addressResolver.ts';

it.each([
  ['https://example.com/schemas/wind.json', 'tower.json', 'https://example.com/schemas/tower.json'],
  ['https://example.com/schemas/wind.json', '#/$defs/tower', 'https://example.com/schemas/wind.json#/$defs/tower'],
  ['https://example.com/schemas/wind.json', 'https://example.org/a', 'https://example.org/a'],
  ['wind', 'tower.json', 'tower.json'],
  ['schemas/wind.json', 'tower.json', 'schemas/tower.json'],
  ['wind', '#/$defs/tower', 'wind#/$defs/tower'],
])('in the schema %s, the reference %s leads to %s', (base, reference, address) => {
  expect(addressResolver.resolve(base, reference)).toBe(address);
});

it('two texts of one address are equal', () => {
  expect(addressResolver.equal('HTTPS://Example.com/a/../wind', 'https://example.com/wind')).toBe(true);
  expect(addressResolver.equal('wind', 'wind')).toBe(true);
  expect(addressResolver.equal('wind', 'heater')).toBe(false);
});
