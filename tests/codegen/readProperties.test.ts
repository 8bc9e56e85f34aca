import { expect, it } from 'vitest';
import { readProperties } from '#codegen/foreign/readProperties.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';

const FIELDS: Record<string, FieldSchema> = {
  'Rated Power': { type: 'number' },
  rated_power: { type: 'integer' },
  engine: { type: 'object' },
};
const read = (name: string) => FIELDS[name];

it('properties become fields under names that a kind file can have', () => {
  expect(readProperties({ properties: { 'Rated Power': {}, rated_power: {}, engine: {} } }, read)).toEqual({
    properties: { rated_power: { type: 'number' }, rated_power_2: { type: 'integer' }, engine: { type: 'object' } },
  });
});

it('a required property is required under its new name; an object is there anyway', () => {
  const words = { properties: { 'Rated Power': {}, engine: {} }, required: ['engine', 'Rated Power', 'else'] };
  expect(readProperties(words, read).required).toEqual(['rated_power']);
});

it('a property that is not a field is left out, and so is its entry in required', () => {
  const words = { properties: { unknown: {}, rated_power: {} }, required: ['unknown'] };
  expect(readProperties(words, read)).toEqual({ properties: { rated_power: { type: 'integer' } } });
});

it.each([undefined, 'rated_power', null])('a "required" of %j demands nothing', (required) => {
  expect(readProperties({ properties: { rated_power: {} }, required }, read)).toEqual({
    properties: { rated_power: { type: 'integer' } },
  });
});

it('an object without properties has no fields', () => {
  expect(readProperties({}, read)).toEqual({ properties: {} });
});

it('each property is read with its own schema', () => {
  const given: unknown[] = [];
  readProperties({ properties: { a: { type: 'number' }, b: true } }, (...args) => {
    given.push(args);
    return undefined;
  });
  expect(given).toEqual([
    ['a', { type: 'number' }],
    ['b', true],
  ]);
});
