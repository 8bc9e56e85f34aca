import { expect, it } from 'vitest';
import { limitText, unusualText } from '#model/limitText.ts';

it.each([
  [{}, ''],
  [{ minimum: 0, maximum: 100 }, '0 to 100'],
  [{ minimum: -40, maximum: -40 }, '-40 to -40'],
  [{ minimum: 0 }, 'at least 0'],
  [{ maximum: 0 }, 'at most 0'],
  [{ exclusiveMinimum: 0 }, 'above 0'],
  [{ exclusiveMaximum: 1 }, 'below 1'],
  [{ exclusiveMinimum: 0, maximum: 5 }, 'above 0, at most 5'],
  [{ minimum: 0, exclusiveMaximum: 360 }, 'at least 0, below 360'],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 'above 0, below 1'],
  [{ minimum: 1, exclusiveMinimum: 0, maximum: 5 }, 'above 0, at least 1, at most 5'],
  [{ minimum: 1, maximum: 5, exclusiveMaximum: 6 }, 'at least 1, below 6, at most 5'],
  [{ minimum: 0, maximum: 0.0000005 }, '0 to 0.0000005'],
  [{ minimum: 0.0000001, maximum: 2 }, '0.0000001 to 2'],
])('the limits %j read as %j', (limits, text) => {
  expect(limitText(limits)).toBe(text);
});

it.each([
  [{}, ''],
  [{ minimum: 0.5 }, 'below 0.5'],
  [{ maximum: 1 }, 'above 1'],
  [{ exclusiveMinimum: 0 }, 'at or below 0'],
  [{ minimum: 0.5, maximum: 1 }, 'below 0.5 or above 1'],
  [{ exclusiveMinimum: 0, maximum: 200 }, 'at or below 0 or above 200'],
])('the soft limits %j warn of what is %j', (limits, text) => {
  expect(unusualText(limits)).toBe(text);
});
