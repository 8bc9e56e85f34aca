import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

const FILE = 'schemas/kinds/heatpump_map.json';
const example = readFileSync(new URL('../../schemas/examples/heatpump_map.json', import.meta.url), 'utf8');

/** The small texts with the heat pump, in which each of these texts, which occurs once, is replaced. */
function mapTexts(...edits: [before: string, after: string][]): Map<string, string> {
  const text = edits.reduce((before, [old, now]) => {
    if (before.split(old).length !== 2) throw new Error(`Occurs ${before.split(old).length - 1} times: ${old}`);
    return before.replace(old, () => now);
  }, example);
  return smallTexts({ [FILE]: text });
}

it('the heat pump is a kind with a map', async () => {
  const { reported, definitions } = await run(mapTexts());
  expect(reported).toEqual([]);
  const cop = definitions.find(({ id }) => id === 'heatpump_map')?.fields.cop;
  expect(cop).toMatchObject({
    type: 'map',
    nullable: true,
    map: { x: { title: 'Source temperature', unit: '°C' }, z: { title: 'COP', minimum: 1, maximum: 12 } },
  });
});

test.each<[string, [string, string][], string[]]>([
  [
    'an axis is missing',
    [['"y": { "title": "Sink temperature", "unit": "°C", "minimum": 20, "maximum": 120 },\n', '\n']],
    ['21:7 "x-map" lacks "y". Write it, such as "y": {"title":"Sink temperature","unit":"°C"}.'],
  ],
  [
    'an axis has no title',
    [['"title": "Source temperature", ', '']],
    ['22:9 "x" lacks "title". Write it, such as "title": "Source temperature".'],
  ],
  [
    'a word is misspelt',
    [['"x-map"', '"x-mpa"']],
    ['21:7 "x-mpa" is not known here, so it would have no effect. Did you mean "x-map"?'],
  ],
  [
    'a word of an axis is misspelt',
    [['"minimum": -40', '"minimun": -40']],
    ['22:61 "minimun" is not known here, so it would have no effect. Did you mean "minimum"?'],
  ],
  [
    'a unit is unknown',
    [['"Sink temperature", "unit": "°C"', '"Sink temperature", "unit": "degC"']],
    ['23:54 there is no unit "degC". Did you mean "°C"?'],
  ],
  [
    'limits are reversed',
    [['"minimum": 1, "maximum": 12', '"minimum": 12, "maximum": 1']],
    ['24:32 "minimum" 12 of z is above "maximum" 1, so no value would be accepted. Swap the two.'],
  ],
  [
    'an axis has room for one value',
    [['"minimum": 20, "maximum": 120', '"minimum": 50, "maximum": 50']],
    ['23:59 y needs at least 2 rising values, but "minimum" and "maximum" leave room for one. Move them apart.'],
  ],
  [
    'the type is that of a number',
    [['"type": "object"', '"type": "number"']],
    ['18:7 "cop" has "x-map", so its values are objects. Write "type": "object".'],
  ],
  [
    'the unit is that of the field',
    [['"x-map": {', '"x-unit": "kW", "x-map": {']],
    ['21:7 "x-unit" applies to single values, but "cop" is a map. Give "unit" to the x, y or z that it belongs to.'],
  ],
  [
    'a limit is that of the field',
    [['"x-map": {', '"minimum": 1, "x-map": {']],
    ['21:7 "minimum" applies to numbers only; "cop" is a map field.'],
  ],
  [
    'the default has a row too few',
    [['[1.7, 1.9, 2.4, 2.9, 3.3, 3.8],\n', '\n']],
    [
      "29:9 the default of the map can't be stored: needs a row for each y, with a value for each x. Write z as a list of rows, one for each y, each with one value for each x.",
    ],
  ],
  [
    'the default has a value too few',
    [['[1.7, 1.9, 2.4, 2.9, 3.3, 3.8]', '[1.7, 1.9, 2.4, 2.9, 3.3]']],
    [
      "32:11 the default of the map can't be stored: needs a row for each y, with a value for each x. Write z as a list of rows, one for each y, each with one value for each x.",
    ],
  ],
  [
    'the default does not rise',
    [['[35, 45, 55, 65]', '[35, 55, 45, 65]']],
    [
      "28:23 the default of the map can't be stored: must be greater than in the row above. Put the values of y in rising order, each once.",
    ],
  ],
  [
    'the default breaks a limit',
    [['[2.4, 2.8, 3.5, 4.5, 5.1, 6.1]', '[2.4, 2.8, 35, 4.5, 5.1, 6.1]']],
    ["30:22 the default of the map can't be stored: value must be at most 12. Change the value, or the maximum 12."],
  ],
  [
    'the default holds a text',
    [['[2.4, 2.8, 3.5, 4.5, 5.1, 6.1]', '[2.4, 2.8, "3.5", 4.5, 5.1, 6.1]']],
    ["30:22 the default of the map can't be stored: this is not a number. Write a number, without quotes."],
  ],
  [
    'the default has a list that no map has',
    [['"x": [-15, -7, 2, 7, 12, 20],', '"x": [-15, -7, 2, 7, 12, 20], "w": [1],']],
    ['27:39 the default of the map can\'t be stored: a map has no "w". Remove it.'],
  ],
  [
    'the default lacks a list',
    [['"x": [-15, -7, 2, 7, 12, 20],\n', '\n']],
    [
      '26:7 the default of the map can\'t be stored: "x" is not a list. Write "x": [...], "y": [...], "z": [[...], ...].',
    ],
  ],
  [
    'the default is a number',
    [
      [
        '"lifetime_years": {',
        '"eta": { "type": "object", "title": "Eta", "x-hidden": true, "x-map": { "x": { "title": "a" }, "y": { "title": "b" }, "z": { "title": "c" } }, "default": 3 }, "lifetime_years": {',
      ],
    ],
    [
      '16:148 the default of the map can\'t be stored: it is not an object. Write "x": [...], "y": [...], "z": [[...], ...].',
    ],
  ],
  [
    'an expression calculates with it',
    [
      [
        '"x-tabs": [',
        '"x-checks": [{ "warn": "Low", "require": "cop > 2", "at": ["max_heat_output"] }],\n  "x-tabs": [',
      ],
    ],
    ['38:45 "cop" is a map, and expressions can\'t calculate with a whole map.'],
  ],
  [
    'a rule compares it',
    [['"x-tabs": [', '"x-rules": [{ "field": "cop", "below": "lifetime_years" }],\n  "x-tabs": [']],
    ['38:17 the rule compares numbers, but "cop" is a map field, so it would never apply.'],
  ],
])('%s', async (_title, edits, reported) => {
  const result = await run(mapTexts(...edits));
  expect(result.reported).toEqual(reported.map((problem) => `${FILE}:${problem}`));
});
