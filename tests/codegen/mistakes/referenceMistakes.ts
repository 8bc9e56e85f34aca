import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const HEATER = 'schemas/kinds/heater.json';
const CHP = 'schemas/kinds/gaschp.json';
const GENSET = 'schemas/genset.json';
const COMMON = 'schemas/common.json';
const MARKET = 'schemas/kinds/market.json';
const PV = 'schemas/kinds/pv.json';

const OM = '"annual_om": { "$ref": "../common.json#/$defs/annual_om" }';
const ref = (path: string): [string, string][] => [[OM, `"annual_om": { ‸"$ref": "${path}" }`]];

/** References to shared fields, and names and units of parts. */
export const referenceMistakes: readonly Mistake[] = [
  ['a $ref to a misspelt file', HEATER, ref('../comon.json#/$defs/annual_om'), 'Did you mean "../common.json"'],
  [
    'a $ref to a misspelt field',
    HEATER,
    ref('../common.json#/$defs/anual_om'),
    'Did you mean "../common.json#/$defs/annual_om"',
  ],
  ['a $ref to a field without its section', HEATER, ref('../common.json#/annual_om'), 'leads nowhere'],
  ['a $ref without #', HEATER, ref('../common.json/$defs/annual_om'), 'names no shared file'],
  ['a $ref to a whole file', HEATER, ref('../common.json'), 'leads nowhere'],
  [
    'a $ref from the wrong folder',
    HEATER,
    ref('common.json#/$defs/annual_om'),
    'Did you mean "../common.json#/$defs/annual_om"',
  ],
  [
    'a $ref through another folder',
    HEATER,
    ref('../shared/common.json#/$defs/annual_om'),
    'Did you mean "../common.json#/$defs/annual_om"',
  ],
  ['a $ref into a field', HEATER, ref('../common.json#/$defs/annual_om/default'), 'leads nowhere'],
  ['a $ref with a slash too many', HEATER, ref('../common.json#/$defs/annual_om/'), 'leads nowhere'],
  ['a $ref with two #', HEATER, ref('../common.json#/$defs/annual_om#'), 'leads nowhere'],
  ['a $ref with an escaped character', HEATER, ref('../common.json#/%24defs/annual_om'), 'leads nowhere'],
  ['a $ref into the file itself', HEATER, ref('#/properties/spec_invest'), 'names no shared file'],
  ['a $ref to another kind', HEATER, ref('./oilfiredheater.json#/properties/spec_invest'), 'names no shared file'],
  [
    'a $ref to the web',
    HEATER,
    ref('https://example.com/common.json#/$defs/annual_om'),
    'Did you mean "../common.json#/$defs/annual_om"',
  ],
  ['an empty $ref', HEATER, ref(''), 'names no shared file'],
  [
    'a $ref that is no text',
    HEATER,
    [[OM, '"annual_om": { ‸"$ref": ["../common.json#/$defs/annual_om"] }']],
    'must be text',
  ],
  ['a $ref to __proto__', HEATER, ref('../common.json#/$defs/__proto__'), 'leads nowhere'],
  [
    'a $ref with backslashes',
    HEATER,
    [[OM, String.raw`"annual_om": { ‸"$ref": "..\\common.json#/$defs/annual_om" }`]],
    'names no shared file',
  ],
  [
    'a $ref to itself',
    GENSET,
    [
      [
        '"annual_om": { "$ref": "./common.json#/$defs/annual_om" }',
        '"annual_om": { ‸"$ref": "./genset.json#/properties/annual_om" }',
      ],
    ],
    'leads in a circle',
  ],
  [
    'an allOf of no file',
    CHP,
    [['"../genset.json"', '‸"../gensets.json"']],
    'names no shared file',
    { at: '‸"$ref": "../gensets.json"' },
  ],
  [
    'an allOf of a part',
    CHP,
    [['{ "$ref": "../genset.json" }', '{ ‸"$ref": "../genset.json#/properties/annual_om" }']],
    'whole file',
  ],
  [
    'an allOf given twice',
    CHP,
    [['[{ "$ref": "../genset.json" }]', '[{ "$ref": "../genset.json" }, { ‸"$ref": "../genset.json" }]']],
    'twice',
  ],
  [
    'an allOf of what is always there',
    CHP,
    [['[{ "$ref": "../genset.json" }]', '[{ "$ref": "../genset.json" }, { ‸"$ref": "../common.json" }]']],
    'is part of every kind',
  ],
  [
    'an allOf as an object',
    CHP,
    [['"allOf": [{ "$ref": "../genset.json" }]', '‸"allOf": { "$ref": "../genset.json" }']],
    'must be a list',
  ],
  [
    'a misspelt unit',
    WIND,
    [['"x-unit": "m",\n      "default": 0.05', '"x-unit": "‸meter",\n      "default": 0.05']],
    'there is no unit "meter"',
  ],
  [
    'a unit with the wrong case',
    WIND,
    [['"unit": "kW",\n          "fields"', '"unit": "‸KW",\n          "fields"']],
    'Did you mean "kW"',
    { more: 0 },
  ],
  [
    'a currency by name in a unit',
    WIND,
    [['"x-unit": "{currency}/kW"', '"x-unit": "‸EUR/kW"']],
    'Did you mean "{currency}"',
    { more: 0 },
  ],
  [
    'a misspelt currency in a unit',
    WIND,
    [['"x-unit": "{currency}/kW"', '"x-unit": "‸{curency}/kW"']],
    'unit',
    { more: 0 },
  ],
  [
    'a misspelt placeholder in a title',
    WIND,
    [['"title": "Hub height"', '"title": "Hub height ‸{curency}"']],
    'Did you mean "{currency}"',
  ],
  [
    'a placeholder in a title that nothing replaces',
    WIND,
    [['"title": "Hub height"', '"title": "Hub height ‸{unit}"']],
    'nothing replaces "{unit}"',
  ],
  [
    'a currency in a help text',
    WIND,
    [
      [
        '"description": "Height of the rotor axis above ground.',
        '"description": "In ‸{currency}: height of the rotor axis above ground.',
      ],
    ],
    'nothing replaces',
  ],
  [
    'a currency in the title of a group',
    WIND,
    [['"title": "Site"', '"title": "Site ‸{currency}"']],
    'nothing replaces',
  ],
  [
    'a currency in a message',
    WIND,
    [['"default": 0.05,', '"default": 0.05, "x-message": "Above 0 ‸{currency}",']],
    'nothing replaces',
  ],
  [
    'a placeholder in a warning',
    WIND,
    [['"warn": "The power curve is zero', '"warn": "The ‸{title} is zero']],
    'nothing replaces',
  ],
  [
    'a placeholder in the title of a kind',
    WIND,
    [['"title": "Wind turbine"', '"title": "Wind turbine ‸{x}"']],
    'nothing replaces',
  ],
  ['a placeholder in a label', PV, [['"0": "None"', '"0": "None ‸{currency}"']], 'nothing replaces'],
  ['a $id that is not the file', WIND, [['"$id": "wind"', '‸"$id": "windturbine"']], 'Make it "wind"'],
  ['a $id with a capital', WIND, [['"$id": "wind"', '‸"$id": "Wind"']], 'lower-case'],
  [
    'no $id',
    WIND,
    [
      ['  "$id": "wind",\n', ''],
      ['{\n  "$schema"', '‸{\n  "$schema"'],
    ],
    'lacks "$id"',
  ],
  [
    'a wrong $schema',
    WIND,
    [['"$schema": "../kind.schema.json"', '‸"$schema": "kind.schema.json"']],
    'must be "../kind.schema.json"',
  ],
  ['an unknown icon', WIND, [['"icon": "wind"', '‸"icon": "windmil"']], 'no icon "windmil"'],
  ['an icon by the name of its component', WIND, [['"icon": "wind"', '‸"icon": "Wind"']], 'Did you mean "wind"'],
  ['a colour by name', WIND, [['"color": "#5ad1e6"', '‸"color": "cyan"']], 'not a colour'],
  ['a short colour', WIND, [['"color": "#5ad1e6"', '‸"color": "#5de"']], 'not a colour'],
  ['a colour in capitals', WIND, [['"color": "#5ad1e6"', '‸"color": "#5AD1E6"']], 'not a colour'],
  [
    'a field called constructor',
    WIND,
    [['"hub_height": {', '‸"constructor": {']],
    'every JavaScript object',
    { more: 2 },
  ],
  ['a field called __proto__', WIND, [['"hub_height": {', '‸"__proto__": {']], 'every JavaScript object', { more: 2 }],
  ['a field called toString', WIND, [['"hub_height": {', '‸"toString": {']], 'every JavaScript object', { more: 2 }],
  ['a field with a dash', WIND, [['"hub_height": {', '‸"hub-height": {']], "can't be a field's name"],
  ['a field that begins with a digit', WIND, [['"hub_height": {', '‸"1_height": {']], "can't be a field's name"],
  [
    'a field of the server',
    WIND,
    [['"hub_height": {\n      "type"', '‸"created_at": {\n      "type"']],
    'kept by the server',
    { more: 2 },
  ],
  [
    'a derived value called constructor',
    WIND,
    [
      ['"unit_invest": {', '‸"constructor": {'],
      ['"derived": ["unit_invest"]', '"derived": ["constructor"]'],
    ],
    'every JavaScript object',
  ],
  [
    'a derived value with a capital',
    WIND,
    [
      ['"unit_invest": {', '‸"unitInvest": {'],
      ['"derived": ["unit_invest"]', '"derived": ["unitInvest"]'],
    ],
    "can't be a name",
    { more: 0 },
  ],
  [
    'a derived value with the name of a field',
    WIND,
    [
      ['"unit_invest": {', '‸"hub_height": {'],
      ['"derived": ["unit_invest"]', '"derived": ["hub_height"]'],
    ],
    'has the name of a field',
  ],
  [
    'a circle of two',
    COMMON,
    [
      [
        '"$defs": {\n',
        '"$defs": {\n    "a": { "$ref": "./common.json#/$defs/b" },\n    "b": { ‸"$ref": "./common.json#/$defs/a" },\n',
      ],
      ['"locked": {\n', '"round": { "$ref": "./common.json#/$defs/a" },\n    "locked": {\n'],
    ],
    'leads in a circle',
    { more: 2 },
  ],
  [
    'a unit with an unknown divisor',
    MARKET,
    [['"x-unit": "{currency}/(kW·yr)"', '"x-unit": "{currency}/(kW·‸year)"']],
    'Did you mean "yr"',
  ],
  [
    'a unit with a blank',
    WIND,
    [['"x-unit": "m",\n      "default": 0.05', '"x-unit": "m‸ ",\n      "default": 0.05']],
    'ends with a blank',
    { isWarning: true },
  ],
  [
    'two fields that clients call the same',
    WIND,
    [['"anemometer_height": {', '‸"hubHeight": {']],
    'generated clients',
    { more: 3 },
  ],
  [
    'a curve called constructor',
    WIND,
    [['"power": {\n      "title"', '‸"constructor": {\n      "title"']],
    'every JavaScript object',
    { more: 11 },
  ],
  [
    'a curve with the name of a field',
    WIND,
    [['"power": {\n      "title"', '‸"hub_height": {\n      "title"']],
    'has the name of a field',
    { more: 10 },
  ],
];
