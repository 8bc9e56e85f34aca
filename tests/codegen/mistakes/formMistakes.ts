import type { Mistake } from './Mistake.ts';

const GENSET = 'schemas/genset.json';
const SIGN_IN = 'schemas/forms/sign-in.json';
const REGISTRATION = 'schemas/forms/registration.json';
const PROJECT = 'schemas/forms/project.json';
const CONTRACT = 'schemas/openapi.yaml';
const HEATER = 'schemas/kinds/heater.json';
const USER = '"title": "Email",';

/** Small forms and the contract. */
export const formMistakes: readonly Mistake[] = [
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
    'a password that repeats an email address',
    REGISTRATION,
    [['"x-same-as": "password"', '‸"x-same-as": "email"']],
    'one of "confirmPassword" and "email" is a password and the other is not',
  ],
  [
    'a password in lower case',
    SIGN_IN,
    [['"x-input": "password"', '‸"x-lowercase": true, "x-input": "password"']],
    'capitals would be lost',
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
  ['a contract with a tab', CONTRACT, [['info:\n', 'info:\n‸\ttitle: Tabbed\n']], 'is not valid YAML'],
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
  [
    'a form with another $schema',
    SIGN_IN,
    [['"$schema": "../kind.schema.json#/$defs/form"', '‸"$schema": "../kind.schema.json"']],
    'must be "../kind.schema.json#/$defs/form"',
  ],
  [
    'a shared file with another $schema',
    GENSET,
    [['"$schema": "./kind.schema.json#/$defs/shared"', '‸"$schema": "../kind.schema.json#/$defs/shared"']],
    'must be "./kind.schema.json#/$defs/shared"',
  ],
  ['a shared file with another $id', GENSET, [['"$id": "genset"', '‸"$id": "engine"']], 'Make it "genset"'],
  [
    'a field required twice',
    SIGN_IN,
    [['"required": ["username", "password"]', '"required": ["username", "password", ‸"username"]']],
    'twice',
  ],
  [
    'a contract with a word that is none',
    CONTRACT,
    [
      ['    post:\n      operationId: createProject\n', '    post:\n      ‸operationId: createProject\n'],
      ['    ProjectWrite:\n      type: object\n', '    ProjectWrite:\n      type: object\n      minimun: 5\n'],
    ],
    "can't be checked",
    { more: 1 },
  ],
  [
    'a call whose name is no name',
    CONTRACT,
    [['operationId: createProject\n', 'operationId: ‸create-project\n']],
    "can't be the name",
  ],
  [
    'a call named like a word of JavaScript',
    CONTRACT,
    [['operationId: createProject\n', 'operationId: ‸delete\n']],
    "can't be the name",
  ],
  [
    'a currency in a form',
    SIGN_IN,
    [['"title": "Password"', '‸"title": "Password in {currency}"']],
    'a form has no currency',
  ],
  [
    'an earlier name in a form',
    PROJECT,
    [['"title": "Name",', '"title": "Name", ‸"x-renamed-from": ["title"],']],
    'a form stores nothing',
  ],
  [
    'two fields that repeat each other',
    REGISTRATION,
    [
      ['"x-same-as": "password"', '‸"x-same-as": "password"'],
      ['"minLength": 8,', '"minLength": 8, "x-same-as": "confirmPassword",'],
    ],
    'repeats "confirmPassword" already',
  ],
  ['a contract of another version', CONTRACT, [['openapi: 3.1.0', 'openapi: ‸3.0.3']], 'only 3.1 is supported'],
  ['a contract without a version', CONTRACT, [['openapi: 3.1.0\n', '‸']], 'lacks "openapi"'],
  ['a contract whose paths are misspelt', CONTRACT, [['\npaths:\n  ', '\npathes:\n  ‸']], 'Did you mean "paths"'],
  [
    'an address without a slash',
    CONTRACT,
    [['\n  /token/verify:\n    ', '\n  token/verify:\n    ‸']],
    'does not begin with "/"',
  ],
  [
    'a misspelt method',
    CONTRACT,
    [['\n  /token/verify:\n    post:\n      ', '\n  /token/verify:\n    pots:\n      ‸']],
    'is not a method',
  ],
  [
    'a part of an address that nothing describes',
    CONTRACT,
    [['\n  /token/verify:\n    post:\n      ', '\n  /token/{kind}/verify:\n    post:\n      ‸']],
    '{kind} in',
  ],
  [
    'a body of a misspelt type',
    CONTRACT,
    [
      [
        'requestBody:\n        required: true\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Credentials" }',
        'requestBody:\n        ‸required: true\n        content:\n          aplication/json:\n            schema: { $ref: "#/components/schemas/Credentials" }',
      ],
    ],
    'Did you mean "application/json"',
  ],
  [
    'a required word of a schema that is misspelt',
    CONTRACT,
    [
      [
        'required: [username, password]\n      properties:\n        username: { $ref: "#/components/schemas/Email" }',
        'required: [‸usrname, password]\n      properties:\n        username: { $ref: "#/components/schemas/Email" }',
      ],
    ],
    'Did you mean "username"',
  ],
  ['a schema of nothing', CONTRACT, [['\n  schemas:\n', '\n  schemas:\n    Nothing: ‸[]\n']], 'describes nothing'],
];
