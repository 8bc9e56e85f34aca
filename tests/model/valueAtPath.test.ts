import { describe, expect, it } from 'vitest';
import { getAtPath, withoutValueAt, withValueAt } from '#model/valueAtPath.ts';

const RECORD = { name: 'Depot', charging: { power: 11, plug: { type: 'CCS' } }, ports: [22], note: undefined };

it.each([
  ['name', 'Depot'],
  ['charging', { power: 11, plug: { type: 'CCS' } }],
  ['charging/power', 11],
  ['charging/plug/type', 'CCS'],
  ['charging/mode', undefined],
  ['name/length', undefined],
  ['ports/0', undefined],
  ['toString', undefined],
  ['charging/toString', undefined],
  ['tariff/price/unit', undefined],
])('at %s is %j', (path, value) => {
  expect(getAtPath(RECORD, path)).toEqual(value);
});

describe('a value is put at a path', () => {
  it.each<[string, unknown, object]>([
    ['name', 'Hub', { name: 'Hub', charging: RECORD.charging, ports: [22] }],
    ['charging/power', 22, { ...RECORD, charging: { power: 22, plug: { type: 'CCS' } } }],
    ['charging/plug/type', 'Type 2', { ...RECORD, charging: { power: 11, plug: { type: 'Type 2' } } }],
    ['tariff/price/night', 0.2, { ...RECORD, tariff: { price: { night: 0.2 } } }],
    ['name/long', 'Hub', { ...RECORD, name: { long: 'Hub' } }],
    ['ports/0', 11, { ...RECORD, ports: { 0: 11 } }],
  ])('%s', (path, value, record) => {
    const before = structuredClone(RECORD);
    expect(withValueAt(RECORD, path, value)).toEqual(record);
    expect(RECORD).toEqual(before);
  });
});

describe('the value at a path is removed', () => {
  it.each<[string, object]>([
    ['name', { charging: RECORD.charging, ports: [22] }],
    ['charging', { name: 'Depot', ports: [22] }],
    ['charging/power', { ...RECORD, charging: { plug: { type: 'CCS' } } }],
    ['charging/plug/type', { ...RECORD, charging: { power: 11 } }],
  ])('%s', (path, record) => {
    const before = structuredClone(RECORD);
    expect(withoutValueAt(RECORD, path)).toEqual(record);
    expect(RECORD).toEqual(before);
  });

  it('with each object that is empty then', () => {
    expect(withoutValueAt({ tariff: { price: { night: 0.2 } } }, 'tariff/price/night')).toEqual({});
  });

  it.each(['mode', 'note', 'charging/mode', 'charging/plug/power', 'name/length', 'ports/0'])(
    'and the record stays as it is without one: %s',
    (path) => {
      expect(withoutValueAt(RECORD, path)).toBe(RECORD);
    },
  );

  it('and an object that was empty before stays', () => {
    const record = { tariff: {} };
    expect(withoutValueAt(record, 'tariff/price')).toBe(record);
  });
});
