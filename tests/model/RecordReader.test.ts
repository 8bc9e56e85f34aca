import { describe, expect, it } from 'vitest';
import type { Point } from '#model/calculate.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { RecordReader } from '#model/RecordReader.ts';
import { getKind } from './loadedKinds.ts';
import { FLEET } from './nestedDefinition.ts';

const { definition } = getKind('basicstorage');
const [SOC, CHARGE, DISCHARGE] = ['soc_percentage', 'charge_power_percentage', 'discharge_power_percentage'] as const;

const reader = (values: FieldValues) => new RecordReader(definition, values);

it.each<[unknown, number, boolean | undefined, number[]]>([
  [5, 5, undefined, [Number.NaN]],
  [true, Number.NaN, true, [Number.NaN]],
  [false, Number.NaN, false, [Number.NaN]],
  ['1, 2', Number.NaN, undefined, [1, 2]],
  ['', Number.NaN, undefined, [Number.NaN]],
  [[1, 'x'], Number.NaN, undefined, [1, Number.NaN]],
  [[], Number.NaN, undefined, []],
  [null, Number.NaN, undefined, [Number.NaN]],
  [undefined, Number.NaN, undefined, [Number.NaN]],
])('%j reads as the number %d, the flag %s and the list %j', (value, number, flag, list) => {
  const record = reader({ a: value });
  expect([record.number('a'), record.flag('a'), record.list('a')]).toEqual([number, flag, list]);
  expect(record.text('a')).toBe(value === '1, 2' ? value : undefined);
});

describe('the rows of a table', () => {
  const trips = [{ km: 12 }, { km: '' }, 'no trip'];
  const readNumbers = (name: string, value: unknown) =>
    new RecordReader(FLEET, { [name]: value } as FieldValues).rows(name)?.map((row) => row.number('count'));

  it('are read by their columns, also those of a table in it', () => {
    const [vehicle] =
      new RecordReader(FLEET, { vehicles: [{ count: 3, battery: { type: 'nmc' }, trips }] }).rows('vehicles') ?? [];
    expect([vehicle?.number('count'), vehicle?.text('battery/type')]).toEqual([3, 'nmc']);
    expect(vehicle?.rows('trips')?.map((trip) => trip.number('km'))).toEqual([12, Number.NaN, Number.NaN]);
  });

  it.each<[string, unknown, number[] | undefined]>([
    ['vehicles', [{ count: 3 }, {}], [3, Number.NaN]],
    ['vehicles', [], []],
    ['vehicles', undefined, undefined],
    ['vehicles', null, undefined],
    ['vehicles', '', undefined],
    ['horizon', [{ count: 3 }], undefined],
    ['unknown', [{ count: 3 }], undefined],
  ])('of %s with the value %j are %j', (name, value, numbers) => {
    expect(readNumbers(name, value)).toEqual(numbers);
  });

  it('is empty where its case is not chosen', () => {
    const read = (type: string) => new RecordReader(FLEET, { 'tariff/type': type, 'tariff/=flex/cap': 5 });
    expect(['fixed', 'flex'].map((type) => read(type).number('tariff/=flex/cap'))).toEqual([Number.NaN, 5]);
  });
});

describe('the points of a curve', () => {
  const values = { [SOC]: '0, 100', [CHARGE]: '1, 2', [DISCHARGE]: '3, 4' };

  it('are those of both series', () => {
    const points: Point[] = [
      { x: 0, y: 1, y2: 3 },
      { x: 100, y: 2, y2: 4 },
    ];
    expect(reader(values).points('power_by_soc')).toEqual(points);
  });

  it('of a single series are those of it twice', () => {
    expect(reader({ dod: '10, 90', max_cycles: '9, 8' }).points('cycle_aging')).toEqual([
      { x: 10, y: 9, y2: 9 },
      { x: 90, y: 8, y2: 8 },
    ]);
  });

  it.each<[string, FieldValues]>([
    ['has no lists', {}],
    ['has empty lists', { [SOC]: '', [CHARGE]: '', [DISCHARGE]: '' }],
    ['has a short first series', { ...values, [CHARGE]: '1' }],
    ['has a short second series', { ...values, [DISCHARGE]: '3' }],
    ['has a long second series', { ...values, [DISCHARGE]: '3, 4, 5' }],
    ['has a short x', { ...values, [SOC]: '0' }],
  ])('are undefined if it %s', (_what, record) => {
    expect(reader(record).points('power_by_soc')).toBeUndefined();
  });

  it('are undefined for a numbered curve with a gap, and for a curve that the kind does not have', () => {
    const wind = getKind('wind').definition;
    const speeds = Object.fromEntries(Array.from({ length: 31 }, (_, speed) => [`pc${speed}`, speed]));
    expect(new RecordReader(wind, speeds).points('power')).toHaveLength(31);
    expect(new RecordReader(wind, { ...speeds, pc7: null }).points('power')).toBeUndefined();
    expect(reader(values).points('power')).toBeUndefined();
    expect(new RecordReader({ fields: {} }, values).points('power')).toBeUndefined();
  });
});
