import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const HEATER = 'schemas/kinds/heater.json';
const MARKET = 'schemas/kinds/market.json';
const BATTERY = 'schemas/kinds/basicstorage.json';
const PV = 'schemas/kinds/pv.json';
const GENSET = 'schemas/genset.json';
const FLEET = 'schemas/examples/fleet.json';
const MAP = 'schemas/examples/heatpump_map.json';
const FLAG = '"title": "Intraday market",';
const TEXT = '"title": "Fuel type",';
const NUMBER = '"title": "Hub height",';
const CHOICE = '"title": "Tracking",';
const LIST = '"title": "Depth of discharge",\n      "description"';
const DERIVED = '"title": "Rated power",\n      "unit": "kW",';

/** Words that have no effect on a field of this type, or where they stand. */
export const fieldMistakes: readonly Mistake[] = [
  ['a unit of a flag', MARKET, [[FLAG, `${FLAG} ‸"x-unit": "kW",`]], '"x-unit" applies to numbers only'],
  ['a unit of a text', GENSET, [[TEXT, `${TEXT} ‸"x-unit": "kg",`]], '"x-unit" applies to numbers only'],
  [
    'a unit of a choice of texts',
    MARKET,
    [['"title": "Rolling foresight window",', '"title": "Rolling foresight window", ‸"x-unit": "h",']],
    '"x-unit" applies to numbers only',
  ],
  ['a placeholder of a flag', MARKET, [[FLAG, `${FLAG} ‸"x-placeholder": "on",`]], '"x-placeholder" applies to'],
  ['a placeholder of a choice', PV, [[CHOICE, `${CHOICE} ‸"x-placeholder": "None",`]], '"x-placeholder" applies to'],
  ['a limit of a flag', MARKET, [[FLAG, `${FLAG} ‸"minimum": 0,`]], '"minimum" applies to numbers only'],
  ['a limit of a text', GENSET, [[TEXT, `${TEXT} ‸"maximum": 20,`]], '"maximum" applies to numbers only'],
  [
    'a limit of a list',
    BATTERY,
    [[LIST, `"title": "Depth of discharge", ‸"maximum": 100,\n      "description"`]],
    '"maximum" applies to numbers only',
  ],
  ['a limit of a numeric choice', PV, [[CHOICE, `${CHOICE} ‸"minimum": 0,`]], '"minimum" applies to numbers only'],
  [
    'a soft limit of a choice',
    PV,
    [[CHOICE, `${CHOICE} ‸"x-warn": { "maximum": 2 },`]],
    '"x-warn" applies to numbers only',
  ],
  ['a length of a number', WIND, [[NUMBER, `${NUMBER} ‸"maxLength": 3,`]], '"maxLength" applies to text only'],
  [
    'a length of a list',
    BATTERY,
    [[LIST, `"title": "Depth of discharge", ‸"maxLength": 300,\n      "description"`]],
    '"maxLength" applies to text only',
  ],
  [
    'a pattern of a list',
    BATTERY,
    [[LIST, `"title": "Depth of discharge", ‸"pattern": "^[0-9, ]*$",\n      "description"`]],
    '"pattern" applies to text only',
  ],
  ['a pattern of a number', WIND, [[NUMBER, `${NUMBER} ‸"pattern": "^1",`]], '"pattern" applies to text only'],
  [
    'a pattern of a choice',
    MARKET,
    [['"title": "Rolling foresight window",', '"title": "Rolling foresight window", ‸"pattern": "^[0-9]+$",']],
    '"pattern" applies to text only',
  ],
  ['rows of a flag', MARKET, [[FLAG, `${FLAG} ‸"x-rows": 3,`]], '"x-rows" applies to text only'],
  [
    'rows of a list',
    BATTERY,
    [[LIST, `"title": "Depth of discharge", ‸"x-rows": 3,\n      "description"`]],
    '"x-rows" applies to text only',
  ],
  [
    'rows of a choice',
    MARKET,
    [['"title": "Rolling foresight window",', '"title": "Rolling foresight window", ‸"x-rows": 2,']],
    '"x-rows" applies to text only',
  ],
  [
    'an input of a choice',
    MARKET,
    [['"title": "Rolling foresight window",', '"title": "Rolling foresight window", ‸"x-input": "tel",']],
    '"x-input" applies to text only',
  ],
  ['lower case of a number', WIND, [[NUMBER, `${NUMBER} ‸"x-lowercase": true,`]], '"x-lowercase" applies to text only'],
  [
    'lower case of a list',
    BATTERY,
    [[LIST, `"title": "Depth of discharge", ‸"x-lowercase": true,\n      "description"`]],
    '"x-lowercase" applies to text only',
  ],
  [
    'autocomplete of a number',
    WIND,
    [[NUMBER, `${NUMBER} ‸"x-autocomplete": "off",`]],
    '"x-autocomplete" applies to text only',
  ],
  ['an unknown autocomplete', GENSET, [[TEXT, `${TEXT} ‸"x-autocomplete": "fueltype",`]], 'autofill token'],
  ['an empty word of a text', GENSET, [[TEXT, `${TEXT} ‸"x-empty": "None",`]], '"x-empty" applies to numbers only'],
  [
    'labels without choices',
    GENSET,
    [[TEXT, `${TEXT} ‸"x-labels": { "diesel": "Diesel" },`]],
    '"x-labels" applies to choices only',
  ],
  [
    'an offer without choices',
    GENSET,
    [[TEXT, `${TEXT} ‸"x-offer": ["diesel"],`]],
    '"x-offer" applies to choices only',
  ],
  [
    'a list that is a choice',
    BATTERY,
    [
      [LIST, `"title": "Depth of discharge", "enum": ["10, 20, 30, 40, 50, 60, 70, 80, 90"],\n      "description"`],
      [
        '40, 50, 60, 70, 80, 90",\n      "x-list": "percentages"',
        '40, 50, 60, 70, 80, 90",\n      ‸"x-list": "percentages"',
      ],
    ],
    'no effect together with "enum"',
  ],
  ['a list of a number', WIND, [[NUMBER, `${NUMBER} ‸"x-list": "numbers",`]], '"x-list" applies to text only'],
  [
    'rows of a table in a number',
    WIND,
    [[NUMBER, `${NUMBER} ‸"maxItems": 3,`]],
    '"maxItems" applies to tables and lists only',
  ],
  ['properties of a number', WIND, [[NUMBER, `${NUMBER} ‸"properties": {},`]], '"properties" applies to objects only'],
  ['a const', WIND, [[NUMBER, `${NUMBER} ‸"const": 10,`]], '"const" applies to'],
  ['a default of null', WIND, [['"default": 0.05,', '‸"default": null,']], 'no effect'],
  ['a default that is a list', WIND, [['"default": 0.05,', '‸"default": [0.05],']], 'Give one value'],
  [
    'a unit of a map',
    MAP,
    [['"title": "Coefficient of performance",', '"title": "Coefficient of performance", ‸"x-unit": "K",']],
    'Give "unit" to',
  ],
  [
    'a unit of an object',
    FLEET,
    [['"title": "Charging station",', '"title": "Charging station", ‸"x-unit": "kW",']],
    'does not apply to the object',
  ],
  [
    'a unit of a table',
    FLEET,
    [['"title": "Vehicles",\n      "description"', '"title": "Vehicles", ‸"x-unit": "kW",\n      "description"']],
    'Give it to a column',
  ],
  ['a word of a field at a derived value', WIND, [[DERIVED, `${DERIVED} ‸"minimum": 0,`]], '"minimum" is not known'],
  [
    'a system field of a kind',
    WIND,
    [[NUMBER, `${NUMBER} ‸"x-system": true,`]],
    '"x-system" is for fields',
    { more: 1 },
  ],
  [
    'hidden fields in an object',
    FLEET,
    [['"title": "Site power",', '"title": "Site power", ‸"x-hidden": true,']],
    'has no effect in objects',
  ],
  [
    'an unused message alone',
    WIND,
    [[NUMBER, `${NUMBER} ‸"x-unused-message": "Not used at sea",`]],
    'Add "x-used-when"',
  ],
  ['a fate of what is never hidden', WIND, [[NUMBER, `${NUMBER} ‸"x-when-hidden": "clear",`]], 'never hidden'],
  [
    'a word that repeats the shared one',
    HEATER,
    [
      [
        '"annual_om": { "$ref": "../common.json#/$defs/annual_om" }',
        '"annual_om": { "$ref": "../common.json#/$defs/annual_om", ‸"minimum": 0 }',
      ],
    ],
    'the same as in common.json',
    { isWarning: true },
  ],
  [
    'a title that is a number',
    WIND,
    [['"title": "Losses and variation", "fields"', '‸"title": 5, "fields"']],
    'must be text',
  ],
  [
    'an empty word of a required number',
    'schemas/examples/tariff.json',
    [['"default": 0.3,', '"default": 0.3, ‸"x-empty": "None",']],
    'never empty',
  ],
  [
    'a required field that is read-only and has no default',
    FLEET,
    [['"default": 150,', '‸"readOnly": true,']],
    'nobody can fill it in',
  ],
  [
    'a required list of words',
    WIND,
    [['"x-curves": {', '‸"required": ["hub_height"],\n  "x-curves": {']],
    'is for the fields of an object or of the rows of a table, so it would have no effect here. Give the field "x-required-when"',
  ],
];
