import { expect, it } from 'vitest';
import { COORDINATES, curveCoordinates, fieldUnit } from '#codegen/curveCoordinates.ts';
import { curveAsValue, strayCoordinate, zeroDivisor } from '#codegen/expressionFaults.ts';
import type { CurveSchema } from '#codegen/KindFile.ts';
import type { Unit } from '#model/Unit.ts';
import { mergedKind } from './mergedKind.ts';

const EFFICIENCY: CurveSchema = {
  title: 'Efficiency',
  x: { title: 'Load', unit: 'kW', field: 'loads' },
  y: [
    { title: 'Fuel', unit: 'm³/h', field: 'fuels' },
    { title: 'Heat', field: 'heats' },
  ],
};

const kind = mergedKind({
  properties: {
    power: { type: 'number', title: 'Power', 'x-unit': 'MW' },
    share: { type: 'number', title: 'Share' },
    faulty: { type: 'number', title: 'Faulty', 'x-unit': 'furlong//' },
    fuels: { type: 'string', title: 'Fuels', 'x-list': 'numbers' },
    heats: { type: 'string', title: 'Heats', 'x-list': 'numbers', 'x-unit': 'kWh' },
  },
  'x-curves': { efficiency: EFFICIENCY },
});

const powers = (unit: Unit | undefined) => Object.fromEntries(unit ?? []);

function list(curve: CurveSchema) {
  return [...curveCoordinates(kind, curve)].map(([name, { unit, isNotNegative }]) => [
    name,
    powers(unit),
    isNotNegative,
  ]);
}

it('the coordinates of lists have the units of their axes and are never negative', () => {
  expect(list(EFFICIENCY)).toEqual([
    ['x', { kW: 1 }, true],
    ['y', { m: 3, h: -1 }, true],
    ['y2', {}, true],
  ]);
});

it.each([
  [0, 0, true, true],
  [1, 5, true, true],
  [-1, -1, false, false],
  [0, undefined, true, false],
])('a numbered x from %j and a y from %j: not negative are %j and %j', (from, minimum, x, y) => {
  const series = { title: 'Power', unit: 'kW', fields: 'p{x}', ...(minimum === undefined ? {} : { minimum }) };
  expect(list({ title: 'Output', x: { title: 'Speed', unit: 'm/s', from, to: 2 }, y: [series] })).toEqual([
    ['x', { m: 1, s: -1 }, x],
    ['y', { kW: 1 }, y],
  ]);
});

it('an x of which it is not known where it begins may be negative', () => {
  const series = { title: 'Power', unit: 'kW', fields: 'p{x}' };
  expect(list({ title: 'Output', x: { title: 'Speed', unit: 'm/s' }, y: [series] })[0]).toEqual([
    ...['x', { m: 1, s: -1 }, false],
  ]);
});

it.each([
  ['power', { MW: 1 }],
  ['share', {}],
  ['faulty', {}],
  ['missing', {}],
  ['loads', { kW: 1 }],
  ['fuels', { m: 3, h: -1 }],
  ['heats', { kWh: 1 }],
])('the field "%s" counts in %j', (name, unit) => {
  expect(powers(fieldUnit(kind, name))).toEqual(unit);
});

it('a column counts in its own unit', () => {
  expect(powers(fieldUnit(kind, 'power', { type: 'number', 'x-unit': 'h' }))).toEqual({ h: 1 });
});

it('coordinates are named x, y and y2', () => {
  expect(COORDINATES).toEqual(['x', 'y', 'y2']);
});

it('a curve where a value is expected is a fault', () => {
  expect(curveAsValue('efficiency', 7)).toEqual({
    ...{ at: 7, message: '"efficiency" is a curve, not a value.' },
    suggestion: 'Write any(efficiency where y > 0) or max(y of efficiency).',
  });
});

it.each<[name: string, inside: Parameters<typeof strayCoordinate>[2]['inside'], fault: object | undefined]>([
  ['power', undefined, undefined],
  [
    'y',
    undefined,
    {
      message: '"y" belongs to a point, and can only be used in any(curve where ...) and max(... of curve).',
      suggestion: undefined,
    },
  ],
  [
    'y2',
    { sort: 'point', coordinates: new Map() } as unknown as Parameters<typeof strayCoordinate>[2]['inside'],
    { message: 'the curve has one series, so there is no "y2".', suggestion: 'Its only series is "y".' },
  ],
])('%s outside a curve or beside its series', (name, inside, fault) => {
  expect(strayCoordinate(name, 3, { inside })).toEqual(fault && { at: 3, ...fault });
});

it.each([
  ['0', 'this divides by zero.', undefined],
  [
    'height',
    'what it divides by may be zero.',
    'Give the field an "exclusiveMinimum" of 0, or say "when" it is above 0, as in "when": "height > 0".',
  ],
])('the divisor %s is a fault', (divisor, message, suggestion) => {
  expect(zeroDivisor(3, divisor)).toEqual({ at: 3, message, suggestion });
});
