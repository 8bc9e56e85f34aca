import { describe, expect, it } from 'vitest';
import { findSteering, toStructure } from '#model/toStructure.ts';
import { FLEET } from './nestedDefinition.ts';

describe('the structure of a record', () => {
  it('has its choices, flags and rows, and no other value', () => {
    const record = {
      name: 'Depot',
      smart: true,
      horizon: 3,
      charging: { power: 3 },
      tariff: { type: 'fixed', price: 3 },
      ports: [1, 2],
      vehicles: [{ count: 2, battery: { type: 'lfp', cycles: 1 }, trips: [{ km: 4 }] }],
    };
    expect(toStructure(FLEET, record)).toEqual({
      smart: true,
      tariff: { type: 'fixed' },
      ports: [null, null],
      vehicles: [{ battery: { type: 'lfp' }, trips: [{}] }],
    });
  });

  it('has the fields that conditions read', () => {
    expect(toStructure(FLEET, { horizon: 3, limit: 4 }, new Set(['horizon']))).toEqual({
      horizon: 3,
      ports: [],
      vehicles: [],
    });
  });

  it('has empty rows for what is not a record', () => {
    expect(toStructure(FLEET, { ports: 'x', vehicles: [null, 3] })).toEqual({
      ports: [],
      vehicles: [{ trips: [] }, { trips: [] }],
    });
  });
});

describe('the fields that conditions read', () => {
  const steering = (schema: object) => [...findSteering({ ...FLEET, conditions: [{ if: schema }] })].sort();

  it('are those that their schemas name, at any depth', () => {
    expect(steering({ properties: { smart: { const: true } }, required: ['smart'] })).toEqual(['smart']);
    expect(
      steering({
        anyOf: [
          { properties: { charging: { properties: { power: { minimum: 1 } } } } },
          { not: { properties: { tariff: { properties: { price: { const: 0 } } } } } },
        ],
      }),
    ).toEqual(['charging/power', 'tariff/=fixed/price', 'tariff/=flex/price']);
  });

  it('are none without conditions', () => {
    expect(findSteering({ fields: FLEET.fields }).size).toBe(0);
  });
});
