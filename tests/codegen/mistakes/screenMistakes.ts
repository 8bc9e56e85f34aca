import type { Mistake } from './Mistake.ts';

const SIGN_IN = 'schemas/forms/sign-in.json';
const REGISTRATION = 'schemas/forms/registration.json';
const ASSET = 'schemas/forms/asset.json';
const FORGOT = 'schemas/forms/forgot-password.json';
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

/** Small forms whose screens could not use them. */
export const screenMistakes: readonly Mistake[] = [
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
];
