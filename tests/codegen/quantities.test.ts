import { describe, expect, it } from 'vitest';
import {
  alignQuantities,
  joinQuantities,
  type Quantity,
  quantityIn,
  rootQuantity,
  summedQuantity,
} from '#codegen/quantities.ts';
import { readUnit } from '#codegen/readUnit.ts';
import type { Unit } from '#model/Unit.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({});

function toUnit(text: string): Unit {
  const read = text === '' ? { unit: new Map<string, number>() } : readUnit(text, kind);
  if (!('unit' in read)) throw new Error(`No unit: ${text}`);
  return read.unit;
}

/** A quantity of a unit, or a bare number; `*` marks one that is a product. */
function toQuantity(code: string, text: string | undefined): Quantity {
  const unit = text === undefined ? undefined : toUnit(text.replace('*', ''));
  return { code, unit, isPlain: !text?.includes('*') };
}

const bare = undefined;
const powers = (unit: Unit | undefined) => unit && Object.fromEntries(unit);

type Operator = Parameters<typeof alignQuantities>[0];

function align(operator: Operator, a: string | undefined, b: string | undefined, code = 'b') {
  const result = alignQuantities(operator, toQuantity('a', a), toQuantity(code, b));
  if (!('mismatch' in result)) return [...result.codes, powers(result.unit)];
  return [result.mismatch.message, result.mismatch.suggestion];
}

const TIME = 'Divide the kWh by a time, such as 1 h, or multiply the kW by one.';
const LEVELS = '°C is a level and K a difference of two.';

describe('operands of a sum, a difference or a comparison', () => {
  it.each<[operator: Operator, a: string | undefined, b: string | undefined, result: unknown[]]>([
    ['add', bare, bare, ['a', 'b', undefined]],
    ['add', 'kW', 'kW', ['a', 'b', { kW: 1 }]],
    ['add', 'kW', 'MW', ['a', '(b * 1000)', { kW: 1 }]],
    ['add', 'MW', 'kW', ['a', '(b / 1000)', { MW: 1 }]],
    ['compare', 'm/s', 'km/h', ['a', '(b * 5 / 18)', { m: 1, s: -1 }]],
    ['compare', 'kW', bare, ['a', 'b', { kW: 1 }]],
    ['compare', bare, 'kW', ['a', 'b', { kW: 1 }]],
    ['compare', '', bare, ['a', 'b', {}]],
    ['compare', '*kW/kW', bare, ['a', 'b', {}]],
    ['compare', '*kW/MW', bare, ['(a / 1000)', 'b', {}]],
    ['compare', bare, '*kW/MW', ['a', '(b / 1000)', {}]],
    ['compare', '°C', '°C', ['a', 'b', { '°C': 1 }]],
    ['subtract', '°C', '°C', ['a', 'b', { K: 1 }]],
    ['add', '°C', 'K', ['a', 'b', { '°C': 1 }]],
    ['add', 'K', '°C', ['a', 'b', { '°C': 1 }]],
    ['subtract', '°C', 'K', ['a', 'b', { '°C': 1 }]],
    ['compare', '°C', bare, ['a', 'b', { '°C': 1 }]],
    ['compare', '%', bare, ['the unit of the number beside % is unclear.', 'Write its unit after it, such as 20 %.']],
    [
      'compare',
      '*kW·m',
      bare,
      ['the unit of the number beside kW·m is unclear.', 'Write its unit after it, such as 20 kW·m.'],
    ],
    ['add', 'kW', 'kWh', ["kWh can't be added to kW.", TIME]],
    ['add', 'kWh', 'kW', ["kW can't be added to kWh.", TIME]],
    ['subtract', 'kW', 'm', ["m can't be subtracted from kW.", undefined]],
    ['compare', 'kW', 'm', ["kW can't be compared with m.", undefined]],
    [
      'compare',
      'kW',
      '',
      ["kW can't be compared with a number without unit.", 'Multiply what has no unit by something in kW.'],
    ],
    [
      'compare',
      '',
      'kW',
      ["a number without unit can't be compared with kW.", 'Multiply what has no unit by something in kW.'],
    ],
    ['add', '°C', '°C', ["two temperatures in °C can't be added.", 'Add a difference in K.']],
    ['subtract', 'K', '°C', ["°C can't be subtracted from K.", LEVELS]],
    ['compare', 'K', '°C', ["K can't be compared with °C.", LEVELS]],
    ['compare', '°C', 'K', ["°C can't be compared with K.", LEVELS]],
    ['add', '°C', 'kW', ["kW can't be added to °C.", undefined]],
    ['add', 'kW', '°C', ["°C can't be added to kW.", undefined]],
  ])('%s %s and %s', (operator, a, b, result) => {
    expect(align(operator, a, b)).toEqual(result);
  });

  it('zero is the same in every unit', () => {
    expect(align('compare', '%', bare, '0')).toEqual(['a', '0', { '%': 1 }]);
  });
});

