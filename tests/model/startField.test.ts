import { expect, it } from 'vitest';
import { getStartField, startAt } from '#model/startField.ts';

it.each([
  [startAt('name'), 'name'],
  [{ subclass: 'wind' }, undefined],
  [null, undefined],
  [{ startField: 1 }, undefined],
])('the state %j of a navigation begins at %j', (state, field) => {
  expect(getStartField(state)).toBe(field);
});
