import { expect, test } from 'vitest';
import { type Edits, realTexts, run } from './schemaTexts.ts';

const COMMON = 'schemas/common.json';
const WIND = 'schemas/kinds/wind.json';
const HYDRO = 'schemas/kinds/hydro.json';

/** What is reported, without suggestions. */
async function report(edits: Edits): Promise<string[]> {
  const { problems, warnings } = await run(realTexts(edits));
  return [...problems, ...warnings].map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('all problems of all files are reported in one run, in spite of unknown keywords', async () => {
  const reported = await report({
    [COMMON]: [['"x-unit": "{currency}/yr"', '"x-units": "{currency}/yr"']],
    [WIND]: [
      ['"default": 0.05,', '"defualt": 0.05, "maximum": "3",'],
      ['"title": "Hub height",', '"title": "Hub height", "pattern": "x",'],
      ['"icon": "wind"', '"icon": "windd"'],
      ['"require": "any(power where y > 0)"', '"require": "any(power where z > 0)"'],
      ['"title": "Site"', '"titel": "Site"'],
      ['"below": "anemometer_height"', '"belowe": "anemometer_height"'],
    ],
    [HYDRO]: [['"require": "lp >= hg"', '"require": "lp >= qe"']],
  });
  expect(reported).toEqual([
    `${COMMON}:54 "x-units" is not known here, so it would have no effect.`,
    `${HYDRO}:67 m can't be compared with m³/s.`,
    `${WIND}:6 there is no icon "windd".`,
    `${WIND}:39 "pattern" applies to text only; "hub_height" is a number field.`,
    `${WIND}:60 "defualt" is not known here, so it would have no effect.`,
    `${WIND}:60 "maximum" is "3", but must be a number.`,
    `${WIND}:89 "belowe" is not known here, so it would have no effect.`,
    `${WIND}:99 there is no field "z".`,
    `${WIND}:152 "titel" is not known here, so it would have no effect.`,
  ]);
});

test('a reference to a faulty part is not reported', async () => {
  const reported = await report({
    [WIND]: [['"hub_height": {\n      "type": "number"', '"hub_height": {\n      "type": "text"']],
  });
  expect(reported).toEqual([expect.stringContaining(`${WIND}:38 "type" is "text", but must be one of`)]);
});

test('a faulty curve affects nothing else', async () => {
  const reported = await report({ [WIND]: [['"from": 0, "to": 30 }', '"from": 0, "to": "30" }']] });
  expect(reported).toEqual([`${WIND}:71 "to" is "30", but must be a whole number.`]);
});

test('a file that lacks its section of x-kind, or its fields, is still checked as far as it can be', async () => {
  const [kind] =
    realTexts()
      .get(WIND)
      ?.match(/ {2}"x-kind": .*\n/) ?? [];
  expect(
    await report({
      [WIND]: [
        [kind ?? '', ''],
        ['"default": 2250', '"default": -1'],
      ],
    }),
  ).toEqual([`${WIND}:1 the file lacks "x-kind".`]);
  expect(await report({ [WIND]: [['"properties": {', '"properties": [], "x-note": {']] })).toEqual(
    [`${WIND}:7 "properties" is [], but must be an object in { }.`, `${WIND}:7 "x-note" is ${'{'}`].map((text) =>
      expect.stringContaining(text),
    ),
  );
});

test('a fault of a shared field is reported there, and at no kind', async () => {
  const reported = await report({
    [COMMON]: [['"default": 20,\n      "minimum": 1,', '"default": 0,\n      "minimum": 1,']],
  });
  expect(reported).toEqual([
    `${COMMON}:83 the default 0 of "lifetime" breaks a rule of its kind: Value must be at least 1.`,
  ]);
});
