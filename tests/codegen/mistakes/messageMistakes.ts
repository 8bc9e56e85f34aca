import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const MARKET = 'schemas/kinds/market.json';
const GENSET = 'schemas/genset.json';
const TARIFF = 'schemas/examples/tariff.json';
const FLEET = 'schemas/examples/fleet.json';
const MAP = 'schemas/examples/heatpump_map.json';
const TEXT = '"title": "Fuel type",';
const HUB = '"title": "Hub height",';
const FLAG = '"title": "Intraday market",';

/** Messages and patterns, and defaults of tables and maps. */
export const messageMistakes: readonly Mistake[] = [
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
  ['a message of no rules', WIND, [[HUB, `${HUB} ‸"x-message": {},`]], 'is empty, but needs at least 1 entry'],
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
  ['a pattern of nested repetition', GENSET, [[TEXT, `${TEXT} ‸"pattern": "^([a-z]+)+$",`]], 'ever slower'],
  ['a pattern of alternatives that overlap', GENSET, [[TEXT, `${TEXT} ‸"pattern": "^(a|a)*$",`]], 'ever slower'],
  [
    'a pattern of neighbours that overlap',
    GENSET,
    [[TEXT, String.raw`${TEXT} ‸"pattern": "^\\w*[a-z]*\\d*x$",`]],
    'ever slower',
  ],
  ['a pattern that begins anywhere', GENSET, [[TEXT, String.raw`${TEXT} ‸"pattern": "\\s+$",`]], 'ever slower'],
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
    'must be a list of rows',
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
    'an invisible character',
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
