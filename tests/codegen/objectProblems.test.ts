import { describe, expect, it } from 'vitest';
import { DEPOT, depotTexts } from './depot.ts';
import { run } from './schemaTexts.ts';

/** What is wrong, the edits of fixtures/depot.json that make it so, and each problem as printed, without the file. */
type Row = [title: string, edits: [string, string][], reported: string[]];

async function report(_title: string, edits: [string, string][], reported: string[]): Promise<void> {
  const result = await run(depotTexts(...edits));
  expect(result.reported).toEqual(reported.map((problem) => `${DEPOT}:${problem}`));
  expect(result.files.size).toBe(0);
}

describe('problems of keywords in objects and rows', () => {
  it.each<Row>([
    [
      'a misspelt word of an object',
      [['"properties": {\n        "power"', '"propertys": {\n        "power"']],
      ['10:7 "propertys" is not known here, so it would have no effect. Did you mean "properties"?'],
    ],
    [
      'a misspelt word of a field in an object',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimun": 0 }',
        ],
      ],
      ['11:87 "minimun" is not known here, so it would have no effect. Did you mean "minimum"?'],
    ],
    [
      'a misspelt word of a table',
      [['"x-row": "period"', '"x-rwo": "period"']],
      ['50:7 "x-rwo" is not known here, so it would have no effect. Did you mean "x-row"?'],
    ],
    [
      'a misspelt word of a column',
      [['"title": "Day",', '"titel": "Day",']],
      ['59:38 "titel" is not known here, so it would have no effect. Did you mean "title"?'],
    ],
    [
      'a misspelt word of a case',
      [['"required": ["price"]', '"require": ["price"]']],
      ['42:11 "require" is not known here, so it would have no effect. Did you mean "required"?'],
    ],
    [
      'a field name with a space in a row',
      [['"from": { "type": "integer"', '"from hour": { "type": "integer"']],
      [`57:11 "from hour" can't be a field's name; use letters, digits and _, and begin with a letter.`],
    ],
    [
      'the name of a property of every object in a case',
      [['"market": { "type"', '"constructor": { "type"']],
      [
        `44:38 "constructor" is a property of every JavaScript object, so a field can't have this name. Choose another name.`,
      ],
    ],
    [
      'a case whose name holds a slash',
      [['"dynamic": { "properties"', '"dyn/amic": { "properties"']],
      [`44:9 "dyn/amic" can't be the name of a case; choose a value without /, = and ~.`],
    ],
  ])('%s', report);
});

