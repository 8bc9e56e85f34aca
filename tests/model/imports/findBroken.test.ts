import { expect, it } from 'vitest';
import { findBroken } from '#model/imports/findBroken.ts';
import { createNestedKind } from '../../fixtures/nestedKind.ts';

const depot = createNestedKind();

it('a new component of sound values breaks no rule, as all else has its defaults', () => {
  expect(findBroken(depot, { name: 'Depot north', 'charging/power': 22 })).toEqual([]);
});

it('each rule that is broken comes with its field, its value and what is wrong', () => {
  expect(findBroken(depot, { name: 'Depot north', 'charging/power': -5, 'tariff/fee': -1 })).toEqual([
    { field: 'charging/power', message: 'Value must be non-negative', value: -5 },
    { field: 'tariff/fee', message: 'Value must be non-negative', value: -1 },
  ]);
});
