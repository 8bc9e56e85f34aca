import type { Mistake } from './Mistake.ts';

const GENSET = 'schemas/genset.json';
const SIGN_IN = 'schemas/forms/sign-in.json';
const ASSET = 'schemas/forms/asset.json';
const FORGOT = 'schemas/forms/forgot-password.json';
const REGISTRATION = 'schemas/forms/registration.json';
const PROJECT = 'schemas/forms/project.json';
const CONTRACT = 'schemas/openapi.yaml';
const HEATER = 'schemas/kinds/heater.json';
const USER = '"title": "Email",';
const COUNT = `"type": "integer",
      "title": "Count",
      "minimum": 1,
      "maximum": 1000000,
      "x-message": {
        "type": "Must be a whole number",
        "minimum": "Must be at least 1",
        "maximum": "Must be at most 1000000"
      }`;

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
    'a sign-in whose email is a flag',
    SIGN_IN,
    [
      [
        `"type": "string",\n      ${USER}\n      "x-input": "email",\n      "x-autocomplete": "username",\n      "x-placeholder": "Enter your email"`,
        `‸"type": "boolean",\n      "title": "Email"`,
      ],
    ],
    '"username" is sent as a text, but is a flag field. Make it "type": "string".',
  ],
  [
    'a sign-in whose password is a number',
    SIGN_IN,
    [
      [
        '"password": {\n      "type": "string",\n      "title": "Password",\n      "x-input": "password",\n      "x-autocomplete": "current-password",\n      "x-placeholder": "Enter your password",\n      "minLength": 6,\n      "x-message": { "minLength": "Password must be at least 6 characters" }',
        '"password": {\n      ‸"type": "number",\n      "title": "Password"',
      ],
    ],
    '"password" is sent as a text, but is a number field',
  ],
  [
    'a sign-in whose email is a list',
    SIGN_IN,
    [[`${USER}\n      "x-input": "email",\n      "x-autocomplete": "username"`, `${USER}\n      ‸"x-list": "numbers"`]],
    '"username" is sent as a text, but is a list field. Remove "x-list".',
  ],
  [
    'a count that is a text',
    ASSET,
    [[COUNT, '‸"type": "string",\n      "title": "Count"']],
    '"count" is sent as a whole number, but is a text field. Make it "type": "integer".',
  ],
  [
    'a count that may be a fraction',
    ASSET,
    [['"type": "integer"', '‸"type": "number"']],
    '"count" is sent as a whole number, but is a number field',
  ],
  [
    'a password that is shown while it is typed',
    SIGN_IN,
    [
      ['"password": {\n', '‸"password": {\n'],
      ['      "x-input": "password",\n      "x-autocomplete": "current-password",\n', ''],
    ],
    '"password" is a password, which would be shown while it is typed. Give it "x-input": "password".',
  ],
  [
    'a password with a default',
    SIGN_IN,
    [['"title": "Password",', '"title": "Password", ‸"default": "Secret-1",']],
    'everybody could read its default',
  ],
  [
    'an address that may be any text',
    FORGOT,
    [
      ['"email": {\n', '‸"email": {\n'],
      ['      "x-input": "email",\n', ''],
    ],
    '"email" is sent as an email address, but may be any text here. Give it "x-input": "email".',
  ],
  [
    'an address that is typed as a phone number',
    FORGOT,
    [['"x-input": "email"', '‸"x-input": "tel"']],
    'Give it "x-input": "email".',
  ],
  [
    'a sign-in whose email nobody can type',
    SIGN_IN,
    [[USER, `${USER} ‸"readOnly": true,`]],
    '"username" is sent, but nobody can fill it in. Remove "readOnly".',
  ],
  [
    'a field that no call takes',
    REGISTRATION,
    [
      ['"lastName": {\n', '"nickname": { "type": "string", "title": "Nickname" },\n    "lastName": {\n'],
      ['"firstName", "lastName"', '"firstName", "nickname", "lastName"'],
    ],
    'no call takes "nickname", so what is entered would be lost. Remove it.',
    { at: '‸"nickname": {' },
  ],
  [
    'a password typed again that is not compared',
    REGISTRATION,
    [
      ['"confirmPassword": {\n', '‸"confirmPassword": {\n'],
      [
        ',\n      "x-same-as": "password",\n      "x-message": {\n        "isSameText": "Passwords don\'t match"\n      }',
        '',
      ],
    ],
    'no call takes "confirmPassword"',
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
