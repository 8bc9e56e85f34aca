import { describe, expect, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** What is wrong, the edits of fixtures/turbine.json that make it so, and each problem as printed, without the file. */
type Row = [title: string, edits: string | [string, string][], reported: string[]];

describe('problems of tabs', () => {
  test.each<Row>([
    [
      'a field in no tab',
      [['"maker", "mode"', '"mode"']],
      [
        '9:5 field "maker" is in no tab, so it would never be shown. Put it in a group of "general", "advanced", or give it "x-hidden": true.',
      ],
    ],
    [
      'no tabs at all, as their word is misspelt',
      [['"x-tabs"', '"x-tab"']],
      ['36:3 "x-tab" is not known here, so it would have no effect. Did you mean "x-tabs"?'],
    ],
    [
      'a field in two tabs',
      [['"fields": ["loss_curve"', '"fields": ["maker", "loss_curve"']],
      ['44:68 "maker" is in tab "general" already; it can be shown only once. Remove one of the two.'],
    ],
    [
      'a misspelt field in a tab',
      [['"maker", "mode"', '"makr", "mode"']],
      ['41:62 there is no field or curve "makr". Did you mean "maker"?'],
    ],
    [
      'a field of a curve in a tab',
      [['"fields": ["loss_curve"', '"fields": ["loads"']],
      [
        '24:5 curve "loss_curve" is in no tab, so it would never be shown. Put it in a group of "general", "advanced".',
        '44:68 "loads" is edited by the curve "loss_curve". Put "loss_curve" here instead.',
      ],
    ],
    [
      'a hidden field in a tab',
      [['"maxLength": 20', '"maxLength": 20, "x-hidden": true']],
      [`41:62 "maker" is hidden, so it can't be in a tab.`],
    ],
    [
      'a misspelt tab',
      [['"id": "advanced"', '"id": "advancd"']],
      ['44:7 tab "advancd" has no title, so planners could not tell it from the others. Did you mean "advanced"?'],
    ],
    [
      'a tab without title',
      [['"id": "advanced"', '"id": "economics"']],
      ['44:7 tab "economics" has no title, so planners could not tell it from the others. Give it a "title".'],
    ],
    [
      'a tab given twice',
      [['"id": "advanced"', '"id": "general"']],
      ['44:7 tab "general" is defined twice; put its groups into one.'],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});

describe('problems of curves', () => {
  test.each<Row>([
    [
      'a curve naming a missing field',
      [['"field": "losses"', '"field": "loses"']],
      ['27:34 curve "loss_curve" names a field "loses" that does not exist. Did you mean "losses"?'],
    ],
    [
      'a curve over a missing field',
      [['"field": "loads"', '"field": "lods"']],
      ['26:31 curve "loss_curve" names a field "lods" that does not exist. Did you mean "loads"?'],
    ],
    [
      'a curve naming a field that is no list',
      [['"field": "losses"', '"field": "maker"']],
      [
        '21:5 field "losses" is in no tab, so it would never be shown. Put it in a group of "general", "advanced", or give it "x-hidden": true.',
        '27:34 curve "loss_curve" needs a list, but "maker" is not one. Give the field "x-list": "numbers" or "percentages".',
        '41:62 "maker" is edited by the curve "loss_curve". Put "loss_curve" here instead.',
      ],
    ],
    [
      'a curve of one point',
      [
        ['"to": 3', '"to": 0'],
        ['[0, 1, 2, 3]', '[0]'],
      ],
      ['31:43 "to" must be above "from", or the curve has fewer than two points.'],
    ],
    [
      'a curve named as a field',
      [['"loss_curve": {', '"power": {']],
      [
        '24:5 curve "power" has the name of a field, so a tab could not tell them apart.',
        '44:68 there is no field or curve "loss_curve".',
      ],
    ],
    [
      'too few defaults of a numbered curve',
      [['[0, 1, 2, 3]', '[0, 1, 2]']],
      ['32:51 "default" has 3 values, but the curve has 4 points from 0 to 3. Give one value per point.'],
    ],
    [
      'a numbered field that exists',
      [
        ['"maker": {', '"p2": {'],
        ['"maker", "mode"', '"p2", "mode"'],
      ],
      [
        '32:33 "p{x}" makes a field "p2", which exists already. Choose another name.',
        '41:62 "p2" is edited by the curve "power_curve". Put "power_curve" here instead.',
      ],
    ],
    [
      'numbered fields over a list',
      [['"field": "losses"', '"fields": "q{x}"']],
      [
        '21:5 field "losses" is in no tab, so it would never be shown. Put it in a group of "general", "advanced", or give it "x-hidden": true.',
        '27:34 curve "loss_curve" takes x from a list, so its y needs a list "field" and no numbered "fields".',
      ],
    ],
    [
      'what lists are outside, which keep the x of a pasted table',
      [['"title": "Losses by load",', '"title": "Losses by load", "outside": "zero",']],
      ['25:34 "outside" is for a numbered curve; a table pasted onto the lists of curve "loss_curve" keeps its own x.'],
    ],
    [
      'what becomes of values below a minimum that is not there',
      [['"maximum": 9 }]', '"maximum": 9, "belowMinimum": "clip" }]']],
      ['32:90 "belowMinimum" needs a "minimum" in the same series of curve "power_curve".'],
    ],
    [
      'another word for what a curve is outside',
      [['"title": "Power curve",', '"title": "Power curve", "outside": "nothing",']],
      ['30:31 "outside" is "nothing", but must be one of "hold", "zero", "none".'],
    ],
    [
      'a logarithmic axis of values that may be 0',
      [['"title": "Power curve",', '"title": "Power curve", "logarithmic": ["y"],']],
      [
        '30:47 the y axis of curve "power_curve" can\'t be logarithmic, as "Power" may be 0 or less. Give it a "minimum" above 0.',
      ],
    ],
    [
      'another axis than x and y',
      [['"title": "Power curve",', '"title": "Power curve", "logarithmic": ["z"],']],
      ['30:47 entry 1 of "logarithmic" is "z", but must be one of "x", "y".'],
    ],
    [
      'a cut-out at a missing field',
      [['"title": "Power curve",', '"title": "Power curve", "cutOut": "idle_powr",']],
      [
        '30:31 the "cutOut" of curve "power_curve" names a field "idle_powr" that does not exist. Did you mean "idle_power"?',
      ],
    ],
    [
      'a cut-out at a text',
      [['"title": "Power curve",', '"title": "Power curve", "cutOut": "maker",']],
      ['30:31 the "cutOut" of curve "power_curve" must be a number, but "maker" is a text field.'],
    ],
    [
      'a list over counted x',
      [['"fields": "p{x}", "default": [0, 1, 2, 3], "maximum": 9', '"field": "losses"']],
      [
        '29:5 field "losses" belongs to the curves "loss_curve" and "power_curve"; it can belong to one.',
        '32:33 curve "power_curve" counts x from "from" to "to", so its y needs numbered "fields" and no list.',
      ],
    ],
  ])('%s', async (_title, edits, reported) => {
    const result = await run(smallTexts({ 'schemas/kinds/turbine.json': edits }));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
    expect(result.files.size).toBe(0);
  });
});
