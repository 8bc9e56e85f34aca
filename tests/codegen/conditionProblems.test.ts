import { describe, expect, it, test } from 'vitest';
import { run } from './schemaTexts.ts';
import { TANK, tankTexts } from './tankTexts.ts';

const CHOICE: [string, string] = [
  '"title": "Maker", "default": ""',
  '"title": "Maker", "default": "own", "enum": ["own", "bought"], "x-labels": { "own": "Own make" }',
];

/** The problems of the tank with these edits, without the file's name. */
async function problems(...edits: [string, string][]): Promise<string[]> {
  const { reported, files } = await run(tankTexts(CHOICE, ...edits));
  expect(files.size === 0).toBe(reported.length > 0);
  return reported.map((problem) => problem.replace(`${TANK}:`, ''));
}

const words = (field: string, given: object): [string, string] => [
  `"${field}": {`,
  `"${field}": { ${JSON.stringify(given).slice(1, -1)},`,
];

const FIXED = "Write conditions such as power > 5 kW, charging = 'smart' or not running.";
const ONLY = 'but a condition can only compare a field with a fixed value.';
/** The column of line 12 in which the expression begins. */
const START = 31;

describe('a condition of a field is refused at its place, with what to do', () => {
  test.each<[text: string, at: number, said: string | RegExp]>([
    ['runnin', 0, 'there is no field "runnin". Did you mean "running"?'],
    ['running and', 11, 'the expression ends where a number, a field or a ( is expected.'],
    ['power', 0, 'the expression is a number, not a condition. Compare it with something.'],
    ['maker', 0, "the expression is a text, not a condition. Compare it with a text, such as type = 'fixed'."],
    ['1 < 2', 0, 'the expression names no field, so it is the same for every component.'],
    ['power > 5 kWh', 6, /^kW can't be compared with kWh\. Divide the kWh by a time/],
    ['power > 5 kw', 10, 'there is no unit "kw". Did you mean "kW"?'],
    ['share > 20', 6, /^the unit of the number beside % is unclear/],
    ["maker = 'onw'", 8, "\"maker\" has no value 'onw'. Did you mean 'own'?"],
    ["maker = 'Own make'", 8, "\"maker\" has no value 'Own make'. Did you mean 'own'?"],
    ["maker = 'leased'", 8, "\"maker\" has no value 'leased'. Its values are 'own', 'bought'."],
    ["maker in ('own', 'leased')", 17, "\"maker\" has no value 'leased'. Its values are 'own', 'bought'."],
    ['maker = own', 8, 'there is no field "own". Write the value in single quotes: \'own\'.'],
    ['maker = 1', 8, "a number can't be compared with a text. Its values are texts, such as 'own'."],
    ["maker = ''", 8, 'nothing equals an empty text, as an empty field meets no condition.'],
    ['maker > 1', 0, '">" needs a number, but this is a text. Compare a text with "=", "!=" or "in".'],
    ["power = '5'", 0, "a number can't be compared with a text. Leave the quotes out if a field is not a text."],
    ["power in ('5')", 6, '"in" needs a choice or a text before it, but this is a number. Compare it by "=" or ">=".'],
    ["maker in ('own'", 15, '")", which closes the ( of "in", is missing before the end.'],
    ['running = true', 10, 'there is no field "true". A flag is a condition by itself: write running, or not running.'],
    ["running = 'on'", 0, /^a condition can't be compared with a text\./],
    [
      'maker = "own"',
      8,
      /^"\\"" can't be used where a number, a field or a \( is expected\. Write a text in single quotes/,
    ],
    ['running && vented', 8, '"&&" is not expected here. Did you mean "and"?'],
    ['power > energy / hours', 15, `this calculates, ${ONLY} ${FIXED}`],
    ['hot > cold', 4, `this compares two fields, ${ONLY} ${FIXED}`],
    ['power * 2 > 5', 6, `this calculates, ${ONLY} ${FIXED}`],
    ['last(loads) > 5', 0, `"last" calculates, ${ONLY} ${FIXED}`],
    ['any(fuel_curve where y > 0)', 0, `"any" calculates, ${ONLY} ${FIXED}`],
    ['every(fuel_curve where y > 0)', 0, `"every" calculates, ${ONLY} ${FIXED}`],
    ['count(fuel_curve) > 2', 0, `"count" calculates, ${ONLY} ${FIXED}`],
    ['count(fuel_curv) > 2', 6, 'there is no curve or table "fuel_curv". Did you mean "fuel_curve"?'],
    ['count(power) > 2', 6, '"power" is neither a curve nor a table.'],
    ['least(loads) > 2', 0, 'there is no function "least". Write min(...).'],
    ['average(loads) > 2', 0, 'there is no function "average". Write mean(...).'],
    ['sum(power) > 2 kW', 4, '"sum" needs a list, but this is a number.'],
    ['twice > 5', 0, `"twice" is calculated, ${ONLY} ${FIXED}`],
    ['never_rises(loads)', 0, `"never_rises" calculates, ${ONLY} ${FIXED}`],
    ["created_at = 'x'", 0, '"created_at" is filled in by the server, so a form could not tell whether it holds.'],
    ['head > 1', 0, 'this reads "head", which it hides, so it could never be shown again. Name another field.'],
    [
      'running and (vented or (power > 1 and hot > 1))',
      0,
      /^this condition can't be put into words, so the form could not say what it depends on\. Join groups of "or" by "and"/,
    ],
    ['power.kW > 5', 6, /^"power" has no field "kW"\.$/],
  ])('%s', async (text, at, said) => {
    const found = await problems(words('head', { 'x-shown-when': text }));
    const [place, message] = found[0]?.split(/ (.*)/s) ?? [];
    expect(found).toHaveLength(1);
    if (typeof said === 'string') expect(message).toBe(said);
    else expect(message).toMatch(said);
    expect(place).toBe(`12:${START + at}`);
  });
});

describe('a condition whose parts exclude each other', () => {
  const NEVER = /^12:\d+ no value of "(?:power|maker)" fulfils all of this at once, so this never holds\.$/;

  test.each([
    'power > 50 and power < 20',
    'power >= 5 kW and power < 5000 W',
    'power = 5 and power > 5',
    'power = 5 and power = 6',
    'power >= 5 and power <= 5 and power != 5',
    "maker = 'own' and maker = 'bought'",
    "maker = 'own' and maker != 'own'",
    "maker != 'own' and maker != 'bought'",
    "not (maker = 'own' or running) and (maker = 'own' and vented)",
    'vented or (power > 50 and power < 20)',
  ])('is refused: %s', async (text) => {
    expect(await problems(words('head', { 'x-shown-when': text }))).toEqual([expect.stringMatching(NEVER)]);
  });

  it('is refused with a flag that would be on and off', async () => {
    expect(await problems(words('head', { 'x-shown-when': 'running and vented and not running' }))).toEqual([
      '12:58 "running" can\'t be on and off at once, so this never holds.',
    ]);
  });

  test.each([
    'power > 20 and power < 50',
    'power >= 5 and power <= 5',
    'power > 5 and power != 4',
    "maker in ('own', 'bought') and maker != 'own'",
    "maker = 'own' or maker = 'bought'",
  ])('is accepted: %s', async (text) => {
    expect(await problems(words('head', { 'x-shown-when': text }))).toEqual([]);
  });
});

describe('what can have no condition', () => {
  test.each<[what: string, edits: [string, string][], said: (string | RegExp)[]]>([
    [
      'a field in a circle of two',
      [words('head', { 'x-shown-when': 'power > 1' }), words('power', { 'x-shown-when': 'head > 1' })],
      [
        /^7:32 whether "head" is shown depends on what this hides, so neither could ever be shown\. Break/,
        /^12:31 whether "power" is/,
      ],
    ],
    [
      'a required field that requires itself',
      [words('head', { 'x-required-when': 'head > 1' })],
      [/^12:34 "head" would be required because of its own value, which it then already has\. Name another field\.$/],
    ],
    ['a hidden field', [words('secret', { 'x-shown-when': 'running' })], [/^25:17 "secret" is never shown\. Remove/]],
    [
      'a list of a curve',
      [words('loads', { 'x-shown-when': 'running' })],
      [
        /^26:16 "loads" is edited by the curve "fuel_curve", which can't lack one of its fields\. Put the curve into a separate tab/,
      ],
    ],
    [
      'a flag that is to be filled in',
      [words('vented', { 'x-required-when': 'running' })],
      [/^23:17 "vented" is on or off, so it is never missing\. Remove "x-required-when"\.$/],
    ],
    [
      'the tab with the name',
      [['"id": "general",', '"id": "general", "x-shown-when": "running",']],
      [
        /^46:24 tab "general" can't be hidden, as it holds "name", which every component needs\. Move "name" to another tab\.$/,
      ],
    ],
    [
      'a tab that reads what is in it',
      [
        ['"id": "advanced",', '"id": "advanced", "x-shown-when": "rate = 1",'],
        ['            "rate",\n', ''],
        ['"fields": ["fuel_curve", "wind_curve"]', '"fields": ["fuel_curve", "wind_curve", "rate"]'],
      ],
      [/this reads "rate", which it hides, so it could never be shown again/],
    ],
    [
      'a fate without a condition',
      [words('head', { 'x-when-hidden': 'clear' })],
      [/^12:15 "x-when-hidden" says what happens to a hidden value, but this is never hidden\. Add "x-shown-when"\.$/],
    ],
    [
      'a fate that does not exist',
      [words('head', { 'x-shown-when': 'running', 'x-when-hidden': 'delete' })],
      [/^12:40 "x-when-hidden" is "delete", but must be one of "keep", "clear", "default"\.$/],
    ],
    [
      'a field without the default to which it goes back',
      [
        words('head', { 'x-shown-when': 'running', 'x-when-hidden': 'default' }),
        ['"x-unit": "m", "default": 3', '"x-unit": "m"'],
      ],
      [/^12:40 "head" has no default to go back to\. Give it a "default", or write "clear"\.$/],
    ],
    [
      'a misspelt word',
      [words('head', { 'x-show-when': 'running' })],
      [/^12:15 "x-show-when" is not known here.*Did you mean "x-shown-when"\?$/],
    ],
  ])('%s', async (_what, edits, said) => {
    const found = await problems(...edits);
    expect(found).toHaveLength(said.length);
    for (const [index, one] of said.entries()) expect(found[index]).toMatch(one);
  });

  it('name, currency and lock', async () => {
    const text = '"name": { "x-shown-when": "running" }, "locked": { "x-shown-when": "running" }';
    expect(await problems(['"secret": {', `${text},\n    "secret": {`])).toEqual([
      '25:15 "name" can\'t be hidden, as every component needs it.',
      '25:56 "locked" can\'t be hidden, as every component needs it.',
    ]);
  });

  it('what is required in any case', async () => {
    expect(await problems(['"secret": {', '"name": { "x-required-when": "running" },\n    "secret": {'])).toEqual([
      '25:15 "name" is always required. Take it out of "required".',
    ]);
  });
});
