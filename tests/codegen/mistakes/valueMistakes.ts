import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const MARKET = 'schemas/kinds/market.json';
const BATTERY = 'schemas/kinds/basicstorage.json';
const FLEET = 'schemas/examples/fleet.json';
const PV = 'schemas/kinds/pv.json';
const REGISTRATION = 'schemas/forms/registration.json';
const USERNAME = '"pattern": "^[A-Za-z0-9_]+$",';
const FORESIGHT =
  'They are the hardest to predict, so perfect gives an upper bound only.",\n      "default": "limited",\n      "maxLength": 7,\n      "enum": ["perfect"';
const COMMON = 'schemas/common.json';
const ROUGHNESS = '"default": 0.05,\n      "exclusiveMinimum": 0,';

/** Limits, defaults and choices that don't fit one another. */
export const valueMistakes: readonly Mistake[] = [
  [
    'a minimum above the maximum',
    WIND,
    [
      [ROUGHNESS, `${ROUGHNESS} ‸"minimum": 3, "maximum": 2,`],
      ['"default": 0.05,\n      "exclusiveMinimum": 0, ', '"default": 0.05, '],
    ],
    'no value would be accepted',
  ],
  ['two lower limits', WIND, [[ROUGHNESS, `${ROUGHNESS} ‸"minimum": 0,`]], 'the same side'],
  ['two upper limits', WIND, [[ROUGHNESS, `${ROUGHNESS} "exclusiveMaximum": 5, ‸"maximum": 5,`]], 'the same side'],
  [
    'whole numbers between two fractions',
    PV,
    [
      [
        '"enum": [0, 1, 2, 3],\n      "x-labels": { "0": "None", "1": "Azimuth", "2": "Slope", "3": "Slope and azimuth" }',
        '‸"minimum": 0.2, "maximum": 0.8',
      ],
    ],
    'no whole number',
    { more: 0 },
  ],
  [
    'capitals among choices in lower case',
    MARKET,
    [[FORESIGHT, FORESIGHT.replace('"perfect"', '‸"Perfect"')]],
    'would be stored as "perfect", which is not among the accepted values',
    { more: 1 },
  ],
  [
    'capitals in a default in lower case',
    REGISTRATION,
    [[USERNAME, `"x-lowercase": true, ‸"default": "Abc", ${USERNAME}`]],
    'has capitals, but "x-lowercase" stores none',
  ],
  [
    'a pattern of capitals in lower case',
    REGISTRATION,
    [[USERNAME, '"x-lowercase": true, ‸"pattern": "^([A-Z]{2}|Ä[a-z]?)x*$",']],
    'demands capitals, but "x-lowercase" stores none',
  ],
  ['a default below the minimum', WIND, [['"default": 2250,', '‸"default": -1,']], 'the default -1'],
  [
    'a default above the maximum',
    BATTERY,
    [['"default": 80,\n      "minimum": 0', '‸"default": 800,\n      "minimum": 0']],
    'the default 800',
  ],
  [
    'a default at an exclusive limit',
    WIND,
    [[ROUGHNESS, '‸"default": 0,\n      "exclusiveMinimum": 0,']],
    'the default 0',
  ],
  [
    'a default that is no choice',
    PV,
    [['"default": 0,\n      "enum"', '‸"default": 4,\n      "enum"']],
    'not among its accepted values',
  ],
  [
    'a field that is used while it is shown',
    PV,
    [['"out_put_cap": {', '"out_put_cap": { "x-shown-when": "tracking = 1", ‸"x-used-when": "tracking = 1",']],
    'hidden whenever it is not used',
    { isWarning: true },
  ],
  [
    'two soft limits on the same side',
    WIND,
    [
      [
        '"x-warn": { "minimum": 15, "maximum": 35 }',
        '"x-warn": { ‸"minimum": 15, "exclusiveMinimum": 14, "maximum": 35 }',
      ],
    ],
    'limit the same side',
    { isWarning: true },
  ],
  [
    'rows of a single line',
    REGISTRATION,
    [[USERNAME, `"x-text": "name", ‸"x-rows": 3, ${USERNAME}`]],
    '"x-rows" makes room for lines that are refused',
    { isWarning: true },
  ],
  [
    'a check twice',
    BATTERY,
    [
      [
        '"x-checks": [',
        '"x-checks": [{ "warn": "Low", "require": "initial_soc_percentage >= min_soc_percentage", "at": ["c"] },',
      ],
    ],
    'requires the same already',
    { isWarning: true, at: '‸"require": "initial_soc_percentage >= min_soc_percentage",\n' },
  ],
  [
    'a default text of a numeric choice',
    PV,
    [['"default": 0,\n      "enum"', '‸"default": "0",\n      "enum"']],
    'not among its accepted values. Write 0, without quotes.',
  ],
  ['a default of another case', MARKET, [['"default": "4",', '‸"default": "04",']], 'Did you mean "4"'],
  [
    'a default list with a word',
    BATTERY,
    [['"default": "10, 20, 30, 40, 50, 60, 70, 80, 90"', '‸"default": "10, 20, ten, 40, 50, 60, 70, 80, 90"']],
    'Must be comma-separated',
  ],
  [
    'a default list that falls',
    BATTERY,
    [['"default": "10, 20, 30, 40, 50, 60, 70, 80, 90"', '‸"default": "90, 20, 30, 40, 50, 60, 70, 80, 90"']],
    'must rise',
  ],
  [
    'default lists of different lengths',
    BATTERY,
    [
      ['10000, 7800, 6000"', '10000, 7800"'],
      ['"default": "90000,', '‸"default": "90000,'],
    ],
    'Needs as many values',
  ],
  [
    'a default percentage above 100',
    BATTERY,
    [
      ['"default": "0, 5, 10, 15', '‸"default": "0, 5, 10, 15'],
      ['80, 90, 95, 100",\n', '80, 90, 95, 101",\n'],
    ],
    'between 0 and 100',
  ],
  [
    'defaults that break a rule',
    WIND,
    [[ROUGHNESS, '‸"default": 50,\n      "exclusiveMinimum": 0,']],
    'Must be below',
    { more: 1 },
  ],
  [
    'a soft limit beyond the hard one',
    BATTERY,
    [['"x-warn": { "minimum": 50, "maximum": 95 }', '"x-warn": { "minimum": 50, ‸"maximum": 120 }']],
    'never be shown',
  ],
  [
    'soft limits the wrong way round',
    BATTERY,
    [['"x-warn": { "minimum": 50, "maximum": 95 }', '"x-warn": { ‸"minimum": 95, "maximum": 50 }']],
    'every value would get a warning',
  ],
  [
    'a soft message without its limit',
    BATTERY,
    [['"x-warn": { "minimum": 50, "maximum": 95 }', '"x-warn": { "minimum": 50, "message": { ‸"maximum": "High" } }']],
    'no soft limit "maximum"',
  ],
  [
    'an empty soft limit',
    BATTERY,
    [['"x-warn": { "minimum": 50, "maximum": 95 }', '‸"x-warn": {}']],
    'needs at least 1',
  ],
  [
    'a soft limit with a message alone',
    BATTERY,
    [['"x-warn": { "minimum": 50, "maximum": 95 }', '‸"x-warn": { "message": "Unusual" }']],
    'no limit',
  ],
  ['a choice given twice', PV, [['"enum": [0, 1, 2, 3]', '"enum": [0, 1, 2, 3, ‸3]']], 'twice'],
  [
    'a choice that is a text among numbers',
    PV,
    [['"enum": [0, 1, 2, 3]', '"enum": [0, 1, 2, 3, ‸"4"]']],
    'could never be chosen',
  ],
  ['a choice with a blank', MARKET, [['"enum": ["2", "3",', '"enum": [‸"2 ", "2", "3",']], 'begins or ends'],
  ['an empty choice', MARKET, [['"enum": ["2", "3",', '"enum": [‸"", "2", "3",']], 'begins or ends'],
  ['a fraction among whole numbers', PV, [['"enum": [0, 1, 2, 3]', '"enum": [0, 1, 2, 3, ‸2.5]']], 'whole'],
  ['no choice', PV, [['"enum": [0, 1, 2, 3]', '‸"enum": []']], 'needs at least 1', { more: 0 }],
  [
    'a label of no choice',
    PV,
    [['"3": "Slope and azimuth"', '"3": "Slope and azimuth", ‸"4": "Dish"']],
    'label would never be shown',
  ],
  [
    'a misspelt label',
    MARKET,
    [
      [
        '"x-labels": { "perfect": "Perfect", "limited": "Limited", "none": "None" },\n      "x-lowercase": true\n    },\n    "foresight_real_time"',
        '"x-labels": { ‸"perfekt": "Perfect", "limited": "Limited", "none": "None" },\n      "x-lowercase": true\n    },\n    "foresight_real_time"',
      ],
    ],
    'Did you mean "perfect"',
  ],
  [
    'two choices with one label',
    PV,
    [['"3": "Slope and azimuth"', '‸"3": "Slope"']],
    "can't tell",
    { isWarning: true },
  ],
  [
    'an offer of no choice',
    COMMON,
    [['"x-offer": ["EUR", "USD"]', '"x-offer": ["EUR", ‸"US$"]']],
    'not among the accepted values',
  ],
  ['an offer given twice', COMMON, [['"x-offer": ["EUR", "USD"]', '"x-offer": ["EUR", ‸"EUR"]']], 'offered twice'],
  ['an offer of nothing', COMMON, [['"x-offer": ["EUR", "USD"]', '‸"x-offer": []']], 'nothing could be chosen'],
  [
    'a choice without its label',
    FLEET,
    [['"x-labels": { "car": "Car", ', '‸"x-labels": { ']],
    'has no label',
    { isWarning: true },
  ],
  [
    'a default that is not offered',
    COMMON,
    [['"default": "EUR"', '‸"default": "CHF"']],
    'does not offer',
    { isWarning: true },
  ],
];
