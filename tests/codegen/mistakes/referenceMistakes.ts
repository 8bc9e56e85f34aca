import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const HEATER = 'schemas/kinds/heater.json';
const CHP = 'schemas/kinds/gaschp.json';
const GENSET = 'schemas/genset.json';
const PV = 'schemas/kinds/pv.json';
const OM = '"annual_om": { "$ref": "../common.json#/$defs/annual_om" }';
const ref = (path: string): [string, string][] => [[OM, `"annual_om": { ‸"$ref": "${path}" }`]];

/** References to shared fields, units and placeholders. */
export const referenceMistakes: readonly Mistake[] = [
  [
    'another type of a shared field',
    PV,
    [
      [
        '"lifetime": { "$ref": "../common.json#/$defs/lifetime" }',
        '"lifetime": { "$ref": "../common.json#/$defs/lifetime", ‸"type": "string" }',
      ],
    ],
    '"x-unit" applies to numbers only',
    { more: 2 },
  ],
  [
    'a limit below what a shared field warns of',
    PV,
    [
      [
        '"lifetime": { "$ref": "../common.json#/$defs/lifetime" }',
        '"lifetime": { "$ref": "../common.json#/$defs/lifetime", ‸"maximum": 30 }',
      ],
    ],
    'no accepted value is beyond the soft "maximum" 100',
  ],
  [
    'a limit below the default of a shared field',
    PV,
    [
      [
        '"lifetime": { "$ref": "../common.json#/$defs/lifetime" }',
        '"lifetime": { "$ref": "../common.json#/$defs/lifetime", ‸"maximum": 10, "x-warn": { "minimum": 2 } }',
      ],
    ],
    'the default 20 of "lifetime" breaks a rule',
  ],
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
];
