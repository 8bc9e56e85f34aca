import type { Mistake } from './Mistake.ts';

const COMMON = 'schemas/common.json';
const GENSET = 'schemas/genset.json';
const OM_UNIT = '"x-unit": "{currency}/yr"';

/** Shared files, whose faults are reported there and not at the kinds. */
export const sharedMistakes: readonly Mistake[] = [
  ['an unknown word of a shared field', COMMON, [[OM_UNIT, '‸"x-units": "{currency}/yr"']], 'Did you mean "x-unit"'],
  ['a misspelt unit of a shared field', COMMON, [[OM_UNIT, '"x-unit": "{currency}/‸jahr"']], 'there is no unit "jahr"'],
  [
    'a default of a shared field outside its limits',
    COMMON,
    [
      [
        '"default": 100,\n      "minimum": 0,\n      "x-warn": { "maximum": 1000000 },\n      "x-note": "The source',
        '‸"default": -100,\n      "minimum": 0,\n      "x-warn": { "maximum": 1000000 },\n      "x-note": "The source',
      ],
    ],
    'the default -100',
  ],
  [
    'limits of a shared field that leave no value',
    COMMON,
    [['"default": 90,\n      "minimum": 0,', '"default": 90,\n      ‸"minimum": 200,']],
    'no value would be accepted',
  ],
  [
    'a soft limit of a shared field that never warns',
    COMMON,
    [['"x-warn": { "maximum": 100 }', '"x-warn": { ‸"minimum": 0, "maximum": 100 }']],
    'never be shown',
  ],
  [
    'a message of a shared field for no rule',
    COMMON,
    [['"x-message": "Efficiency must be between 0 and 110 %"', '"x-message": { ‸"pattern": "No" }']],
    'no rule "pattern"',
  ],
  [
    'a shared field without a title',
    COMMON,
    [
      ['"title": "Annual O&M",\n', ''],
      ['"annual_om": {', '‸"annual_om": {'],
    ],
    'has no title',
  ],
  [
    'a shared field without a type',
    COMMON,
    [
      ['"type": "number",\n      "title": "Annual O&M"', '"title": "Annual O&M"'],
      ['"annual_om": {', '‸"annual_om": {'],
    ],
    'has no type',
  ],
  [
    'a misspelt soft limit of a shared field',
    COMMON,
    [['"x-warn": { "maximum": 100 }', '"x-warn": { ‸"max": 100 }']],
    '"max" is not known',
  ],
  [
    'a message of the name for no rule',
    COMMON,
    [['"required": "Name is required",', '"required": "Name is required", ‸"minimum": "Too short",']],
    'no rule "minimum"',
  ],
  [
    'a required field of all kinds that does not exist',
    COMMON,
    [['"required": ["name"]', '"required": [‸"nam"]']],
    'Did you mean "name"',
  ],
  [
    'a pattern of nested repetition in all kinds',
    COMMON,
    [['"maxLength": 500,', '"maxLength": 500, ‸"pattern": "^(\\\\s*\\\\S*)*$",']],
    'ever slower',
  ],
  [
    'a shared field of the wrong sort of value',
    COMMON,
    [['"lifetime": {\n', '"lifetime": ‸5,\n    "life": {\n']],
    'must be an object',
    { at: '‸"lifetime": 5' },
  ],
  ['a title of a tab that is no text', COMMON, [['"general": "General Details"', '‸"general": 1']], 'must be text'],
  ['names of a unit that are one', COMMON, [['"h": ["hour", "hours"]', '‸"h": ["hour"]']], '"h"'],
  ['names of a unit as a text', COMMON, [['"h": ["hour", "hours"]', '‸"h": "hour"']], 'must be a list'],
  [
    'x-kind in a shared file',
    COMMON,
    [['"$id": "common",', '"$id": "common", ‸"x-kind": {},']],
    '"x-kind" is not known',
  ],
  [
    'an allOf in a shared file',
    GENSET,
    [['"$id": "genset",', '"$id": "genset", ‸"allOf": [],']],
    '"allOf" is not known',
  ],
  [
    'a rule of a shared file about no field',
    GENSET,
    [['"atMost": "underscore_max_mech"', '‸"atMost": "underscore_max_mec"']],
    'Did you mean "underscore_max_mech"',
  ],
  [
    'a check of a shared file about no field',
    GENSET,
    [
      [
        '"require": "last(load_levels_fuel) >= underscore_max_mech"',
        '"require": "last(‸load_level_fuel) >= underscore_max_mech"',
      ],
    ],
    'load_levels_fuel',
  ],
  [
    'a field of a shared file in no tab',
    GENSET,
    [
      [
        '"fields": ["geno_eta", "trafo_eta", "idle_fuel"] },\n        { "title": "Fuel curve"',
        '"fields": ["geno_eta", "trafo_eta"] },\n        { "title": "Fuel curve"',
      ],
      ['"idle_fuel": {', '‸"idle_fuel": {'],
    ],
    'is in no tab',
  ],
  [
    'a tab of a shared file with an unknown field',
    GENSET,
    [
      [
        '["time_per_load_step", "gradient_down", "load_acceptance"]',
        '[‸"time_per_loadstep", "gradient_down", "load_acceptance"]',
      ],
    ],
    'Did you mean "time_per_load_step"',
  ],
  [
    'a shared file that is no JSON',
    COMMON,
    [['"$id": "common",', '"$id": "common"‸']],
    'a comma is missing',
    { at: '‸"properties": {\n    "id"' },
  ],
];
