import { describe, expect, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** What is wrong, the edits of fixtures/turbine.json that make it so, and each problem as printed, without the file. */
type Row = [title: string, edits: string | [string, string][], reported: string[]];

describe('a kind file that is not JSON', () => {
  test.each<Row>([
    [
      'a missing comma',
      [['"maker": { "type": "string",', '"maker": { "type": "string"']],
      ['9:33 is not valid JSON: a comma is missing before this.'],
    ],
    [
      'a comma too many',
      [['"default": true }', '"default": true, }']],
      ['18:74 is not valid JSON: a name in double quotes is expected here; is there an extra comma before it.'],
    ],
    [
      'a comment',
      [['"$id": "turbine",', '"$id": "turbine", // name']],
      ['3:21 is not valid JSON: JSON has no comments; put it in a "description".'],
    ],
    [
      'a text without quotes',
      [['"number", "title": "Power",', 'number, "title": "Power",']],
      ['7:24 is not valid JSON: this is not a number, true, false or null, and text needs double quotes.'],
    ],
    [
      'a missing quote',
      [['"title": "Idle power"', '"title": "Idle power']],
      ['8:62 is not valid JSON: this is not a number, true, false or null, and text needs double quotes.'],
    ],
    [
      'a brace too many',
      [['"title": "Turbine",', '"title": "Turbine"}']],
      ['5:3 is not valid JSON: the file should end before this.'],
    ],
    ['a file cut short', '{ "$id": "turbine"', ['1:19 is not valid JSON: a closing } is missing.']],
    ['an empty file', '', ['1:1 is not valid JSON: a value is expected here; is there an extra comma before it.']],
    [
      'a key given twice',
      [['"running": {', '"maker": {']],
      ['18:5 "maker" is given twice, so one of the two would be lost. Rename or remove one.'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});

describe('a kind file with words that it may not have', () => {
  test.each<Row>([
    [
      'an unknown word of the kind',
      [['"x-rules"', '"x-rule"']],
      ['35:3 "x-rule" is not known here, so it would have no effect. Did you mean "x-rules"?'],
    ],
    [
      'an unknown word of a field',
      [['"maximum": 100', '"maximun": 100']],
      ['7:81 "maximun" is not known here, so it would have no effect. Did you mean "maximum"?'],
    ],
    [
      'an unknown word near to none',
      [['"maximum": 100', '"zzz": 100']],
      [
        '7:81 "zzz" is not known here, so it would have no effect. Known here: $ref, type, title, description, default, const, properties, required, x-rules, items, minItems, maxItems, uniqueItems, x-row, x-unique, x-choice, x-cases, oneOf, x-map, x-schema, minimum, exclusiveMinimum, maximum, exclusiveMaximum, minLength, maxLength, enum, pattern, readOnly, x-system, x-input, x-autocomplete, x-same-as, x-labels, x-offer, x-unit, x-list, x-text, x-rows, x-placeholder, x-empty, x-message, x-warn, x-lowercase, x-hidden, x-used-when, x-shown-when, x-required-when, x-when-hidden, x-unused-message, x-renamed-from, x-note.',
      ],
    ],
    [
      'no $schema',
      [['  "$schema": "../kind.schema.json",\n', '']],
      ['1:1 the file lacks "$schema". Write "$schema": "../kind.schema.json".'],
    ],
    [
      'another $schema',
      [['../kind.schema.json', 'kind.json']],
      ['2:3 "$schema" is "kind.json", but must be "../kind.schema.json".'],
    ],
    [
      'no title',
      [['  "title": "Turbine",\n', '']],
      ['1:1 the file lacks "title". Write it, such as "title": "Flywheel".'],
    ],
    [
      'a $id that is not the file name',
      [['"$id": "turbine"', '"$id": "turbines"']],
      ['3:3 "$id" is "turbines", but the file is named turbine.json; the two must be the same. Make it "turbine".'],
    ],
    [
      'a $id with capitals and a dash',
      [['"$id": "turbine"', '"$id": "Gas-Turbine"']],
      [`3:3 "$id" "Gas-Turbine" can't be a name; use lower-case letters, digits and _, and begin with a letter.`],
    ],
    [
      'the kind "meta"',
      [['"$id": "turbine"', '"$id": "meta"']],
      ['3:3 "$id" is "meta", which is reserved; choose another.'],
    ],
    ...['counts', 'constructor', 'usual'].map(
      (id): Row => [
        `the kind "${id}"`,
        [['"$id": "turbine"', `"$id": "${id}"`]],
        [`3:3 "$id" is "${id}", which is reserved; choose another.`],
      ],
    ),
    [
      'the kind "template"',
      [['"$id": "turbine"', '"$id": "template"']],
      ['3:3 "$id" is "template", which is reserved; choose another.'],
    ],
    [
      'a field name with a space',
      [['"maker": {', '"max power": {']],
      [
        `9:5 "max power" can't be a field's name; use letters, digits and _, and begin with a letter.`,
        '41:62 there is no field or curve "maker".',
      ],
    ],
    [
      'an unknown type',
      [['{ "type": "boolean"', '{ "type": "bool"']],
      [
        '18:18 "type" is "bool", but must be one of "number", "integer", "string", "boolean", ["number","null"], ["integer","null"], "object", "array".',
      ],
    ],
    [
      'a default that is a list',
      [['"default": true', '"default": [true]']],
      ['18:57 "default" is a list of rows, but "running" is a flag field. Give one value.'],
    ],
    [
      'an empty title',
      [['"title": "Maker"', '"title": ""']],
      ['9:34 "title" is empty; write something there, or leave it out.'],
    ],
    [
      'an empty group',
      [['["loss_curve", "power_curve"]', '[]']],
      ['44:57 "fields" is empty, but needs at least 1 entry.'],
    ],
    [
      'a colour by name',
      [['"order": 15', '"order": 15, "color": "red"']],
      ['5:65 "color" "red" is not a colour; write it as # and six digits of 0-9 and a-f, such as "#5ad1e6".'],
    ],
    ['an order in quotes', [['"order": 15', '"order": "15"']], ['5:52 "order" is "15", but must be a number.']],
    ['a label that is no text', [['"grid": "Grid"', '"0": 5']], ['15:41 "0" is 5, but must be text in double quotes.']],
    [
      'a message that is no text',
      [['"maxLength": 20', '"maxLength": 20, "x-message": 5']],
      ['9:69 "x-message" needs text in double quotes, or texts by rule, in { }.'],
    ],
    [
      'a message by rule that is no text',
      [['"maxLength": 20', '"maxLength": 20, "x-message": { "maxLength": 5 }']],
      ['9:84 "maxLength" is 5, but must be text in double quotes.'],
    ],
    [
      'a curve without x',
      [['{ "title": "Load", "field": "loads" }', '{ "title": "Load" }']],
      ['26:7 "x" needs "field", or "from" with "to".'],
    ],
    [
      'a curve with two kinds of x',
      [['{ "title": "Load", "field": "loads" }', '{ "title": "Load", "field": "loads", "from": 0, "to": 3 }']],
      ['26:7 "x" has both "field" and "from" with "to", but only one of them is allowed.'],
    ],
    [
      'numbered fields without {x}',
      [['"p{x}"', '"p"']],
      [`32:33 "fields" "p" must be a field's name that ends in {x}, such as "pc{x}".`],
    ],
    [
      'a curve of three series',
      [
        [
          '[{ "title": "Losses", "field": "losses" }]',
          '[{ "title": "A", "field": "losses" }, { "title": "B", "field": "losses" }, { "title": "C", "field": "losses" }]',
        ],
      ],
      ['27:7 "y" has 3 entries, but can have 2 at most.'],
    ],
    [
      'a rule with two comparisons',
      [['"below": "power"', '"below": "power", "atMost": "power"']],
      ['35:15 entry 1 of "x-rules" has both "below" and "atMost", but only one of them is allowed.'],
    ],
    [
      'a rule without comparison',
      [[', "below": "power"', '']],
      ['35:15 entry 1 of "x-rules" needs "below", or "atMost".'],
    ],
    [
      'too few rows',
      [['"maxLength": 20', '"maxLength": 20, "x-rows": 1']],
      ['9:69 "x-rows" is 1, but must be at least 2.'],
    ],
    [
      'too many rows',
      [['"maxLength": 20', '"maxLength": 20, "x-rows": 20']],
      ['9:69 "x-rows" is 20, but must be at most 12.'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});
