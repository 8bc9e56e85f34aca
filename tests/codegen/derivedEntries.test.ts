import { describe, expect, test } from 'vitest';
import { run } from './schemaTexts.ts';
import { TANK, tankTexts } from './tankTexts.ts';

describe('a derived value', () => {
  const MORE = '"more": { "title": "More", "unit": "kW", "value": "2 * twice" },\n    "twice": {';

  test.each<[string, [string, string][], string[]]>([
    [
      'without a place',
      [['"derived": ["twice"]', '"derived": ["twicee"]']],
      [
        '42:5 derived value "twice" is in no group, so it would never be shown. Name it in the "derived" of a group.',
        '65:23 there is no derived value "twicee". Did you mean "twice"?',
      ],
    ],
    [
      'in two places',
      [['"derived": ["twice"]', '"derived": ["twice", "twice"]']],
      ['65:32 "twice" is shown already. Remove one of the two.'],
    ],
    [
      'with the name of a field',
      [
        ['"twice": {', '"head": {'],
        ['["twice"]', '["head"]'],
      ],
      [
        '42:5 derived value "head" has the name of a field, so an expression could not tell them apart. Choose another name.',
      ],
    ],
    [
      'with the name of a curve',
      [
        ['"twice": {', '"fuel_curve": {'],
        ['["twice"]', '["fuel_curve"]'],
      ],
      [
        '42:5 derived value "fuel_curve" has the name of a curve, so an expression could not tell them apart. Choose another name.',
      ],
    ],
    [
      'without a title',
      [['"title": "Twice", ', '']],
      ['42:5 "twice" lacks "title". Write it, such as "title": "Rated power".'],
    ],
    [
      'with an unknown word',
      [['"unit": "kW", "value"', '"units": "kW", "value"']],
      ['42:34 "units" is not known here, so it would have no effect. Did you mean "unit"?'],
    ],
    [
      'in a circle',
      [
        ['"twice": {', MORE],
        ['"2 * power"', '"2 * more"'],
        ['["twice"]', '["twice", "more"]'],
      ],
      [
        '42:60 "twice" is calculated from "more" in turn, so neither can be. Break the circle at one of its values.',
        '43:62 "more" is calculated from "twice" in turn, so neither can be. Break the circle at one of its values.',
      ],
    ],
    [
      'beside a circle',
      [
        [
          '"twice": {',
          `${MORE.replace('"twice": {', '"third": { "title": "T", "unit": "kW", "value": "more" },\n    "twice": {')}`,
        ],
        ['"2 * power"', '"2 * twice"'],
        ['["twice"]', '["twice", "more", "third"]'],
      ],
      ['44:62 "twice" can\'t be calculated from itself. Break the circle at one of its values.'],
    ],
    [
      'with a condition that is none',
      [['"2 * power"', '"2 * power", "when": "power"']],
      ['42:79 the expression is a number, not a condition. Compare it with something.'],
    ],
    [
      "with a condition that can't be read",
      [['"2 * power"', '"2 * power", "when": "power >"']],
      ['42:86 the expression ends where a number, a field or a ( is expected.'],
    ],
    [
      'suggested for no field',
      [['"2 * power"', '"2 * power", "suggests": "powr"']],
      ['42:70 there is no field "powr". Did you mean "power"?'],
    ],
    [
      'suggested for a flag',
      [['"2 * power"', '"2 * power", "suggests": "running"']],
      ['42:70 "running" is a flag field, which can\'t hold a calculated number.'],
    ],
    [
      'suggested for a hidden field',
      [['"2 * power"', '"2 * power", "suggests": "secret"']],
      ['42:70 "secret" can\'t be edited, so the suggestion would never be used.'],
    ],
    [
      'suggested for what it is calculated from',
      [['"2 * power"', '"2 * power", "suggests": "power"']],
      ['42:70 "twice" is calculated from "power", so it can\'t be suggested for it.'],
    ],
    [
      'suggested in another unit',
      [['"2 * power"', '"2 * power", "suggests": "energy"']],
      ['42:70 "twice" is in kW, but "energy" is in kWh. Give it "unit": "kWh".'],
    ],
    [
      'suggested for what has no unit',
      [['"2 * power"', '"2 * power", "suggests": "factor"']],
      ['42:70 "twice" is in kW, but "factor" has no unit. Leave the "unit" out.'],
    ],
    [
      'suggested beside another',
      [
        ['"twice": {', '"more": { "title": "M", "value": "power / 1 kW", "suggests": "factor" },\n    "twice": {'],
        ['"unit": "kW", "value": "2 * power"', '"value": "power / 1 kW", "suggests": "factor"'],
      ],
      ['43:59 "more" is suggested for "factor" already.'],
    ],
  ])('%s', async (_what, edits, expected) => {
    const { reported } = await run(tankTexts(...edits));
    expect(reported.map((problem) => problem.replace(`${TANK}:`, ''))).toEqual(expected);
  });
});
