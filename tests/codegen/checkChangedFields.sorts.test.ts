import { describe, expect, it } from 'vitest';
import { checkChangedFields } from '#codegen/checkChangedFields.ts';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind } from './mergedKind.ts';
import { problemsAtWords } from './problemsAtWords.ts';

const number = (words: FieldSchema = {}): FieldSchema => ({ type: 'number', title: 'A number', ...words });
const text = (words: FieldSchema = {}): FieldSchema => ({ type: 'string', title: 'A text', ...words });

const PROPERTIES: Record<string, FieldSchema> = {
  power: number({ 'x-unit': 'kW' }),
  count: { ...number({ 'x-unit': 'kW' }), type: 'integer' },
  bare: number(),
  loads: text({ 'x-list': 'numbers', 'x-unit': 'kW' }),
  name: text(),
  fuel: text({ enum: ['gas', 'oil'] }),
  poles: number({ enum: [2, 4] }),
  running: { type: 'boolean', title: 'Running' },
  heat: {
    ...{ type: 'object', title: 'Heat' },
    'x-map': {
      x: { title: 'X', unit: 'kW', values: [1, 2] },
      y: { title: 'Y', values: [1, 2] },
      z: { title: 'Z', unit: 'm' },
    },
  } as unknown as FieldSchema,
  engines: {
    type: 'array',
    title: 'Engines',
    items: { type: 'object', properties: { size: number({ 'x-unit': 'kW' }) } },
  },
  tariff: {
    ...{ type: 'object', title: 'Tariff', 'x-choice': 'type', properties: { type: text({ enum: ['fixed'] }) } },
    oneOf: [{ properties: { type: { const: 'fixed' }, price: number({ 'x-unit': 'm' }) } }],
  } as FieldSchema,
};

/** The problems of these changes to the second version, at their places. */
function check(...changes: ChangeSchema[]): string[] {
  const file: Partial<KindFile> = { properties: PROPERTIES, 'x-version': 2, 'x-changes': { 2: changes } };
  const kind = mergedKind(file, { 'common.json': { properties: { shared: number({ 'x-unit': 'kW' }) } } });
  const whole = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 }, ...file };
  return problemsAtWords(checkChangedFields(changes, kind, 2), JSON.stringify(whole));
}

describe('a change without effect', () => {
  it.each<[change: ChangeSchema, problem: string]>([
    [{ rename: 'a', to: 'a' }, '"rename": "a" keeps its name, so this has no effect. Leave it out.'],
    [{ move: 'a', to: 'a' }, '"move": "a" keeps its name, so this has no effect. Leave it out.'],
    [{ scale: 'power', from: 'W', to: 'W' }, '"scale": "power" keeps its unit, so this has no effect. Leave it out.'],
    [
      { scale: 'power', from: 'W', to: 'W', as: '' },
      '"scale": "power" keeps its unit, so this has no effect. Leave it out.',
    ],
  ])('%j is reported', (change, problem) => {
    expect(check(change)).toEqual([problem]);
  });

  it.each<ChangeSchema>([
    { rename: 'a', to: 'power' },
    { move: 'a', to: 'power' },
    { scale: 'power', from: 'W', to: 'kW' },
    { scale: 'watts', from: 'W', to: 'W', as: 'power' },
    { add: 'power', value: '1' },
    { drop: 'a' },
  ])('%j is none', (change) => {
    expect(check(change)).toEqual([]);
  });
});

describe('another unit', () => {
  it.each<[change: ChangeSchema, problem: string]>([
    [{ scale: 'power', from: 'kW', to: 'W' }, '"to": "power" is not in W in this version. Its unit is "kW".'],
    [{ scale: 'power', from: 'kW', to: 'm' }, '"to": "power" is not in m in this version. Its unit is "kW".'],
    [
      { scale: 'old', from: 'kW', to: 'W', as: 'count' },
      '"to": "count" is not in W in this version. Its unit is "kW".',
    ],
    [{ scale: 'loads', from: 'kW', to: 'W' }, '"to": "loads" is not in W in this version. Its unit is "kW".'],
    [
      { scale: 'tariff/price', from: 'm', to: 'km' },
      '"to": "tariff/price" is not in km in this version. Its unit is "m".',
    ],
    [
      { in: 'engines', scale: 'size', from: 'kW', to: 'W' },
      '"to": "size" is not in W in this version. Its unit is "kW".',
    ],
    [{ scale: 'heat/x', from: 'kW', to: 'W' }, '"to": "heat/x" is not in W in this version. Its unit is "kW".'],
    [{ scale: 'heat/z', from: 'm', to: 'km' }, '"to": "heat/z" is not in km in this version. Its unit is "m".'],
    [{ scale: 'name', from: 'kW', to: 'W' }, '"scale": "name" is a text field, which has no unit.'],
    [{ scale: 'old', from: 'kW', to: 'W', as: 'fuel' }, '"as": "fuel" is a choice field, which has no unit.'],
    [{ scale: 'running', from: 'kW', to: 'W' }, '"scale": "running" is a flag field, which has no unit.'],
    [{ scale: 'engines', from: 'kW', to: 'W' }, '"scale": "engines" is a table, which has no unit.'],
  ])('is reported: %j', (change, problem) => {
    expect(check(change)).toEqual([problem]);
  });

  it.each<ChangeSchema>([
    { scale: 'power', from: 'W', to: '1000·W' },
    { scale: 'bare', from: 'kW', to: 'W' },
    { scale: 'heat/y', from: 'kW', to: 'W' },
    { scale: 'power', from: 'W', to: 'unheard' },
    { scale: 'missing', from: 'W', to: 'kW' },
    { scale: 'missing/x', from: 'W', to: 'kW' },
    { scale: 'power/x', from: 'W', to: 'MW' },
    { scale: 'shared', from: 'kW', to: 'W' },
    { scale: 'size', from: 'kW', to: 'W' },
    { in: 'motors', scale: 'size', from: 'kW', to: 'W' },
    { scale: 'power', from: 'W', to: 'kW' },
    { scale: 'heat/x', from: 'W', to: 'kW' },
  ])('is not found in %j', (change) => {
    expect(check(change)).toEqual([]);
  });
});

