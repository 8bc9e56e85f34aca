import { expect, it } from 'vitest';
import { splitName, type Token, tokenizeExpression, unquote } from '#codegen/tokenizeExpression.ts';

const show = ({ sort, text, at, unit }: Token) => [sort, text, at, ...(unit ? [unit.text, unit.at] : [])];

it.each<[text: string, ...tokens: unknown[][]]>([
  [''],
  ['2 * power', ['number', '2', 0], ['sign', '*', 2], ['name', 'power', 4]],
  ['.5e-3+1.25E6', ['number', '.5e-3', 0], ['sign', '+', 5], ['number', '1.25E6', 6]],
  ['12 kW', ['number', '12', 0, 'kW', 3]],
  ['12kW/m²', ['number', '12', 0, 'kW/m²', 2]],
  ['5 kW / h', ['number', '5', 0, 'kW', 2], ['sign', '/', 5], ['name', 'h', 7]],
  ['20 %', ['number', '20', 0, '%', 3]],
  ['3 {currency}/(kW·yr)', ['number', '3', 0, '{currency}/(kW·yr)', 2]],
  ['3 1/h', ['number', '3', 0, '1/h', 2]],
  ['3 m^-2', ['number', '3', 0, 'm^-2', 2]],
  ['3 €', ['number', '3', 0, '€', 2]],
  ['8 °C', ['number', '8', 0, '°C', 2]],
  ['3 CO2·m', ['number', '3', 0, 'CO2·m', 2]],
  ['3 and b', ['number', '3', 0], ['name', 'and', 2], ['name', 'b', 6]],
  ['3 orbits', ['number', '3', 0, 'orbits', 2]],
  ['x of y', ['name', 'x', 0], ['name', 'of', 2], ['name', 'y', 5]],
  ["fuel = 'it''s'", ['name', 'fuel', 0], ['sign', '=', 5], ['text', "'it''s'", 7]],
  ["''", ['text', "''", 0]],
  ["tariff.'time-of-use'.price", ['name', "tariff.'time-of-use'.price", 0]],
  ['a.1', ['name', 'a.1', 0]],
  ['A_1', ['name', 'A_1', 0]],
  ['a<=b', ['name', 'a', 0], ['sign', '<=', 1], ['name', 'b', 3]],
  ...['>=', '!=', '==', '<>', '&&', '||', '**', '<', '(', ',', 'ä', '"'].map((sign): [string, unknown[]] => [
    sign,
    ['sign', sign, 0],
  ]),
])('%s has these parts', (text, ...tokens) => {
  expect(tokenizeExpression(text).map(show)).toEqual(tokens);
});

it.each([
  ["'smart'", 'smart'],
  ["''", ''],
  ["'it''s ''here'''", "it's 'here'"],
])('%s holds the text "%s"', (text, content) => {
  expect(unquote(text)).toBe(content);
});

it.each<[name: string, parts: [text: string, offset: number][]]>([
  ['power', [['power', 0]]],
  [
    'charging.power',
    [
      ['charging', 0],
      ['power', 9],
    ],
  ],
  [
    "tariff.'time-of-use'.price",
    [
      ['tariff', 0],
      ['time-of-use', 7],
      ['price', 21],
    ],
  ],
  [
    "tariff.'a.b'",
    [
      ['tariff', 0],
      ['a.b', 7],
    ],
  ],
])('the parts of the name %s', (name, parts) => {
  expect(splitName(name).map(({ text, offset }) => [text, offset])).toEqual(parts);
});
