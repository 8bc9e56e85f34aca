import type { Mistake } from './Mistake.ts';

const BATTERY = 'schemas/kinds/basicstorage.json';
const BSLIB = 'schemas/imports/bslib_batteries.json';
const HOURS = '"x-unit": "h",\n      "default": 1,';

/** Units as other programs, keyboards and alphabets write them. */
export const unitMistakes: readonly Mistake[] = [
  ['a power without its sign', BATTERY, unit('‸m2'), 'Did you mean "m²"'],
  ['a power of twenty-two', BATTERY, unit('m‸²²'), 'nothing is measured in a power'],
  ['a power of nothing', BATTERY, unit('m‸^0'), 'nothing is measured in a power'],
  ['a product with an asterisk', BATTERY, unit('‸kW*h'), 'Join factors by "·"'],
  ['a product with a full stop', BATTERY, unit('‸N.m'), 'Join factors by "·"'],
  ['two lines of a fraction', BATTERY, unit('W/m²‸/K'), 'in parentheses'],
  ['a bracket that stays open', BATTERY, unit('W/(m·K‸'), 'ends where a symbol is expected'],
  ['a divisor of nothing', BATTERY, unit('‸/h'), 'is not expected here in a unit'],
  ['the letter of the Greeks', BATTERY, unit('‸\u03bcm'), 'Did you mean "µm"'],
  ['the sign of the ohm', BATTERY, unit('‸\u2126'), 'Did you mean "Ω"? It is written U+03A9 and not U+2126.'],
  ['a degree in one sign', BATTERY, unit('‸\u2103'), 'Did you mean "°C"'],
  ['the sign of a currency', BATTERY, unit('‸€/kW'), 'Money is "{currency}"'],
  ['a currency with a capital', BATTERY, unit('‸{Currency}/kW'), 'Money is "{currency}"'],
  ['a price year of five digits', BATTERY, unit('‸{currency}20200/kW'), 'there is no unit'],
  ['a unit in words', BATTERY, unit('kWh ‸pro Jahr'), 'is not expected here in a unit'],
  ['a number in a unit', BATTERY, unit('‸1000 m'), 'is not expected here in a unit'],
  ['two prefixes', BATTERY, unit('‸kkW'), 'Did you mean "kW"'],
  [
    'a unit of a column, of which expressions follow',
    BSLIB,
    [['"unit": "kWh"', '"unit": "‸kWH"']],
    'Did you mean "kWh"',
  ],
];

function unit(text: string) {
  return [[HOURS, HOURS.replace('"h"', `"${text}"`)]] as const;
}
