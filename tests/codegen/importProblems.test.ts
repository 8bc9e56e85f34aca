import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Memory } from '#codegen/Memory.ts';
import { makeModules } from '#codegen/makeModules.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { type Edits, realTexts } from './schemaTexts.ts';

const { icons } = await readSchemas();
// The kinds are the same in every run, so they are compiled once.
const memory = new Memory();

function run(edits: Edits = {}) {
  const { problems, files } = makeModules({ texts: realTexts(edits), icons }, memory);
  return { reported: problems.map(formatProblem), files };
}

const FILE = 'schemas/imports/bslib_batteries.json';

it('a value that is multiplied as advised is accepted', () => {
  const advised = '"value": "power * power / capacity * 1 kWh/(h·W²)"';
  expect(run({ [FILE]: [['"value": "power / capacity"', advised]] }).reported).toEqual([]);
});

describe('a mapping file', () => {
  it.each<[string, [string, string], string]>([
    [
      'with a misspelt word',
      ['"leftOut"', '"leftout"'],
      '"leftout" is not known here, so it would have no effect. Did you mean "leftOut"?',
    ],
    [
      'of an unknown kind',
      ['"kind": "basicstorage"', '"kind": "basicstorge"'],
      'there is no kind "basicstorge". Did you mean "basicstorage"?',
    ],
    [
      'whose kind is no text',
      ['"kind": "basicstorage"', '"kind": { "toString": 1 }'],
      '"kind" is {"toString":1}, but must be text in double quotes',
    ],
    [
      'with an unknown field',
      ['"max_soc_percentage"', '"max_soc_percent"'],
      '"basicstorage" has no field or curve "max_soc_percent" that a table can fill. Did you mean "max_soc_percentage"?',
    ],
    [
      'with a field of the server',
      ['"max_soc_percentage"', '"created_at"'],
      '"basicstorage" has no field or curve "created_at" that a table can fill.',
    ],
    [
      'with an unknown column',
      ['"value": "power / capacity"', '"value": "power / capcity"'],
      'there is no column "capcity". Did you mean "capacity"?',
    ],
    [
      'with a unit of another dimension',
      ['"unit": "kWh"', '"unit": "kW"'],
      "the value is in kW, which can't be shown in kWh. Divide the kWh by a time, such as 1 h, or multiply the kW by one.",
    ],
    [
      'with a value in a unit that its field cannot have',
      ['"value": "power / capacity"', '"value": "power * power / capacity"'],
      `the value is in W²/kWh, which can't be shown in 1/h. Multiply it by something in kWh/(h·W²), such as 1 kWh/(h·W²), or correct the "unit" of a column.`,
    ],
    [
      'with a value in a unit where its field has none',
      ['"battery_efficiency": "efficiency"', '"battery_efficiency": "efficiency * power"'],
      'the value is in %·W, but the field has no unit. Multiply it by something in 1/(%·W), or correct the "unit" of a column.',
    ],
    [
      'with a unit that names a currency',
      ['"unit": "kWh"', '"unit": "EUR/kWh"'],
      `"EUR/kWh" names a currency. Write "{currency}/kWh"; the currency is that of the field "currency", or else the one that the file's units name.`,
    ],
    ['with an unknown unit', ['"unit": "kWh"', '"unit": "kwh"'], 'there is no unit "kwh". Did you mean "kWh"?'],
    [
      'with a constant that the field refuses',
      ['"constant": 100', '"constant": 101'],
      '101 is not a value of "max_soc_percentage", which is',
    ],
    [
      'with a placeholder that is no column',
      ['"{coupling}-coupled, {id}"', '"{couplng}-coupled, {id}"'],
      'there is no column "couplng". Did you mean "coupling"?',
    ],
    [
      'with a short name of what is no column',
      ['"distinct": "{id}"', '"short": "{modl}", "distinct": "{id}"'],
      'there is no column "modl". Did you mean "model"?',
    ],
    [
      'with a column for nothing',
      ['"{coupling}-coupled, {id}"', '"{id}"'],
      'column "coupling" is read, but nothing uses it. Use it, or name its heading in "leftOut".',
    ],
    [
      'that reads what it leaves out',
      ['"P_PV2AC_in [W]"', '"eta_BAT"'],
      '"eta_BAT" is left out, but column "efficiency" reads it. Remove one of the two.',
    ],
    ['without a licence', ['"licence": "CC-BY-4.0",', ''], '"source" lacks "licence".'],
    [
      'whose id is not its name',
      ['"$id": "bslib_batteries"', '"$id": "bslib"'],
      '"$id" is "bslib", but the file is named bslib_batteries.json; the two must be the same. Make it "bslib_batteries".',
    ],
    [
      'with a text where a number belongs',
      ['"battery_efficiency": "efficiency"', '"battery_efficiency": "coupling"'],
      'the expression is a text, not a number.',
    ],
    [
      "with a text that an expression can't give",
      ['"text": "{coupling}-coupled, {id}"', '"value": "power + power"'],
      '"description" is',
    ],
  ])(
    '%s is refused at the place',
    (_what, edit, message) => {
      const { reported } = run({ [FILE]: [edit] });
      const own = reported.filter((problem) => problem.startsWith(FILE));
      expect(own.join('\n')).toContain(message);
      expect(own[0]).toMatch(/\.json:\d+:\d+ /);
      const place = Number(/\.json:(\d+):/.exec(own.find((problem) => problem.includes(message)) ?? '')?.[1]);
      expect(place).toBeGreaterThan(1);
    },
    60_000,
  );

  it.each<[string, string, [string, string], string]>([
    [
      "a path that can't be read",
      'iec61400_16',
      ['[label=air-density].values",\n          "is"', '[label=air-density.values",\n          "is"'],
      'the path can\'t be read from here on. Write it like "parameters[label=air-density].values".',
    ],
    ['an unknown word', 'iec61400_16', ['"is": 1.225', '"at": 1.225'], '"at" is not known here'],
    [
      'what is no list',
      'iec61400_16',
      ['"type": "list",\n      "unit": "W"', '"unit": "W"'],
      'only a list is taken from nested lists. Give it "type": "list".',
    ],
    [
      'a table without nested lists',
      'bslib_batteries',
      ['"unit": "kWh"', '"unit": "kWh", "slice": [{ "of": "a" }]'],
      'a table of format "csv" has no nested lists. Only JSON documents have a "slice".',
    ],
  ])(
    'with a slice of %s is refused at the place',
    (_what, id, edit, message) => {
      const file = `schemas/imports/${id}.json`;
      const { reported } = run({ [file]: [edit] });
      const own = reported.filter((problem) => problem.startsWith(file)).join('\n');
      expect(own).toContain(message);
      expect(own).toMatch(/\.json:\d{2}:\d+ /);
    },
    60_000,
  );

  it('is refused where it reads components from the columns of a JSON document', () => {
    const { reported } = run({
      'schemas/imports/iec61400_16.json': [['"format": "json"', '"format": "json", "transposed": true']],
    });
    expect(reported).toEqual([
      'schemas/imports/iec61400_16.json:12:23 a JSON document has no columns that could be components. Remove it.',
    ]);
  });

  it('of the guide has no problem', () => {
    const guide = readFileSync('docs/imports.md', 'utf8');
    // The file is shown step by step, in an indented list.
    const text = [...guide.matchAll(/^ +```json\n([\s\S]*?)```/gm)].map(([, part = '']) => part).join('');
    const { reported, files } = run({ 'schemas/imports/acme_batteries.json': text });
    expect(reported).toEqual([]);
    expect(files.has('imports/acme_batteries.ts')).toBe(true);
  });

  it('gives a module that is loaded by itself, and a line in the list', () => {
    const { files, reported } = run();
    expect(reported).toEqual([]);
    expect(files.get('imports/bslib_batteries.ts')).toContain('"ratio": ["1", "100"]');
    expect(files.get('imports.ts')).toContain("bslib_batteries: () => import('#generated/imports/bslib_batteries.ts')");
  });
});
