import { describe, expect, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** What is wrong, the edits of fixtures/turbine.json that make it so, and each problem as printed, without the file. */
type Row = [title: string, edits: string | [string, string][], reported: string[]];

describe('problems of rules', () => {
  test.each<Row>([
    [
      'a rule on a missing field',
      [['"below": "power"', '"below": "powr"']],
      ['35:40 the rule names a field "powr" that does not exist. Did you mean "power"?'],
    ],
    [
      'a rule on a text',
      [['"below": "power"', '"below": "maker"']],
      ['35:40 the rule compares numbers, but "maker" is a text field, so it would never apply.'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});

describe('problems of defaults', () => {
  test.each<Row>([
    [
      'above its limit',
      [['"default": 10,', '"default": 110,']],
      ['7:52 the default 110 of "power" breaks a rule of its kind: Value must be at most 100.'],
    ],
    [
      'of another type',
      [['"default": 10,', '"default": "ten",']],
      ['7:52 the default "ten" of "power" breaks a rule of its kind: Please enter a valid number.'],
    ],
    [
      'outside its choices',
      [['"default": "island"', '"default": "sea"']],
      ['13:7 the default "sea" of "mode" is not among its accepted values. Accepted: island, grid.'],
    ],
    [
      'missing on a choice',
      [['      "default": "island",\n', '']],
      [
        '10:5 field "mode" has no default, and a new component could not be stored without one: no choice would be made. Give it a "default".',
      ],
    ],
    [
      'no list',
      [['"0, 50, 100"', '"0; 50; 100"']],
      ['20:73 the default "0; 50; 100" of "loads" breaks a rule of its kind: Must be comma-separated numbers.'],
    ],
    [
      'no percentage',
      [['"5, 3, 2"', '"5, 3, 200"']],
      ['21:79 the default "5, 3, 200" of "losses" breaks a rule of its kind: Percentage must be between 0 and 100.'],
    ],
    [
      'a list too short for its curve',
      [['"5, 3, 2"', '"5, 3"']],
      ['21:79 the default "5, 3" of "losses" breaks a rule of its kind: Needs as many values as Loads.'],
    ],
    [
      'an x that does not rise',
      [['"0, 50, 100"', '"0, 50, 50"']],
      ['20:73 the default "0, 50, 50" of "loads" breaks a rule of its kind: Loads must rise from point to point.'],
    ],
    [
      'a curve of one point',
      [['"0, 50, 100"', '"0"']],
      [
        '20:73 the default "0" of "loads" breaks a rule of its kind: A curve needs at least 2 points.',
        '21:79 the default "5, 3, 2" of "losses" breaks a rule of its kind: Needs as many values as Loads.',
      ],
    ],
    [
      'against a rule between fields',
      [['"default": 1 }', '"default": 10 }']],
      ['8:62 the default 10 of "idle_power" breaks a rule of its kind: Must be below Power.'],
    ],
    [
      'above the limit of a numbered curve',
      [['[0, 1, 2, 3]', '[0, 1, 2, 30]']],
      ['32:72 the default 30 of "p3" breaks a rule of its kind: Value must be at most 9.'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});
