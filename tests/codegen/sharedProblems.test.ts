import { expect, it, test } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { type Edits, realTexts, run, smallTexts } from './schemaTexts.ts';

const TURBINE = 'schemas/kinds/turbine.json';

// The kinds that build on a faulty file would each repeat it in other words.
test.each<[string, Edits, string[]]>([
  [
    'that is not JSON',
    { 'schemas/common.json': [['"$id": "common",', '"$id": "common"']] },
    ['schemas/common.json:4:3 is not valid JSON: a comma is missing before this.'],
  ],
  [
    'with an unknown word',
    { 'schemas/common.json': [['"$id": "common",', '"$id": "common", "x-tab": [],']] },
    ['schemas/common.json:3:20 "x-tab" is not known here, so it would have no effect. Did you mean "x-tabs"?'],
  ],
])('a shared file %s is reported once, not for every kind', async (_title, edits, reported) => {
  expect((await run(realTexts(edits))).reported).toEqual(reported);
});

it('reports a new field of every component at the tabs that leave it out', async () => {
  const { reported } = await run(
    smallTexts({
      'schemas/common.json': [['"locked": {', '"owner": { "type": "string", "title": "Owner" }, "locked": {']],
    }),
  );
  expect(reported).toEqual([
    `${TURBINE}:36:3 field "owner" is in no tab, so it would never be shown. Put it in a group of "general", "advanced", or give it "x-hidden": true.`,
  ]);
});

it('reports a fault of fields and tabs that three kinds share once, in the shared file', async () => {
  const edits: Edits = {
    'schemas/genset.json': [
      [
        '"underscore_max_mech": {\n      "type": "number"',
        '"underscore_max_mech": {\n      "maximum": -1, "type": "number"',
      ],
    ],
  };
  const { reported } = await run(realTexts(edits));
  expect(reported.map((problem) => problem.replace(/^schemas\/genset\.json:\d+:\d+ /, ''))).toEqual([
    '"minimum" 0 is above "maximum" -1, so no value would be accepted.',
  ]);
});

it('follows a shared field that refers to another', async () => {
  const edits: Edits = { [TURBINE]: [['../common.json#/$defs/annual_om', '../genset.json#/properties/annual_om']] };
  expect((await run(smallTexts(edits))).reported).toEqual([]);
});

it('reports a $ref that leads in a circle', async () => {
  const { reported } = await run(
    smallTexts({
      'schemas/genset.json': [['"./common.json#/$defs/annual_om"', '"./genset.json#/properties/annual_om"']],
      [TURBINE]: [['../common.json#/$defs/annual_om', '../genset.json#/properties/annual_om']],
    }),
  );
  expect(reported.map((problem) => problem.replace(/:\d+:\d+ /, ' '))).toEqual([
    'schemas/genset.json "./genset.json#/properties/annual_om" leads in a circle, so it never reaches a field.',
  ]);
});

test.each([
  ['schemas/kind.schema.json', 'what kind files may say'],
  ['schemas/common.json', 'the fields of every component'],
  ['schemas/openapi.yaml', 'all calls'],
])('a missing %s is reported', async (file, holds) => {
  const texts = smallTexts();
  texts.delete(file);
  expect((await run(texts)).reported).toEqual([`${file}:1:1 is missing; it defines ${holds}. Restore it.`]);
});

test.each<[string, [string, string][], string[]]>([
  [
    'misspelt required field',
    [['["username", "password"],\n', '["usename", "password"],\n']],
    ['field "usename" is required but does not exist, so no form could ever be submitted. Did you mean "username"?'],
  ],
  [
    'shared field',
    [['"x-placeholder": "Enter your email"', '"$ref": "../common.json#/$defs/lifetime"']],
    ['"../common.json#/$defs/lifetime" names no shared file. Forms share no fields: write the field out.'],
  ],
  [
    'name that is not its file',
    [['"$id": "sign-in"', '"$id": "login"']],
    ['"$id" is "login", but the file is named sign-in.json; the two must be the same. Make it "sign-in".'],
  ],
])('a form with a %s', async (_title, edits, reported) => {
  const result = await run(realTexts({ 'schemas/forms/sign-in.json': edits }));
  expect(result.reported.map((problem) => problem.replace(/^schemas\/forms\/sign-in\.json:\d+:\d+ /, ''))).toEqual(
    reported,
  );
});

it('reports all problems of all files in the order of files and lines', async () => {
  const { reported, files } = await run(
    smallTexts({
      [TURBINE]: [
        ['"icon": "fan"', '"icon": "fann"'],
        ['"maximum": 100', '"maximum": -1'],
        ['"maker", "mode"', '"mode"'],
      ],
      'schemas/kinds/flywheel.json': '{ "$id": "flywheel", "title": "Flywheel" }',
      'schemas/kinds/anemo.json': '{,}',
      'schemas/openapi.yaml': [['createThing', 'listThings']],
    }),
  );
  expect(reported).toEqual([
    'schemas/kinds/anemo.json:1:2 is not valid JSON: a value is expected here; is there an extra comma before it.',
    'schemas/kinds/flywheel.json:1:1 the file lacks "$schema". Write "$schema": "../kind.schema.json".',
    'schemas/kinds/flywheel.json:1:1 the file lacks "x-kind". Write it, such as "x-kind": {"plural":"Flywheels","icon":"disc-3","order":15}.',
    `${TURBINE}:5:37 there is no icon "fann". Did you mean "fan"?`,
    `${TURBINE}:7:67 "minimum" 0 is above "maximum" -1, so no value would be accepted.`,
    `${TURBINE}:9:5 field "maker" is in no tab, so it would never be shown. Put it in a group of "general", "advanced", or give it "x-hidden": true.`,
    'schemas/openapi.yaml:10:20 operationId "listThings" belongs to GET /things/ already, so one of the two would have no route. Give each call a different one.',
  ]);
  expect(files.size).toBe(0);
});

it('reads a file that begins with a byte order mark', async () => {
  const edits: Edits = { [TURBINE]: [['{\n  "$schema"', '\uFEFF{\n  "$schema"']] };
  expect((await run(smallTexts(edits))).reported).toEqual([]);
});

it('reports the error of the type maker about the contract', async () => {
  const apiTypes = async () => Promise.reject(new Error('no idea what this is'));
  const { problems, files } = await generate({ texts: smallTexts(), icons: new Set(['fan']), apiTypes });
  expect(problems).toEqual([
    { file: 'schemas/openapi.yaml', line: 1, column: 1, message: "can't be turned into types: no idea what this is" },
  ]);
  expect(files.size).toBe(0);
});
