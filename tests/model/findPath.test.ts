import { expect, it, test } from 'vitest';
import { findPath } from '#model/findPath.ts';
import { copField } from './copField.ts';
import { createFields, FLEET } from './nestedDefinition.ts';

const TEXTS: Record<string, string> = { 'tariff/type': 'flex', 'vehicles/#7/battery/type': 'nmc' };
const ROWS: Record<string, string[]> = { vehicles: ['#4', '#7'], 'vehicles/#7/trips': ['#9'], ports: ['#1'] };

const draft = {
  get: (key: string) => (Object.hasOwn(TEXTS, key) ? { text: TEXTS[key] ?? '' } : undefined),
  rows: (table: string) => ROWS[table] ?? [],
};

test.each([
  ['name', 'name'],
  ['charging/power', 'charging/power'],
  ['charging', 'charging'],
  ['tariff/type', 'tariff/type'],
  ['tariff/price', 'tariff/=flex/price'],
  ['vehicles', 'vehicles'],
  ['vehicles/1', 'vehicles'],
  ['vehicles/1/count', 'vehicles/#7/count'],
  ['vehicles/0/count', 'vehicles/#4/count'],
  ['vehicles/2/count', 'vehicles'],
  ['vehicles/x/count', 'vehicles'],
  ['vehicles/1/battery/cobalt', 'vehicles/#7/battery/=nmc/cobalt'],
  ['vehicles/1/trips/0/km', 'vehicles/#7/trips/#9/km'],
  ['vehicles/1/trips/3/km', 'vehicles/#7/trips'],
  ['ports/0', 'ports/#1/value'],
  ['ports/8', 'ports'],
])('the path %s leads to %s', (path, key) => {
  expect(findPath(FLEET, path, draft)).toBe(key);
});

const MAP_NAMES = ['cop', 'charging/cop', 'tariff/=flex/cop'];
const MAPS = {
  ...FLEET,
  fields: { ...FLEET.fields, ...createFields(...MAP_NAMES.map((name) => ({ ...copField(), name }))) },
};

test.each([
  ['cop/z/1/0', 'cop'],
  ['cop/x', 'cop'],
  ['cop/unknown', 'cop'],
  ['charging/cop/z/1/0', 'charging/cop'],
  ['tariff/cop/y/3', 'tariff/=flex/cop'],
])('the path %s in a map leads to the map %s', (path, key) => {
  expect(findPath(MAPS, path, draft)).toBe(key);
});

it('a path of what the form does not have stays a key that it does not have', () => {
  expect(findPath(FLEET, 'constructor', draft)).toBe('constructor');
  expect(findPath(FLEET, 'charging/voltage', draft)).toBe('charging/voltage');
});
