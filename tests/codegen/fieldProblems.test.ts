import { describe, expect, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** What is wrong, the edits of fixtures/turbine.json that make it so, and each problem as printed, without the file. */
type Row = [title: string, edits: string | [string, string][], reported: string[]];

describe('problems of shared fields', () => {
  test.each<Row>([
    [
      'a $ref to a misspelt file',
      [['../common.json#', '../comon.json#']],
      ['19:20 "../comon.json#/$defs/annual_om" names no shared file. Did you mean "../common.json"?'],
    ],
    [
      'a $ref to no file',
      [['../common.json#', '../shared_things.json#']],
      [
        '19:20 "../shared_things.json#/$defs/annual_om" names no shared file. Shared files: ../common.json, ../genset.json.',
      ],
    ],
    [
      'a $ref to a misspelt field',
      [['$defs/annual_om', '$defs/anual_om']],
      [
        '19:20 "../common.json#/$defs/anual_om" leads nowhere: common.json has no shared field there. Did you mean "../common.json#/$defs/annual_om"?',
      ],
    ],
    [
      'a $ref to no field',
      [['$defs/annual_om', '$defs/whatever_this_is']],
      ['19:20 "../common.json#/$defs/whatever_this_is" leads nowhere: common.json has no shared field there.'],
    ],
    [
      'an allOf of no file',
      [['"x-rules"', '"allOf": [{ "$ref": "../gensets.json" }],\n  "x-rules"']],
      ['35:15 "../gensets.json" names no shared file. Did you mean "../genset.json"?'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});

describe('problems of fields', () => {
  test.each<Row>([
    [
      'no type',
      [['"maker": { "type": "string", ', '"maker": { ']],
      [
        '9:5 field "maker" has no type, so it can have no input. Give it "type": "number", "integer", "string", "boolean", "object" or "array".',
      ],
    ],
    [
      'no title',
      [['"title": "Maker", ', '']],
      ['9:5 field "maker" has no title, so it would have no label. Give it a "title".'],
    ],
    [
      'a limit of numbers on a text',
      [['"maxLength": 20', '"minimum": 20']],
      ['9:52 "minimum" applies to numbers only; "maker" is a text field.'],
    ],
    [
      'rows of a number',
      [['"default": 1 }', '"x-rows": 3 }']],
      ['8:62 "x-rows" applies to text only; "idle_power" is a number field.'],
    ],
    [
      'a name among numbers',
      [['"default": 1 }', '"x-text": "name" }']],
      ['8:62 "x-text" applies to text only; "idle_power" is a number field.'],
    ],
    [
      'a name in a list',
      [['"x-list": "numbers"', '"x-list": "numbers", "x-text": "name"']],
      ['20:73 "x-text" applies to text only; "loads" is a list field.'],
    ],
    [
      'a name among choices',
      [['"enum": ["island", "grid"]', '"x-text": "name",\n      "enum": ["island", "grid"]']],
      ['14:7 "x-text" applies to text only; "mode" is a choice field.'],
    ],
    [
      'minimum above maximum',
      [['"minimum": 0, "maximum": 100', '"minimum": 100, "maximum": 0']],
      ['7:67 "minimum" 100 is above "maximum" 0, so no value would be accepted.'],
    ],
    [
      'limits that leave no value',
      [['"minimum": 0, "maximum": 100', '"exclusiveMinimum": 10, "maximum": 10']],
      ['7:67 "exclusiveMinimum" 10 is not below "maximum" 10, so no value would be accepted.'],
    ],
    [
      'minLength above maxLength',
      [['"maxLength": 20', '"maxLength": 20, "minLength": 30']],
      ['9:69 "minLength" 30 is above "maxLength" 20, so no text would be accepted.'],
    ],
    [
      'a password that is shown',
      [['"maxLength": 20', '"x-autocomplete": "new-password"']],
      [
        '9:52 "new-password" is for a password, which "maker" would show while it is typed. Give it "x-input": "password".',
      ],
    ],
    [
      'a description without words',
      [['"maxLength": 20', '"description": ""']],
      ['9:52 "description" is empty; write something there, or leave it out.'],
    ],
    [
      'a pattern without signs',
      [['"maxLength": 20', '"pattern": ""']],
      ['9:52 "pattern" is empty; write something there, or leave it out.'],
    ],
    [
      'a least length of nothing',
      [['"maxLength": 20', '"minLength": 0']],
      ['9:52 "minLength" is 0, but must be at least 1.'],
    ],
    [
      'more characters than anybody types',
      [['"maxLength": 20', '"maxLength": 100001']],
      ['9:52 "maxLength" is 100001, but must be at most 100000.'],
    ],
    [
      'a title that is a text',
      [['"title": "Maker"', `"title": "${'M'.repeat(101)}"`]],
      ['9:34 "title" has 101 characters, but can have 100 at most.'],
    ],
    [
      'more choices than a list can show',
      [
        [
          '"maker": { "type": "string", "title": "Maker", "maxLength": 20 }',
          `"maker": { "type": "string", "title": "Maker", "default": "m0", "enum": ${JSON.stringify(Array.from({ length: 1001 }, (_, index) => `m${index}`))} }`,
        ],
      ],
      ['9:69 "enum" has 1001 entries, but can have 1000 at most.'],
    ],
    [
      'soft limits the wrong way round',
      [['"minimum": 0, "maximum": 100', '"x-warn": { "minimum": 50, "maximum": 5 }']],
      ['7:79 "minimum" 50 is above "maximum" 5, so every value would get a warning.'],
    ],
    [
      'soft limits that leave no value without a warning',
      [['"minimum": 0, "maximum": 100', '"x-warn": { "exclusiveMinimum": 5, "maximum": 5 }']],
      ['7:79 "exclusiveMinimum" 5 is not below "maximum" 5, so every value would get a warning.'],
    ],
    [
      'a soft maximum that no value can pass',
      [['"minimum": 0, "maximum": 100', '"maximum": 100, "x-warn": { "maximum": 200 }']],
      [
        '7:95 no accepted value is beyond the soft "maximum" 200, as the hard "maximum" is 100, so its warning would never be shown. Choose a limit that accepted values can pass, or leave it out.',
      ],
    ],
    [
      'a soft minimum that no value can pass',
      [['"minimum": 0, "maximum": 100', '"minimum": 0, "x-warn": { "minimum": 0 }']],
      [
        '7:93 no accepted value is beyond the soft "minimum" 0, as the hard "minimum" is 0, so its warning would never be shown. Choose a limit that accepted values can pass, or leave it out.',
      ],
    ],
    [
      'a soft message for no limit',
      [['"minimum": 0, "maximum": 100', '"x-warn": { "maximum": 5, "message": { "minimum": "Low" } }']],
      ['7:106 there is no soft limit "minimum", so this message would never be shown. Given: maximum.'],
    ],
    [
      'a misspelt label',
      [['"grid": "Grid"', '"gird": "Grid"']],
      [
        '15:41 "gird" is not among the accepted values of "mode", so its label would never be shown. Did you mean "grid"?',
      ],
    ],
    [
      'a label of no choice',
      [['"grid": "Grid"', '"network": "Grid"']],
      [
        '15:41 "network" is not among the accepted values of "mode", so its label would never be shown. Accepted: island, grid.',
      ],
    ],
    [
      'an offer of no choice',
      [['"x-offer": ["island"]', '"x-offer": ["iland"]']],
      [
        '16:19 "iland" is not among the accepted values of "mode", so choosing it would be an error. Did you mean "island"?',
      ],
    ],
    [
      'a choice of another type',
      [['["island", "grid"]', '["island", 2]']],
      [
        '14:26 2 is a number, but "mode" holds text, so it could never be chosen.',
        '15:41 "grid" is not among the accepted values of "mode", so its label would never be shown. Accepted: island, 2.',
      ],
    ],
    [
      'a message for no rule',
      [['"maxLength": 20', '"maxLength": 20, "x-message": { "maxlength": "Too long" }']],
      [
        '9:84 "maxlength" is not a rule that a field could break, so this message would never be shown. Did you mean "maxLength"?',
      ],
    ],
    [
      'a pattern that is none',
      [['"maxLength": 20', '"pattern": "("']],
      ['9:52 "pattern" "(" is not a valid regular expression, so nothing could match it.'],
    ],
    [
      'a repeated field that is missing',
      [['"maxLength": 20', '"x-same-as": "makr"']],
      ['9:52 "maker" must repeat another field, but there is no "makr".'],
    ],
    [
      'an earlier name that is still a field',
      [['"maxLength": 20', '"x-renamed-from": ["mode"]']],
      [
        `9:71 "maker" can't take over the values of "mode", which is still a field. Remove the field "mode", or this name.`,
      ],
    ],
    [
      `a field of the server's own`,
      [
        ['"maker": {', '"created_at": {'],
        ['"maker", "mode"', '"mode"'],
      ],
      [`9:5 "created_at" is kept by the server for every component, so a kind can't define it. Choose another name.`],
    ],
    [
      `a field that calls itself the server's`,
      [['"maxLength": 20', '"maxLength": 20, "x-system": true']],
      [
        '9:69 "x-system" is for fields that the server fills in, but this is not one of them.',
        `41:62 "maker" is hidden, so it can't be in a tab.`,
      ],
    ],
    ['a misspelt icon', [['"icon": "fan"', '"icon": "fann"']], ['5:37 there is no icon "fann". Did you mean "fan"?']],
    [
      'an unknown icon',
      [['"icon": "fan"', '"icon": "dampfturbine"']],
      ['5:37 there is no icon "dampfturbine". Names are those of lucide.dev/icons.'],
    ],
    [
      `the icons' own list as an icon`,
      [['"icon": "fan"', '"icon": "index"']],
      ['5:37 there is no icon "index". Did you mean "inbox"?'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a field called %s is refused', async (name) => {
  const edits: [string, string][] = [['"power": {', `"${name}": { "type": "number", "title": "X" },\n    "power": {`]];
  const { reported } = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
  const said = `"${name}" is a property of every JavaScript object, so a field can't have this name. Choose another name.`;
  expect(reported).toEqual([`schemas/kinds/turbine.json:7:5 ${said}`]);
});

test('a tab called constructor has no inherited title', async () => {
  const edits: [string, string][] = [['"id": "general"', '"id": "constructor"']];
  const { reported } = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
  expect(reported.join('\n')).toContain('tab "constructor" has no title');
});

test('a name may have its own messages for invisible characters', async () => {
  const messages = '"x-message": { "isVisible": "Show something", "isPlainLine": "One line" }';
  const edits: [string, string][] = [['"maxLength": 20', `"maxLength": 20, "x-text": "name", ${messages}`]];
  expect((await run(smallTexts({ 'schemas/kinds/turbine.json': edits }))).reported).toEqual([]);
});