describe('problems of objects', () => {
  it.each<Row>([
    [
      'an object without a title',
      [
        [
          '"charging": {\n      "type": "object",\n      "title": "Charging",',
          '"charging": {\n      "type": "object",\n      ',
        ],
      ],
      ['7:5 object "charging" has no title, so it would have no heading. Give it a "title".'],
    ],
    [
      'properties without a type',
      [
        [
          '"charging": {\n      "type": "object",\n      "title": "Charging",',
          '"charging": {\n      \n      "title": "Charging",',
        ],
      ],
      ['7:5 "charging" has "properties" and no type. Give it "type": "object".'],
    ],
    [
      'an object without properties',
      [['"fee": { "type": "number", "title": "Fee", "default": 5 }', '"fee": { "type": "object", "title": "Fee" }']],
      ['37:9 object "fee" has no properties, so it would be empty. Give it "properties".'],
    ],
    [
      'a default of an object',
      [
        [
          '"charging": {\n      "type": "object",\n      "title": "Charging",',
          '"charging": {\n      "type": "object",\n      "title": "Charging",\n      "default": 3,',
        ],
      ],
      ['10:7 "default" does not apply to the object "charging". Give it to the fields inside.'],
    ],
    [
      'a unit of an object',
      [
        [
          '"charging": {\n      "type": "object",\n      "title": "Charging",',
          '"charging": {\n      "type": "object",\n      "title": "Charging",\n      "x-unit": "kW",',
        ],
      ],
      ['10:7 "x-unit" does not apply to the object "charging". Give it to the fields inside.'],
    ],
    [
      'properties of a number',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "number", "title": "Fee", "properties": {} }',
        ],
      ],
      ['37:52 "properties" applies to objects only; "fee" is a number field. Make it "type": "object".'],
    ],
    [
      'a field in an object without a title',
      [['"title": "Power", ', '']],
      ['11:9 field "power" has no title, so it would have no label. Give it a "title".'],
    ],
    [
      'a field in an object without a type',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
        ],
      ],
      [
        '11:9 field "power" has no type, so it can have no input. Give it "type": "number", "integer", "string", "boolean", "object" or "array".',
      ],
    ],
    [
      'a unit in an object that is misspelt',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kWH", "default": 50, "minimum": 0 }',
        ],
      ],
      ['11:67 there is no unit "kWH". Did you mean "kWh"?'],
    ],
    [
      'limits in an object the wrong way round',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 9, "maximum": 5 }',
        ],
      ],
      ['11:87 "minimum" 9 is above "maximum" 5, so no value would be accepted.'],
    ],
    [
      'a default in an object that breaks a rule',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": -50, "minimum": 0 }',
        ],
      ],
      ['11:72 the default -50 of "power" breaks a rule of its kind: Value must be non-negative.'],
    ],
    [
      'a required name that an object does not have',
      [['"required": ["power"]', '"required": ["powr"]']],
      ['21:20 field "powr" is required but does not exist, so no form could ever be submitted. Did you mean "power"?'],
    ],
    [
      'a required name that a row does not have',
      [['"required": ["from"]', '"required": ["form"]']],
      ['72:22 field "form" is required but does not exist, so no form could ever be submitted. Did you mean "from"?'],
    ],
    [
      'a $ref in a row that leads nowhere',
      [
        [
          '"km": { "type": "number", "title": "Length", "minimum": 1 }',
          '"km": { "$ref": "../common.json#/$defs/lifetim" }',
        ],
      ],
      [
        '69:66 "../common.json#/$defs/lifetim" leads nowhere: common.json has no shared field there. Did you mean "../common.json#/$defs/lifetime"?',
      ],
    ],
    [
      'a rule of a row about a column that does not exist',
      [['"below": "to" }]', '"below": "too" }]']],
      ['73:40 the rule names a field "too" that does not exist. Did you mean "to"?'],
    ],
    [
      'a rule across objects',
      [['"x-tabs": [', '"x-rules": [{ "field": "charging/power", "below": "tariff/fee" }],\n  "x-tabs": [']],
      ['81:44 a rule compares two fields of the same object. Write it as an entry of "x-checks".'],
    ],
    [
      'nesting that is too deep',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "object", "title": "Level", "properties": { "in": { "type": "object", "title": "Level", "properties": { "in": { "type": "object", "title": "Level", "properties": { "in": { "type": "object", "title": "Level", "properties": { "in": { "type": "object", "title": "Level", "properties": { "in": { "type": "object", "title": "Level", "properties": { "in": { "type": "number", "title": "Deep" } } } } } } } } } } } } }',
        ],
      ],
      [
        '37:250 "in" would be level 6 of objects and tables inside one another; at most 5 are allowed. Move its fields further out.',
      ],
    ],
    [
      'a field in an object that is hidden',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "x-hidden": true }',
        ],
      ],
      ['11:87 "x-hidden" has no effect in objects and rows, and "power" is in an object. Leave it out.'],
    ],
    [
      'a field in an object that was renamed',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "x-renamed-from": ["watts"] }',
        ],
      ],
      ['11:87 "x-renamed-from" has no effect in objects and rows, and "power" is in an object. Leave it out.'],
    ],
    [
      'a column that is hidden',
      [
        [
          '"title": "To", "x-unit": "h", "default": 24',
          '"title": "To", "x-unit": "h", "default": 24, "x-hidden": true',
        ],
      ],
      ['58:83 "x-hidden" has no effect in objects and rows, and "to" is in a row. Leave it out.'],
    ],
    [
      'a text of several lines in a row',
      [
        [
          '{ "km": { "type": "number", "title": "Length", "minimum": 1 } }',
          '{ "km": { "type": "string", "title": "Notes", "x-rows": 3 } }',
        ],
      ],
      ['69:102 "x-rows" has no effect in rows of a table, and "km" is in a row. Leave it out.'],
    ],
    [
      'a condition in a row',
      [
        [
          '"title": "To", "x-unit": "h", "default": 24',
          '"title": "To", "x-unit": "h", "default": 24, "x-used-when": "from > 3"',
        ],
      ],
      ['58:83 "x-used-when" has no effect in rows of a table, and "to" is in a row. Leave it out.'],
    ],
  ])('%s', report);
});
