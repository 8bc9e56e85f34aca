import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const MARKET = 'schemas/kinds/market.json';
const BATTERY = 'schemas/kinds/basicstorage.json';
const PV = 'schemas/kinds/pv.json';
const GENSET = 'schemas/genset.json';
const FLAG = '"title": "Intraday market",';
const TEXT = '"title": "Fuel type",';
const NUMBER = '"title": "Hub height",';

/** Words that a file can't have, or whose value is of the wrong sort. */
export const wordMistakes: readonly Mistake[] = [
  ['a misspelt word of a field', WIND, [['"default": 0.05,', '‸"defualt": 0.05,']], 'Did you mean "default"'],
  [
    'a word of a field without x-',
    WIND,
    [
      [`"title": "Cut-out wind speed",`, `"title": "Cut-out wind speed", ‸"empty": "None",`],
      ['"x-empty": "By power curve",', ''],
    ],
    'Did you mean "x-empty"',
  ],
  [
    'a word of another JSON Schema dialect',
    WIND,
    [[NUMBER, `${NUMBER} ‸"multipleOf": 0.5,`]],
    '"multipleOf" is not known',
  ],
  ['a word with another case', WIND, [['"default": 0.05,', '‸"Default": 0.05,']], 'Did you mean "default"'],
  ['a misspelt section', WIND, [['"x-rules"', '‸"x-rule"']], 'Did you mean "x-rules"'],
  [
    'a misspelt word of a tab',
    WIND,
    [['"id": "advanced",\n      "groups"', '"id": "advanced", ‸"titel": "Advanced",\n      "groups"']],
    'Did you mean "title"',
  ],
  ['a misspelt word of a curve', WIND, [['"outside": "zero"', '‸"outsid": "zero"']], 'Did you mean "outside"'],
  ['a misspelt word of x-kind', WIND, [['"color": "#5ad1e6"', '‸"colour": "#5ad1e6"']], 'Did you mean "color"'],
  [
    'a misspelt soft limit',
    WIND,
    [['"x-warn": { "maximum": 2 }', '"x-warn": { "maximum": 2, ‸"minumum": 0.01 }']],
    'Did you mean "minimum"',
  ],
  [
    'a soft upper limit that is exclusive',
    WIND,
    [['"x-warn": { "maximum": 2 }', '"x-warn": { ‸"exclusiveMaximum": 2, "maximum": 2 }']],
    '"exclusiveMaximum" is not known',
  ],
  [
    'two unknown words',
    WIND,
    [['"default": 0.05,', '"default": 0.05, "maks": 3, ‸"minumum": 4,']],
    'Did you mean "minimum"',
    { more: 1 },
  ],
  ['a limit in quotes', WIND, [['"default": 0.05,', '"default": 0.05, ‸"maximum": "3",']], 'must be a number'],
  ['a flag in quotes', WIND, [['"default": 0.05,', '"default": 0.05, ‸"readOnly": "true",']], 'must be true, false'],
  ['a flag as a number', WIND, [['"default": 0.05,', '"default": 0.05, ‸"x-hidden": 1,']], 'must be true, false'],
  ['a default in quotes', WIND, [['"default": 0.05,', '‸"default": "0.05",']], 'valid number'],
  [
    'a default of a flag in quotes',
    MARKET,
    [
      [`${FLAG}`, `${FLAG} `],
      [
        'Corrects forecasts of wind, sun and load.",\n      "default": true',
        'Corrects forecasts of wind, sun and load.",\n      ‸"default": "true"',
      ],
    ],
    'the default "true"',
  ],
  [
    'a text default of a number',
    BATTERY,
    [['"default": "10, 20, 30, 40, 50, 60, 70, 80, 90"', '‸"default": 10']],
    'the default 10',
  ],
  ['fields as one text', WIND, [['"fields": ["power"]', '‸"fields": "power"']], 'must be a list'],
  ['enum as an object', PV, [['"enum": [0, 1, 2, 3]', '‸"enum": { "0": "None" }']], 'must be a list'],
  [
    'labels as a list',
    PV,
    [['"x-labels": { "0": "None", "1": "Azimuth", "2": "Slope", "3": "Slope and azimuth" }', '‸"x-labels": ["None"]']],
    'must be an object',
  ],
  [
    'a type of another language',
    WIND,
    [[`"type": "number",\n      ${NUMBER}`, `‸"type": "float",\n      ${NUMBER}`]],
    '"type" is "float"',
  ],
  [
    'a type with a blank',
    WIND,
    [[`"type": "number",\n      ${NUMBER}`, `‸"type": "number ",\n      ${NUMBER}`]],
    '"type" is "number "',
  ],
  ['an order in quotes', WIND, [['"order": 3', '‸"order": "3"']], 'must be a number'],
  [
    'a length that is no whole number',
    GENSET,
    [
      [`${TEXT}`, `${TEXT} `],
      ['"maxLength": 20', '‸"maxLength": 20.5'],
    ],
    'must be a whole number',
  ],
  ['a length below 0', GENSET, [['"maxLength": 20', '"maxLength": 20, ‸"minLength": -1']], 'must be at least 1'],
  ['no type', WIND, [[`"hub_height": {\n      "type": "number",`, `‸"hub_height": {`]], 'has no type'],
  [
    'no title',
    WIND,
    [[`"hub_height": {\n      "type": "number",\n      ${NUMBER}`, `‸"hub_height": {\n      "type": "number",`]],
    'has no title',
  ],
];
