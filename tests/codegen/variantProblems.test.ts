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

describe('problems of variants', () => {
  it.each<Row>([
    [
      'x-choice that is not a property',
      [['"x-choice": "type",', '"x-choice": "typ",']],
      ['34:7 "x-choice" names "typ", which is not a property of "tariff". Did you mean "type"?'],
    ],
    [
      'x-choice without cases',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "object", "title": "Fee", "x-choice": "a", "properties": { "a": { "type": "string", "title": "A", "enum": ["x"] } } }',
        ],
      ],
      ['37:52 "x-choice" needs "x-cases", the fields of each case. Add "x-cases".'],
    ],
    [
      'oneOf in place of an enum',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "string", "title": "Fee", "default": "low", "oneOf": [{ "title": "Low" }, { "title": "High" }] }',
        ],
      ],
      [
        '37:70 "oneOf" applies to objects only; "fee" is a text field. For a choice between values, write "enum", and "x-labels" for their labels.',
      ],
    ],
    [
      'cases without x-choice',
      [['"x-choice": "type",', '']],
      [
        '39:7 "x-cases" needs "x-choice", the property that decides between them. Add "x-choice": "type", and "type" to the properties.',
      ],
    ],
    [
      'a choice without an enum',
      [['"enum": ["fixed", "dynamic"], ', '']],
      ['36:9 "type" decides between cases, but has no "enum" that lists them. Give it "enum": ["fixed","dynamic"].'],
    ],
    [
      'a case that is not a value',
      [['"dynamic": { "properties"', '"dinamic": { "properties"']],
      [
        '36:72 "dynamic" can be chosen, but "tariff" has no case for it. Add "dynamic": {} to "x-cases".',
        '44:9 case "dinamic" could never be chosen, as the choice does not have this value. Did you mean "dynamic"?',
      ],
    ],
    [
      'a value without a case',
      [['"enum": ["fixed", "dynamic"]', '"enum": ["fixed", "dynamic", "none"]']],
      ['36:83 "none" can be chosen, but "tariff" has no case for it. Add "none": {} to "x-cases".'],
    ],
    [
      'a field of a case that all cases have',
      [['"market": { "type"', '"fee": { "type"']],
      [
        `44:38 "fee" is a property of "tariff" in every case, so case "dynamic" can't define it again. Rename or remove one of the two.`,
      ],
    ],
    [
      'a required name that a case does not have',
      [['"required": ["price"]', '"required": ["prize"]']],
      ['42:24 field "prize" is required but does not exist, so no form could ever be submitted. Did you mean "price"?'],
    ],
    [
      'branches without a const',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "object", "title": "Fee", "oneOf": [{ "properties": { "a": { "type": "number", "title": "A" } } }] }',
        ],
      ],
      [
        '37:52 the branches of "oneOf" share no property with a "const", so none of them could be chosen. Give each of them the same property, such as "type": { "const": "fixed" }.',
      ],
    ],
    [
      'a branch without the const of the others',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "object", "title": "Fee", "x-choice": "a", "oneOf": [{ "properties": { "a": { "const": "x" } } }, { "properties": {} }] }',
        ],
      ],
      [
        '37:124 this branch has no "const" for "a", so it could never be chosen. Give it "properties": { "a": { "const": ... } }.',
      ],
    ],
    [
      'two branches with the same const',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "object", "title": "Fee", "oneOf": [{ "properties": { "a": { "const": "x" } } }, { "properties": { "a": { "const": "x" } } }] }',
        ],
      ],
      ['37:132 "x" has a case already, so this branch would never be chosen. Give it another value.'],
    ],
    [
      'a const outside a branch',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "number", "title": "Fee", "const": 3 }',
        ],
      ],
      [
        '37:52 "const" applies to the choice in a branch of "oneOf" only; "fee" is a number field. Write an "enum" with one value.',
      ],
    ],
  ])('%s', report);
});

describe('problems of the places of objects and tables', () => {
  it.each<Row>([
    [
      'a derived value named like an object',
      [
        [
          '"x-tabs": [',
          '"x-derived": { "tariff": { "title": "T", "value": "1 * p0" } },\n  "x-curves": { "c": { "title": "C", "x": { "title": "X", "from": 0, "to": 1 }, "y": [{ "title": "Y", "fields": "p{x}" }] } },\n  "x-tabs": [',
        ],
        ['"fields": ["charging",', '"derived": ["tariff"], "fields": ["c", "charging",'],
      ],
      [
        '81:18 derived value "tariff" has the name of an object, so an expression could not tell them apart. Choose another name.',
      ],
    ],
    [
      'a curve of a list in an object',
      [
        [
          '"fee": { "type": "number", "title": "Fee", "default": 5 }',
          '"fee": { "type": "string", "title": "Fee", "x-list": "numbers" }',
        ],
        [
          '"x-tabs": [',
          '"x-curves": { "c": { "title": "C", "x": { "title": "X", "from": 0, "to": 1 }, "y": [{ "title": "Y", "field": "tariff/fee" }] } },\n  "x-tabs": [',
        ],
        ['"fields": ["charging",', '"fields": ["c", "charging",'],
      ],
      [
        '81:103 curve "c" can\'t edit "tariff/fee", as it is in an object. Move the field out of the object.',
        '81:103 curve "c" counts x from "from" to "to", so its y needs numbered "fields" and no list.',
      ],
    ],
    [
      'a field in an object in a tab',
      [['"fields": ["charging",', '"fields": ["charging/power", "charging",']],
      ['86:40 "charging/power" is in the object "charging", which is shown as a whole. Put "charging" here instead.'],
    ],
    [
      'a field in an object in a tab, by its name alone',
      [['"fields": ["charging",', '"fields": ["power", "charging",']],
      ['86:40 "power" is in the object "charging", which is shown as a whole. Put "charging" here instead.'],
    ],
    [
      'a field in an object in a tab, with a dot',
      [['"fields": ["charging",', '"fields": ["charging.power", "charging",']],
      ['86:40 "charging.power" is in the object "charging", which is shown as a whole. Put "charging" here instead.'],
    ],
    [
      'a misspelt object in a tab',
      [['"fields": ["charging",', '"fields": ["chargin", "charging",']],
      ['86:40 there is no field or curve "chargin". Did you mean "charging"?'],
    ],
    [
      'an object in no tab',
      [['"ports", "tariff",', '"ports",']],
      ['31:5 object "tariff" is in no tab, so it would never be shown. Put it in a group of "general".'],
    ],
    [
      'a table in no tab',
      [[', "periods"] }', '] }']],
      [
        '47:5 field "periods" is in no tab, so it would never be shown. Put it in a group of "general", or give it "x-hidden": true.',
      ],
    ],
    [
      'an object in a tab twice',
      [['"fields": ["charging",', '"fields": ["charging", "charging",']],
      ['86:52 "charging" is in tab "general" already; it can be shown only once. Remove one of the two.'],
    ],
    [
      'a curve named like an object',
      [
        [
          '"x-tabs": [',
          '"x-curves": { "tariff": { "title": "C", "x": { "title": "X", "from": 0, "to": 1 }, "y": [{ "title": "Y", "fields": "p{x}" }] } },\n  "x-tabs": [',
        ],
      ],
      ['81:17 curve "tariff" has the name of an object, so a tab could not tell them apart.'],
    ],
  ])('%s', report);
});
