import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const MARKET = 'schemas/kinds/market.json';
const BATTERY = 'schemas/kinds/basicstorage.json';
const PV = 'schemas/kinds/pv.json';
const GENSET = 'schemas/genset.json';
const COMMON = 'schemas/common.json';
const TARIFF = 'schemas/examples/tariff.json';
const FLEET = 'schemas/examples/fleet.json';
const MAP = 'schemas/examples/heatpump_map.json';

const ROUGHNESS = '"default": 0.05,\n      "exclusiveMinimum": 0,';
const TEXT = '"title": "Fuel type",';
const HUB = '"title": "Hub height",';
const FLAG = '"title": "Intraday market",';

/** Limits, defaults, choices and messages that don't fit one another. */
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
  ['two lower limits', WIND, [[ROUGHNESS, `${ROUGHNESS} ‸"minimum": 0,`]], 'of the same side'],
  ['two upper limits', WIND, [[ROUGHNESS, `${ROUGHNESS} "exclusiveMaximum": 5, ‸"maximum": 5,`]], 'of the same side'],
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
    'a default text of a numeric choice',
    PV,
    [['"default": 0,\n      "enum"', '‸"default": "0",\n      "enum"']],
    'not among its accepted values',
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
    { more: 0 },
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
    'a message for a rule that the field lacks',
    GENSET,
    [[TEXT, `${TEXT} "x-message": { ‸"minimum": "Too low" },`]],
    'no rule "minimum"',
  ],
  [
    'a message for a missing pattern',
    GENSET,
    [[TEXT, `${TEXT} "x-message": { ‸"pattern": "Letters only" },`]],
    'no rule "pattern"',
  ],
  [
    'a message for what is not required',
    WIND,
    [[HUB, `${HUB} "x-message": { ‸"required": "Needed" },`]],
    'no rule "required"',
  ],
  [
    'a message for a maximum that is missing',
    WIND,
    [[HUB, `${HUB} "x-message": { ‸"maximum": "Too high" },`]],
    'no rule "maximum"',
  ],
  [
    'a message for a misspelt rule',
    WIND,
    [[HUB, `${HUB} "x-message": { ‸"minimun": "Too low" },`]],
    'Did you mean "minimum"',
  ],
  ['a message of a flag', MARKET, [[FLAG, `${FLAG} ‸"x-message": "On or off",`]], 'has none'],
  [
    'a message of a text without limits',
    GENSET,
    [
      [TEXT, `${TEXT} ‸"x-message": "No such fuel",`],
      ['"maxLength": 20', '"x-note": "any"'],
    ],
    'has none',
  ],
  ['a message of no rules', WIND, [[HUB, `${HUB} ‸"x-message": {},`]], 'needs text in double quotes'],
  [
    'a message for rows in a single value',
    WIND,
    [[HUB, `${HUB} "x-message": { ‸"minItems": "One at least" },`]],
    'no rule "minItems"',
  ],
  [
    'a message for repetition where nothing must differ',
    TARIFF,
    [
      [
        '"x-message": { "isUnique": "Another period begins at this hour" }',
        '"x-message": { ‸"isUnique": "Another period begins at this hour" }',
      ],
      ['      "x-unique": ["from"],\n', ''],
    ],
    'no rule "isUnique"',
  ],
  ['a pattern that is none', GENSET, [[TEXT, `${TEXT} ‸"pattern": "^[a-z+$",`]], 'not a valid regular expression'],
  [
    'a pattern with a needless escape',
    GENSET,
    [[TEXT, String.raw`${TEXT} ‸"pattern": "^\\-[a-z]$",`]],
    'not a valid regular expression',
  ],
  ['a pattern of nested repetition', GENSET, [[TEXT, `${TEXT} ‸"pattern": "^([a-z]+)+$",`]], 'ever longer'],
  ['a pattern of alternatives that overlap', GENSET, [[TEXT, `${TEXT} ‸"pattern": "^(a|a)*$",`]], 'ever longer'],
  [
    'a pattern of neighbours that overlap',
    GENSET,
    [[TEXT, String.raw`${TEXT} ‸"pattern": "^\\w*[a-z]*\\d*x$",`]],
    'ever longer',
  ],
  ['a pattern that begins anywhere', GENSET, [[TEXT, String.raw`${TEXT} ‸"pattern": "\\s+$",`]], 'ever longer'],
  ['a least length above the greatest', GENSET, [[TEXT, `${TEXT} ‸"minLength": 30,`]], 'no text would be accepted'],
  ['fewest rows above most', TARIFF, [['"minItems": 1,', '‸"minItems": 25,']], 'above "maxItems"'],
  ['more rows than a table can have', TARIFF, [['"maxItems": 24,', '‸"maxItems": 100000,']], 'must be at most'],
  [
    'rows of the default without a needed value',
    TARIFF,
    [
      [
        '{ "from": 0, "to": 6, "price": 0.22, "feed_in_price": 0.08 }',
        '‸{ "from": 0, "to": 6, "feed_in_price": 0.08 }',
      ],
    ],
    'it is required',
  ],
  [
    'rows of the default with an unknown column',
    TARIFF,
    [['{ "from": 0, "to": 6, "price": 0.22,', '{ "from": 0, "to": 6, "price": 0.22, ‸"prize": 1,']],
    'Did you mean "price"',
  ],
  [
    'rows of the default that are the same',
    TARIFF,
    [['{ "from": 6, "to": 17,', '{ ‸"from": 0, "to": 17,']],
    'Another period begins',
  ],
  [
    'rows of the default as one row',
    TARIFF,
    [
      [
        '"default": [\n        { "from": 0, "to": 6, "price": 0.22, "feed_in_price": 0.08 },\n        { "from": 6, "to": 17, "price": 0.31, "feed_in_price": 0.08 },\n        { "from": 17, "to": 21, "price": 0.42, "feed_in_price": 0.08 },\n        { "from": 21, "to": 24, "price": 0.28, "feed_in_price": 0.08 }\n      ]',
        '‸"default": { "from": 0, "to": 6, "price": 0.22 }',
      ],
    ],
    'must be its rows',
  ],
  [
    'a default of a column outside its limits',
    TARIFF,
    [['"x-unit": "h",\n            "minimum": 1,', '"x-unit": "h",\n            ‸"default": 30, "minimum": 1,']],
    'the default 30',
  ],
  ['a unique column given twice', TARIFF, [['"x-unique": ["from"]', '"x-unique": ["from", ‸"from"]']], 'twice'],
  [
    'columns that must differ in a list',
    FLEET,
    [['"x-row": "charger",', '"x-row": "charger", ‸"x-unique": ["value"],']],
    'names columns',
  ],
  [
    'a map whose default lacks a row',
    MAP,
    [['"z": [\n          [2.4, 2.8, 3.5, 4.5, 5.1, 6.1],\n', '‸"z": [\n']],
    "can't be stored",
  ],
  ['a map with a text', MAP, [['[2, 2.3, 2.9, 3.6, 4.1, 4.8]', '[2, ‸"2.3", 2.9, 3.6, 4.1, 4.8]']], 'not a number'],
  [
    'a map without an axis',
    MAP,
    [
      ['"y": { "title": "Sink temperature", "unit": "°C", "minimum": 20, "maximum": 120 },', ''],
      ['"x-map": {', '‸"x-map": {'],
    ],
    'lacks "y"',
  ],
  [
    'a value of a map beyond its limit',
    MAP,
    [['[2, 2.3, 2.9, 3.6, 4.1, 4.8]', '[2, ‸23, 2.9, 3.6, 4.1, 4.8]']],
    'at most 12',
  ],
  [
    'a default too long',
    'schemas/kinds/gaschp.json',
    [['{ "default": "natural_gas" }', '{ ‸"default": "a mixture of gases from the refinery" }']],
    '20 characters or less',
  ],
  [
    'a default with control characters',
    'schemas/kinds/gaschp.json',
    [['{ "default": "natural_gas" }', String.raw`{ "default": "natural‸\u0001gas" }`]],
    'nobody can see',
  ],
  ['a pattern in slashes', GENSET, [[TEXT, `${TEXT} ‸"pattern": "/^[a-z_]+$/",`]], 'slashes'],
  [
    'a pattern that the default breaks',
    'schemas/kinds/gaschp.json',
    [['{ "default": "natural_gas" }', '{ "pattern": "^[A-Z]+$", ‸"default": "natural_gas" }']],
    'the default "natural_gas"',
  ],
  [
    'a unique column that does not exist',
    TARIFF,
    [['"x-unique": ["from"]', '"x-unique": [‸"form"]']],
    'Did you mean "from"',
    { more: 1 },
  ],
  [
    'a map whose axis falls',
    MAP,
    [['"x": [-15, -7, 2, 7, 12, 20]', '"x": [-15, -7, 2, 7, 12, ‸2]']],
    'in rising order',
  ],
];
