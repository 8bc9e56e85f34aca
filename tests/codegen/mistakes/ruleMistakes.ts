import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const FLEET = 'schemas/examples/fleet.json';
const RULES = '"x-rules": [\n    { "field": "surface_roughness_length", "below": "hub_height" },';

/** Rules between fields, cases, and what an object requires. */
export const ruleMistakes: readonly Mistake[] = [
  [
    'a rule about an unknown field',
    WIND,
    [[RULES, RULES.replace('"below": "hub_height"', '‸"below": "hub_heigth"')]],
    'Did you mean "hub_height"',
  ],
  [
    'a rule about a flag',
    WIND,
    [[RULES, RULES.replace('"below": "hub_height"', '‸"below": "is_co_located"')]],
    'is a flag field',
  ],
  [
    'a rule of a field with itself',
    WIND,
    [[RULES, RULES.replace('"below": "hub_height"', '‸"below": "surface_roughness_length"')]],
    'with itself',
  ],
  [
    'a rule that says the opposite of another',
    WIND,
    [[RULES, `${RULES}\n    { "field": "hub_height", ‸"below": "surface_roughness_length" },`]],
    'the opposite',
  ],
  [
    'a rule given twice',
    WIND,
    [[RULES, `${RULES}\n    { "field": "surface_roughness_length", ‸"below": "hub_height" },`]],
    'by an earlier rule already',
    { isWarning: true },
  ],
  [
    'a rule between metres and kilowatts',
    WIND,
    [[RULES, RULES.replace('"below": "hub_height"', '‸"below": "cut_out_wind_speed"')]],
    'compares only the numbers',
  ],
  [
    'a rule without a comparison',
    WIND,
    [
      [
        RULES,
        RULES.replace(
          '{ "field": "surface_roughness_length", "below": "hub_height" }',
          '‸{ "field": "surface_roughness_length" }',
        ),
      ],
    ],
    'needs "below", or "atMost"',
  ],
  [
    'a rule with an operator of another language',
    WIND,
    [[RULES, RULES.replace('"below": "hub_height"', '‸"lessThan": "hub_height", "below": "hub_height"')]],
    '"lessThan" is not known',
  ],
  [
    'a case that can never be chosen',
    FLEET,
    [['"uncontrolled": {},', '"uncontrolled": {}, ‸"slow": {},']],
    'could never be chosen',
  ],
  [
    'a choice without a case',
    FLEET,
    [
      ['"uncontrolled": {},', ''],
      ['"enum": ["uncontrolled", "smart", "v2g"]', '"enum": [‸"uncontrolled", "smart", "v2g"]'],
    ],
    'has no case',
  ],
  ['a choice by an unknown property', FLEET, [['"x-choice": "type"', '‸"x-choice": "typ"']], 'Did you mean "type"'],
  [
    'a required field of an object that does not exist',
    FLEET,
    [['"required": ["site_power"]', '"required": [‸"sitepower"]']],
    'Did you mean "site_power"',
  ],
];
