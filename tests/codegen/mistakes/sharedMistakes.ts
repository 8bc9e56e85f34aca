import type { Mistake } from './Mistake.ts';

const COMMON = 'schemas/common.json';
const GENSET = 'schemas/genset.json';
const SIGN_IN = 'schemas/forms/sign-in.json';
const REGISTRATION = 'schemas/forms/registration.json';
const PROJECT = 'schemas/forms/project.json';
const CONTRACT = 'schemas/openapi.yaml';
const HEATER = 'schemas/kinds/heater.json';

const OM_UNIT = '"x-unit": "{currency}/yr"';
const USER = '"title": "Email",';

/** Shared files, whose faults are reported there and not at the kinds, small forms and the contract. */
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
    'ever longer',
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

  [
    'a sign-in without a password',
    SIGN_IN,
    [
      ['"password": {\n', '‸"secret": {\n'],
      ['"required": ["username", "password"]', '"required": ["username", "secret"]'],
      ['"fields": ["username", "password"]', '"fields": ["username", "secret"]'],
    ],
    'lacks the field "password"',
    { at: '‸"properties"' },
  ],
  [
    'a sign-in whose email has another name',
    SIGN_IN,
    [
      ['"username": {\n', '"user_name": {\n'],
      ['"required": ["username", "password"]', '"required": ["user_name", "password"]'],
      ['"fields": ["username", "password"]', '"fields": ["user_name", "password"]'],
    ],
    'Did you mean "user_name"',
    { at: '‸"properties"' },
  ],
  [
    'a registration without an email',
    REGISTRATION,
    [
      ['"email": {\n', '"mail": {\n'],
      ['"required": ["username", "email",', '"required": ["username", "mail",'],
      ['"fields": ["username", "email",', '"fields": ["username", "mail",'],
    ],
    'lacks the field "email"',
    { at: '‸"properties"' },
  ],
  [
    'a form with a required field that does not exist',
    SIGN_IN,
    [['"required": ["username", "password"]', '"required": ["username", ‸"pasword"]']],
    'Did you mean "password"',
  ],
  [
    'a repetition of an unknown field',
    REGISTRATION,
    [['"x-same-as": "password"', '‸"x-same-as": "pasword"']],
    'Did you mean "password"',
    { more: 0 },
  ],
  [
    'a repetition of itself',
    REGISTRATION,
    [['"x-same-as": "password"', '‸"x-same-as": "confirmPassword"']],
    'itself',
    { more: 0 },
  ],
  [
    'an input that does not exist',
    SIGN_IN,
    [[`${USER}\n      "x-input": "email"`, `${USER}\n      ‸"x-input": "mail"`]],
    'must be one of',
  ],
  [
    'a misspelt autocomplete',
    SIGN_IN,
    [['"x-autocomplete": "current-password"', '‸"x-autocomplete": "currentpassword"']],
    'Did you mean "current-password"',
  ],
  [
    'a message for a rule that the form lacks',
    SIGN_IN,
    [
      [
        '{ "minLength": "Password must be at least 6 characters" }',
        '{ "minLength": "Password must be at least 6 characters", ‸"maxLength": "Too long" }',
      ],
    ],
    'no rule "maxLength"',
  ],
  ['tabs in a form', SIGN_IN, [['"x-groups"', '‸"x-tabs"']], '"x-tabs" is not known', { more: 1 }],
  [
    'a shared field in a form',
    SIGN_IN,
    [[USER, `${USER} ‸"$ref": "../common.json#/properties/name",`]],
    'Forms share no fields',
  ],
  ['a form with the name of another', SIGN_IN, [['"$id": "sign-in"', '‸"$id": "login"']], 'Make it "sign-in"'],
  [
    'a condition on an unknown field of a form',
    REGISTRATION,
    [['"title": "Last name",', '"title": "Last name", "x-shown-when": "first_name = \'A\'",']],
    'firstName',
    { at: '"x-shown-when": "‸first_name' },
  ],
  [
    'a form that no screen shows',
    'schemas/forms/login.json',
    '‸{ "$id": "login", "title": "Login", "properties": { "name": { "type": "string", "title": "Name" } }, "x-groups": [{ "title": "Name", "fields": ["name"] }] }',
    'no screen',
    { isWarning: true },
  ],

  ['a contract with a tab', CONTRACT, [['info:\n', 'info:\n‸\ttitle: Tabbed\n']], 'is not valid YAML', { more: 9 }],
  ['a contract in UTF-16', CONTRACT, '‸\uFFFD\uFFFDo\0p\0', 'UTF-16'],
  ['a contract of null', CONTRACT, '‸null', 'contains no contract'],
  [
    'a contract that repeats itself endlessly',
    CONTRACT,
    'openapi: 3.1.0\npaths: &all\n  /a/:\n    get: ‸*all\n',
    'more than 64',
  ],
  ['a contract with an unknown alias', CONTRACT, 'openapi: 3.1.0\npaths: ‸*all\n', 'nothing before this is marked'],
  ['a contract of a hundred thousand lists', CONTRACT, `‸openapi: ${'['.repeat(100_000)}`, 'nested'],
  [
    'a contract with a dead reference',
    CONTRACT,
    [['\n  schemas:\n', '\n  schemas:\n    Dead: { $ref: ‸"#/components/schemas/Dread" }\n']],
    'leads nowhere',
  ],
  [
    'a contract with the name of a kind',
    CONTRACT,
    [['\n  schemas:\n', '\n  schemas:\n    Heater: ‸{ type: object }\n']],
    'is made from',
  ],
  [
    'a kind with the name of a schema of the contract',
    HEATER,
    [['"$id": "heater"', '‸"$id": "component"']],
    'Make it "heater"',
  ],
  [
    'a form with a field in no group',
    PROJECT,
    [['"description"]', '"name"]']],
    'in tab "form" already',
    { at: '"name", ‸"name"]', more: 1 },
  ],
  [
    'a contract of ever more aliases',
    CONTRACT,
    `openapi: 3.1.0\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 8 }, (_, level) => `a${level + 1}: &a${level + 1} [${Array.from({ length: 10 }, () => `*a${level}`).join(', ')}]\n`).join('')}`,
    'more than 200000',
    { at: 'a5: &a5 [‸*a4, ' },
  ],
  [
    'a contract with two calls of one name',
    CONTRACT,
    [['operationId: createProject\n', 'operationId: ‸listProjects\n']],
    'belongs to',
  ],
];
