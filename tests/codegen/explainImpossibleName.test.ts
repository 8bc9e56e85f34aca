import { expect, it } from 'vitest';
import { explainImpossibleName } from '#codegen/explainImpossibleName.ts';

it.each(['power', 'Power_2', '_x', 'a', 'tariff/2 price', 'tariff/constructor'])('%s may have been a name', (name) => {
  expect(explainImpossibleName(name)).toBeUndefined();
});

it.each([
  ['', `"" can't have been a name in any version.`],
  ['2nd', `"2nd" can't have been a name in any version.`],
  ['hub height', `"hub height" can't have been a name in any version.`],
  ['/price', `"/price" can't have been a name in any version.`],
  ['hub-height/x', `"hub-height/x" can't have been a name in any version.`],
  ['constructor', `"constructor" can't have been a name in any version.`],
  ['toString/x', `"toString/x" can't have been a name in any version.`],
  ['say "x"', `"say \\"x\\"" can't have been a name in any version.`],
])('%j is refused', (name, message) => {
  expect(explainImpossibleName(name)).toBe(message);
});
