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

describe('problems of tables and lists', () => {
  it.each<Row>([
    [
      'a table without items',
      [
        [
          '"items": { "type": "number", "x-unit": "kW", "default": 11, "minimum": 0 },\n      "default": [11, 22]',
          '"default": []',
        ],
      ],
      [
        '23:5 table "ports" has no "items", so its rows would hold nothing. Give it "items": { "type": "object", "properties": ... } for a table, or "items": { "type": "number" } for a list.',
      ],
    ],
    [
      'a table without columns',
      [['{ "km": { "type": "number", "title": "Length", "minimum": 1 } }', '{}']],
      [
        '69:13 the rows of "trips" have no properties, so the table would have no columns. Give "items" its "properties".',
      ],
    ],
    [
      'rows that are a variant themselves',
      [
        [
          '"items": { "type": "object", "properties": { "km"',
          '"items": { "type": "object", "x-choice": "km", "properties": { "km"',
        ],
      ],
      [
        `69:42 the rows of "trips" can't be one of several shapes themselves. Put the choice and its cases into an object in "properties".`,
      ],
    ],
    [
      'minItems above maxItems',
      [['"minItems": 1,', '"minItems": 30,']],
      ['51:7 "minItems" 30 is above "maxItems" 24, so no table would be accepted. Make it the smaller of the two.'],
    ],
    [
      'maxItems beyond what a table can hold',
      [['"maxItems": 24', '"maxItems": 20000']],
      ['52:7 "maxItems" is 20000, but must be at most 10000.'],
    ],
    [
      'tables in a table that hold too many rows',
      [['"maxItems": 24,', '"maxItems": 3000,']],
      [
        '52:7 "periods" may have 3000 rows with 50 of "trips" in each, 150000 in all; at most 100000 are allowed. Give both a smaller "maxItems".',
      ],
    ],
    [
      'maxItems of a number',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "maxItems": 5 }',
        ],
      ],
      ['11:87 "maxItems" applies to tables and lists only; "power" is a number field. Make it "type": "array".'],
    ],
    [
      'a unit of a table',
      [['"x-row": "period",', '"x-row": "period",\n      "x-unit": "h",']],
      ['51:7 "x-unit" applies to numbers only; "periods" is a table. Give it to a column.'],
    ],
    [
      'a limit of numbers on a table',
      [['"x-row": "period",', '"x-row": "period",\n      "minimum": 1,']],
      ['51:7 "minimum" applies to numbers only; "periods" is a table. Give it to a column.'],
    ],
    [
      'a column twice',
      [['"to": { "type": "integer"', '"from": { "type": "integer"']],
      ['58:11 "from" is given twice, so one of the two would be lost. Rename or remove one.'],
    ],
    [
      'a column without a title',
      [['"title": "Length", ', '']],
      ['69:58 field "km" has no title, so it would have no label. Give it a "title".'],
    ],
    [
      'x-unique of an unknown column',
      [['["from", "day"]', '["from", "dya"]']],
      ['53:28 "periods" has no column "dya". Did you mean "day"?'],
    ],
    [
      'x-unique of the same column twice',
      [['["from", "day"]', '["from", "from"]']],
      ['53:28 column "from" is named twice. Remove one of the two.'],
    ],
    [
      'x-unique of an object',
      [['["from", "day"]', '["from", "costs"]']],
      [`53:28 "costs" holds several values, which can't be compared from row to row. Name a column with one.`],
    ],
    [
      'x-unique of a list',
      [['"uniqueItems": true', '"x-unique": ["value"]']],
      ['27:7 "x-unique" names columns, and "ports" is a list. Write "uniqueItems": true.'],
    ],
    [
      'uniqueItems of a table',
      [['"x-unique": ["from", "day"]', '"uniqueItems": true']],
      ['53:7 "uniqueItems" is for lists, and "periods" is a table. Name the columns in "x-unique".'],
    ],
  ])('%s', report);
});

describe('problems of default rows', () => {
  it.each<Row>([
    [
      'a default of a table that is not a list',
      [['[11, 22]', '11']],
      ['29:7 the default of the table "ports" must be a list of rows in [ ]. Write [] for none.'],
    ],
    [
      'a default of a number that is a list',
      [
        [
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": 50, "minimum": 0 }',
          '"power": { "type": "number", "title": "Power", "x-unit": "kW", "default": [50], "minimum": 0 }',
        ],
      ],
      ['11:72 "default" is a list of rows, but "power" is a number field. Give one value.'],
    ],
    [
      'a default row with an unknown column',
      [['"from": 6, "to"', '"form": 6, "from": 6, "to"']],
      ['77:11 "form" in row 2 of the default of "periods" is not a column of the table. Did you mean "from"?'],
    ],
    [
      'a default row without a required column',
      [['{ "from": 0, "to": 6, "day"', '{ "to": 6, "day"']],
      ['76:9 "from" in row 1 of the default of "periods" is missing, and it is required. Give it a value.'],
    ],
    [
      'a default row with a value out of limits',
      [['"from": 0, "to": 6', '"from": -1, "to": 6']],
      ['76:11 "from" in row 1 of the default of "periods" breaks a rule of its kind: Value must be non-negative.'],
    ],
    [
      'a default row with a value that is not accepted',
      [['"to": 6, "day": "workday"', '"to": 6, "day": "sunday"']],
      [
        '76:31 "day" in row 1 of the default of "periods" is not among its accepted values. Accepted: workday, weekend.',
      ],
    ],
    [
      'a default row that repeats another',
      [['"from": 6, "to"', '"from": 0, "to"']],
      ['77:11 "from" in row 2 of the default of "periods" breaks a rule of its kind: Same as in row 1.'],
    ],
    [
      'a default row that is no object',
      [['{ "from": 0, "to": 6, "day": "workday" }', '7']],
      ['76:9 row 1 of the default of "periods" must name its values, in { }.'],
    ],
    [
      'a default value of a list that breaks its rule',
      [['[11, 22]', '[11, -22]']],
      ['29:23 row 2 of the default of "ports" breaks a rule of its kind: Value must be non-negative.'],
    ],
    [
      'a default in a table of a row that breaks its rule',
      [['{ "km": 12 }', '{ "km": 0 }']],
      ['77:89 "km" in row 2 of the default of "periods" breaks a rule of its kind: Value must be at least 1.'],
    ],
    [
      'no default where a table needs rows',
      [
        [
          ',\n      "default": [\n        { "from": 0, "to": 6, "day": "workday" },\n        { "from": 6, "to": 24, "day": "workday", "costs": { "price": 0.2 }, "trips": [{ "km": 12 }] }\n      ]',
          '',
        ],
      ],
      [
        '47:5 field "periods" has no default, and a new component could not be stored without one: At least 1 period is needed. Give it a "default".',
      ],
    ],
    [
      'a default of a column that breaks its rule',
      [
        ['"title": "To", "x-unit": "h", "default": 24', '"title": "To", "x-unit": "h", "default": 24, "maximum": 12'],
        ['"from": 6, "to": 24', '"from": 6, "to": 12'],
      ],
      ['58:68 the default 24 of "to" breaks a rule of its kind: Value must be at most 12.'],
    ],
    [
      'a default of a case that is not the usual one',
      [['"default": "EPEX"', '"default": "EPEX", "maxLength": 3']],
      ['44:87 the default "EPEX" of "market" breaks a rule of its kind: Market must be 3 characters or less.'],
    ],
  ])('%s', report);
});