describe('a product or quotient', () => {
  const join = (operator: 'multiply' | 'divide', a: Quantity, b: Quantity) => {
    const result = joinQuantities(operator, a, b);
    if ('mismatch' in result) return [result.mismatch.message, result.mismatch.suggestion];
    return [powers(result.unit), result.isPlain];
  };

  it.each<[a: string | undefined, operator: 'multiply' | 'divide', b: string | undefined, result: unknown[]]>([
    [bare, 'multiply', bare, [undefined, true]],
    ['kW', 'multiply', 'h', [{ kW: 1, h: 1 }, false]],
    ['kWh', 'divide', 'h', [{ kWh: 1, h: -1 }, false]],
    ['kW', 'multiply', bare, [{ kW: 1 }, true]],
    [bare, 'multiply', 'kW', [{ kW: 1 }, true]],
    ['', 'multiply', 'kW', [{ kW: 1 }, true]],
    ['kW', 'divide', bare, [{ kW: 1 }, true]],
    [bare, 'divide', 'kW', [{ kW: -1 }, false]],
    ['*kW', 'multiply', bare, [{ kW: 1 }, false]],
    [bare, 'multiply', '*kW', [{ kW: 1 }, false]],
    ['kW', 'multiply', 'kW', [{ kW: 2 }, false]],
  ])('of %s, %s, %s', (a, operator, b, result) => {
    expect(join(operator, toQuantity('a', a), toQuantity('b', b))).toEqual(result);
  });

  const LEVEL = 'Subtract another temperature first; the difference is in K.';

  it.each<[a: string | undefined, operator: 'multiply' | 'divide', b: string | undefined, done: string]>([
    ['°C', 'multiply', bare, 'multiplied'],
    [bare, 'multiply', '°C', 'multiplied'],
    ['°C', 'divide', 'h', 'divided'],
  ])('a temperature, %s, %s %s, is refused', (a, operator, b, done) => {
    const message = `a temperature in °C is a level, which can't be ${done}.`;
    expect(join(operator, toQuantity('a', a), toQuantity('b', b))).toEqual([message, LEVEL]);
  });

  const TWICE = ['a percentage is converted by itself, so this would divide by 100 twice.', 'Leave the 100 out.'];

  it.each<
    [
      a: [string, string | undefined],
      operator: 'multiply' | 'divide',
      b: [string, string | undefined],
      isTwice: boolean,
    ]
  >([
    [['share', '%'], 'divide', ['100', bare], true],
    [['share', '%'], 'multiply', ['0.01', bare], true],
    [['0.01', bare], 'multiply', ['share', '%'], true],
    [['100', bare], 'divide', ['share', '%'], false],
    [['share', '%'], 'multiply', ['100', bare], false],
    [['share', '%'], 'divide', ['0.01', bare], false],
    [['share', '%'], 'divide', ['100', 'kW'], false],
    [['power', 'kW'], 'divide', ['100', bare], false],
    [['100', bare], 'divide', ['100', bare], false],
  ])('%j, %s, %j divides a percentage twice: %j', (a, operator, b, isTwice) => {
    expect(join(operator, toQuantity(...a), toQuantity(...b))[0] === TWICE[0]).toBe(isTwice);
    if (isTwice) expect(join(operator, toQuantity(...a), toQuantity(...b))).toEqual(TWICE);
  });
});

it('the numbers of a list can be added up, apart from temperatures', () => {
  const [list, numbers] = [toQuantity('a', 'kW'), toQuantity('a', bare)];
  expect(summedQuantity(list)).toBe(list);
  expect(summedQuantity(numbers)).toBe(numbers);
  expect(summedQuantity(toQuantity('a', '°C'))).toEqual({
    mismatch: { message: "temperatures in °C can't be added up.", suggestion: 'Take their mean.' },
  });
});

it('a square root halves the powers of a unit', () => {
  expect(rootQuantity(toQuantity('a', bare))).toEqual({ unit: undefined, isPlain: true });
  expect(rootQuantity(toQuantity('a', 'm²'))).toEqual({ unit: toUnit('m'), isPlain: false });
  expect(rootQuantity(toQuantity('a', 'm³'))).toEqual({
    mismatch: {
      message: 'the square root of m³ has no unit.',
      suggestion: 'Every power in the unit must be even.',
    },
  });
});

describe('a value in another unit', () => {
  const convert = (unit: string | undefined, wanted: string, isFixed?: boolean) => {
    const result = quantityIn(toUnit(wanted), toQuantity('a', unit), { isFixed });
    return 'mismatch' in result ? [result.mismatch.message, result.mismatch.suggestion] : result.code;
  };

  it.each([
    [bare, 'kW', 'a'],
    ['kW', 'kW', 'a'],
    ['MW', 'kW', '(a * 1000)'],
    ['kW', 'MW', '(a / 1000)'],
    ['km/h', 'm/s', '(a * 5 / 18)'],
    ['%', '', '(a / 100)'],
    ['°C', '°C', 'a'],
  ])('%s in %s is %s', (unit, wanted, code) => {
    expect(convert(unit, wanted)).toBe(code);
  });

  it.each<[unit: string, wanted: string, isFixed: boolean | undefined, message: string, suggestion: string]>([
    ['', 'kW', false, "the value has no unit, so it can't be shown in kW.", 'Leave the "unit" out, or make it "%".'],
    ['kW', '', false, 'the value is in kW, but no "unit" is given.', 'Give it "unit": "kW".'],
    [
      'kW',
      '',
      true,
      'the value is in kW, but the field has no unit.',
      'Multiply it by something in 1/kW, or correct the "unit" of a column.',
    ],
    ['kW', 'm', undefined, "the value is in kW, which can't be shown in m.", 'Give it "unit": "kW".'],
    [
      '',
      'kW',
      true,
      "the value has no unit, so it can't be shown in kW.",
      'Multiply it by something in kW, such as 1 kW, or correct the "unit" of a column.',
    ],
    ['kWh', 'kW', undefined, "the value is in kWh, which can't be shown in kW.", TIME],
    ['kW', 'kWh', true, "the value is in kW, which can't be shown in kWh.", TIME],
    ['°C', 'K', undefined, "the value is in °C, which can't be shown in K.", 'Give it "unit": "°C".'],
  ])('%s cannot be shown in %s; fixed: %j', (unit, wanted, isFixed, message, suggestion) => {
    expect(convert(unit, wanted, isFixed)).toEqual([message, suggestion]);
  });
});
