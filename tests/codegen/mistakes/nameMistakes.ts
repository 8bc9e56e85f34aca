import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const COMMON = 'schemas/common.json';
const MARKET = 'schemas/kinds/market.json';

/** Names of kinds, fields and their parts. */
export const nameMistakes: readonly Mistake[] = [
  ['a $id that is not the file', WIND, [['"$id": "wind"', '‸"$id": "windturbine"']], 'Make it "wind"'],
  [
    'a $id that is an object',
    'schemas/imports/bslib_batteries.json',
    [['"$id": "bslib_batteries"', '‸"$id": { "toString": 1 }']],
    '"$id"',
  ],
  ['a $id of a shared file that is a number', COMMON, [['"$id": "common"', '‸"$id": 5']], '"$id"'],
  ['a $id of a form that is a list', 'schemas/forms/project.json', [['"$id": "project"', '‸"$id": []']], '"$id"'],
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
  ['a field with a dash', WIND, [['"hub_height": {', '‸"hub-height": {']], "can't be a field's name", { more: 2 }],
  [
    'a field that begins with a digit',
    WIND,
    [['"hub_height": {', '‸"1_height": {']],
    "can't be a field's name",
    { more: 2 },
  ],
  [
    'a field of the server',
    WIND,
    [['"hub_height": {\n      "type"', '‸"created_at": {\n      "type"']],
    'kept by the server',
    { more: 2 },
  ],
  ...['origin', 'etag', 'imported'].map(
    (name): Mistake => [
      `a field called ${name}`,
      WIND,
      [['"hub_height": {', `‸"${name}": {`]],
      'beside its fields',
      { more: 3 },
    ],
  ),
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