describe('mapped choices', () => {
  it.each<[change: ChangeSchema, problems: string[]]>([
    [{ map: 'fuel', values: { a: 'gas', b: 'oil' }, back: { gas: 'a', oil: 'b' } }, []],
    [
      { map: 'fuel', values: { a: 'gass' } },
      ['"a": "gass" is not among the accepted values of "fuel". Did you mean "gas"?'],
    ],
    [
      { map: 'fuel', values: { a: 'whatever' } },
      ['"a": "whatever" is not among the accepted values of "fuel". Accepted: "gas", "oil".'],
    ],
    [
      { map: 'old', as: 'fuel', values: {}, back: { oli: 'x' } },
      ['"oli": "oli" is not among the accepted values of "fuel". Did you mean "oil"?'],
    ],
    [
      { map: 'poles', values: { a: 2, b: '2' }, back: { 2: 'a', 4: 'b' } },
      ['"b": "2" is not among the accepted values of "poles". Accepted: 2, 4.'],
    ],
    [
      { map: 'poles', values: { a: 3 }, back: { 5: 'a' } },
      [
        '"a": 3 is not among the accepted values of "poles". Accepted: 2, 4.',
        '"5": "5" is not among the accepted values of "poles". Accepted: 2, 4.',
      ],
    ],
    [{ map: 'name', values: { a: 'whatever' } }, []],
    [{ map: 'missing', values: { a: 'whatever' } }, []],
    [{ map: 'fuel', values: { a: 'whatever' }, back: 'expression' }, []],
    [{ map: 'fuel' }, []],
    [{ values: { a: 'whatever' } }, []],
    [{ map: 'power', values: { a: 1 } }, ['"map": "power" is a number field, which has no choices.']],
    [{ map: 'running', values: { a: 1 } }, ['"map": "running" is a flag field, which has no choices.']],
    [{ map: 'old', as: 'running', values: { a: 1 } }, ['"as": "running" is a flag field, which has no choices.']],
    [{ map: 'old', as: 'power', values: { a: 1.5 }, back: { '1.5': 'a' } }, []],
    [
      { map: 'old', as: 'power', values: { a: 'x' }, back: { y: 'a' } },
      ['"a": "x" is not a number, which "power" must be.', '"y": "y" is not a number, which "power" must be.'],
    ],
    [
      { map: 'old', as: 'count', values: { a: 1.5, b: 2 }, back: { '2.5': 'a', 2: 'b' } },
      [
        '"a": 1.5 is not a whole number, which "count" must be.',
        '"2.5": "2.5" is not a whole number, which "count" must be.',
      ],
    ],
  ])('%j', (change, problems) => {
    expect(check(change)).toEqual(problems);
  });
});

describe('parts of a text', () => {
  const FIX = `which can't hold a part of a text. Write expressions in place of a "separator".`;

  it.each<[change: ChangeSchema, problems: string[]]>([
    [{ split: 'old', into: ['name', 'fuel', 'missing'], separator: ' ' }, []],
    [
      { split: 'old', into: ['name', 'power', 'running'], separator: ' ' },
      [`"power": "power" is a number field, ${FIX}`, `"running": "running" is a flag field, ${FIX}`],
    ],
    [{ split: 'old', into: { power: '1' } }, []],
    [{ merge: ['a', 'b'], into: 'name', separator: ' ' }, []],
    [{ merge: ['a', 'b'], into: 'power', separator: ' ' }, [`"into": "power" is a number field, ${FIX}`]],
    [{ merge: ['a', 'b'], into: 'power', value: 'a + b', separator: ' ' }, []],
    [{ merge: ['a', 'b'], into: 'power' }, []],
    [{ into: ['power'], separator: ' ' }, []],
    [{ into: 'power', separator: ' ' }, []],
  ])('%j', (change, problems) => {
    expect(check(change)).toEqual(problems);
  });
});

it('each change is reported at its own place', () => {
  expect(check({ drop: 'a' }, { rename: 'b', to: 'b' }, { map: 'power', values: {} })).toEqual([
    expect.stringMatching(/^"rename": "b" keeps/),
    expect.stringMatching(/^"map": "power" is/),
  ]);
});
