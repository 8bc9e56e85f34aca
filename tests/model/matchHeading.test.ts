import { describe, expect, it, test } from 'vitest';
import { isOtherQuantity, matchHeading } from '#model/matchHeading.ts';

const SPEED = { title: 'Wind speed', unit: 'm/s' };
const POWER = { title: 'Power', unit: 'kW' };
const CHARGE = { title: 'Charge', unit: '%', about: 'Charge and discharge power Power [% of c-rate]' };
const DEPTH = { title: 'Depth of discharge', unit: '%' };
const LEVEL = { title: 'Power', unit: '%' };

describe('a heading', () => {
  test.each([
    ['has all words of a title', 'speed of the wind at hub height', SPEED, 'named'],
    ['has them in one word', 'windspeeds', SPEED, 'named'],
    ['has its initials', 'dod', DEPTH, 'named'],
    ['has another name of it', 'entladetiefe', DEPTH, 'named'],
    ['is in the plural', 'powers', POWER, 'named'],
    ['has a part of it', 'speed', SPEED, 'related'],
    ['is its usual symbol', 'v hub', SPEED, 'related'],
    ['is a symbol with a number', 'w1', SPEED, 'related'],
    ['says nothing', 'mean value', SPEED, 'silent'],
    ['has no word', '', SPEED, 'silent'],
    ['is a part of something else', 'wind direction', SPEED, 'other'],
    ['is the symbol of something else', 't', SPEED, 'other'],
    ['is that of a coefficient', 'cp', CHARGE, 'other'],
  ])('%s: %j', (_, heading, axis, fit) => {
    expect(matchHeading(heading, axis).fit).toBe(fit);
  });

  test.each([
    ['net power', POWER, []],
    ['power 1.225', POWER, []],
    ['p/pnom', LEVEL, []],
    ['power level', LEVEL, []],
    ['power level', POWER, ['level']],
    ['power loss', POWER, ['loss']],
    ['charge power', CHARGE, []],
    ['charge c-rate', CHARGE, ['rate']],
    ['wind direction', SPEED, ['direction']],
  ])('%j has words beside its title: %j', (heading, axis, extra) => {
    expect(matchHeading(heading, axis).extra).toEqual(extra);
  });
});

it('a word may make a quantity another one', () => {
  expect(['losses', 'verlustleistung', 'std', 'ladestrom'].filter(isOtherQuantity)).toHaveLength(4);
  expect(['net', 'operation', 'stds', 'tips'].filter(isOtherQuantity)).toEqual([]);
});
