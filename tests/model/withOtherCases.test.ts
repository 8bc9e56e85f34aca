import { describe, expect, it } from 'vitest';
import { withOtherCases } from '#model/withOtherCases.ts';
import { createTable } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const CHOICES = ['fixed', 'flex'].map((value) => ({ value, label: value }));
const PLUG = createTable({ power: { default: 22 } }, { makes: 'object', least: 1 });
const SHAPE = {
  fields: createFields({
    name: { type: 'text', default: 'Depot' },
    'tariff/type': { type: 'choice', choices: CHOICES },
    'tariff/fee': { default: 2 },
    'tariff/=fixed/price': { default: 0.3 },
    'tariff/=flex/source': { type: 'text', default: 'EPEX' },
    'tariff/=flex/plug': { type: 'rows', table: PLUG },
    'tariff/=flex/cable': { type: 'rows', table: { ...PLUG, id: 'cable' } },
    'tariff/=flex/ports': { type: 'rows', table: createTable({ power: {} }, { id: 'ports' }) },
  }),
  objects: { tariff: { title: 'Tariff', variant: 'type' } },
};

describe('the cases that are not chosen', () => {
  it('have their defaults, but for what may lie in itself', () => {
    const values = { 'tariff/type': 'fixed' };
    expect(withOtherCases(SHAPE, values)).toEqual({
      'tariff/type': 'fixed',
      'tariff/=flex/source': 'EPEX',
      'tariff/=flex/plug': { power: 22 },
      'tariff/=flex/cable': undefined,
      'tariff/=flex/ports': [],
    });
    expect(values).toEqual({ 'tariff/type': 'fixed' });
  });

  it('keep the values that they have', () => {
    expect(withOtherCases(SHAPE, { 'tariff/type': 'flex', 'tariff/=fixed/price': 5 })).toEqual({
      'tariff/type': 'flex',
      'tariff/=fixed/price': 5,
    });
    expect(withOtherCases(SHAPE, { 'tariff/type': 'flex', 'tariff/=fixed/price': null })).toHaveProperty(
      ['tariff/=fixed/price'],
      null,
    );
  });

  it('are empty in a flat record', () => {
    const values = { name: 'Depot' };
    expect(withOtherCases({ fields: SHAPE.fields }, values)).toBe(values);
  });
});
