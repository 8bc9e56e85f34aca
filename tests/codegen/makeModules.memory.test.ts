import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Memory } from '#codegen/Memory.ts';
import { makeModules } from '#codegen/makeModules.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { mappingFile } from './mappingFile.ts';
import { renamedTurbine } from './renamedTurbine.ts';
import { type Edits, smallTexts } from './schemaTexts.ts';
import { UneditedMemory } from './UneditedMemory.ts';

const ICONS = new Set(['fan']);
const unedited = new UneditedMemory(smallTexts().values(), ICONS);

/** Remembers the results of some names itself, and those of others if they come of unedited files. */
class NewMemory extends Memory {
  readonly recalled: string[] = [];
  readonly ends: boolean[] = [];
  readonly #names: readonly string[];

  constructor(...names: string[]) {
    super();
    this.#names = names;
  }

  override recall<Value>(name: string, parts: readonly unknown[], make: () => Value): Value {
    this.recalled.push(name);
    return this.#names.includes(name) ? super.recall(name, parts, make) : unedited.recall(name, parts, make);
  }

  override endRun(run: { isWhole: boolean }): void {
    this.ends.push(run.isWhole);
    super.endRun(run);
  }
}

function make(edits: Edits = {}, memory: Memory = new NewMemory()) {
  const made = makeModules({ texts: smallTexts(edits), icons: ICONS }, memory);
  return { ...made, problems: made.problems.map(formatProblem) };
}

const FORM = readFileSync(new URL('../../schemas/forms/asset.json', import.meta.url), 'utf8');
const FORM_FILE = 'schemas/forms/asset.json';
const META = 'schemas/kind.schema.json';
const TURBINE = 'schemas/kinds/turbine.json';
const SHEET = 'schemas/documents/sheet.json';

/** The edit that gives the turbine a document. */
const WITH_SHEET: Edits = {
  [TURBINE]: [
    ['"maker": {', '"sheet": { "title": "Sheet", "x-schema": "sheet.json" },\n    "maker": {'],
    ['"maker", "mode"', '"maker", "sheet", "mode"'],
  ],
};
const sheet = (title: string) =>
  JSON.stringify({ type: 'object', properties: { issuer: { type: 'string', title, maxLength: 9 } } });

it('results are remembered under names that differ', () => {
  const memory = new NewMemory();
  make({ [FORM_FILE]: FORM }, memory);
  expect(memory.recalled.filter((name) => !name.startsWith('JSON of '))).toEqual([
    ...[META, 'schemas/common.json', 'schemas/genset.json', TURBINE, FORM_FILE].map((file) => `text ${file}`),
    ...['shape', 'shared', 'documents', TURBINE, FORM_FILE],
    ...['schemas/openapi.yaml', 'schemas turbine', 'shape of the contract'],
    ...['JSON before schemas', 'JSON after schemas'],
    ...['checks body', 'checks query', 'checks path', `modules ${TURBINE}`, `modules ${FORM_FILE}`],
  ]);
  expect(new Set(memory.recalled).size).toBe(memory.recalled.length);
});

it('a run is whole if there are no problems', () => {
  const memory = new NewMemory();
  make({}, memory);
  make({ [META]: '[]' }, memory);
  make({}, memory);
  expect(memory.ends).toEqual([true, false, true]);
});

describe('a later run', () => {
  it('applies a changed meta-schema', () => {
    make();
    const { problems } = make({ [META]: [['"order": { "type": "number"', '"order": { "type": "string"']] });
    expect(problems).toEqual([`${TURBINE}:5:52 "order" is 15, but must be text in double quotes.`]);
  });

  it('makes the modules of a changed kind again', () => {
    const memory = new NewMemory(`modules ${TURBINE}`);
    make({}, memory);
    const { files } = make({ [TURBINE]: [['"maxLength": 20', '"maxLength": 30']] }, memory);
    expect(files.get('kinds/turbine.ts')).toContain('"maxLength": 30');
    expect(make({}, memory).files.get('kinds/turbine.ts')).toContain('"maxLength": 20');
  });

  it('makes a kind again only if a file that it uses has changed', () => {
    const [turbine] = make().kinds;
    const { kinds } = make({ 'schemas/kinds/alpha.json': renamedTurbine('alpha', 1) });
    expect(kinds.map(({ definition }) => definition.id)).toEqual(['alpha', 'turbine']);
    expect(kinds[1]).toBe(turbine);
  });

  it('reads shared files again once a broken one is gone', () => {
    const memory = new NewMemory('shared');
    expect(make({ 'schemas/other.json': '[' }, memory).problems).toHaveLength(1);
    const { problems, kinds } = make({}, memory);
    expect(problems).toEqual([]);
    expect(kinds).toHaveLength(1);
  });

  it('applies a changed document', () => {
    const memory = new NewMemory('documents');
    const titles = ['Issuer', 'Author'].map((title) => {
      const { problems, definitions } = make({ ...WITH_SHEET, [SHEET]: sheet(title) }, memory);
      expect(problems).toEqual([]);
      return definitions[0]?.fields['sheet/issuer']?.title;
    });
    expect(titles).toEqual(['Issuer', 'Author']);
  });

  it('reports a document that is gone, while another one is broken', () => {
    const memory = new NewMemory('documents');
    expect(make({ ...WITH_SHEET, [SHEET]: '[' }, memory).problems).toEqual([
      `${SHEET}:1:2 is not valid JSON: a closing ] is missing.`,
    ]);
    expect(make({ ...WITH_SHEET, 'schemas/documents/other.json': '[' }, memory).problems).toEqual([
      'schemas/documents/other.json:1:2 is not valid JSON: a closing ] is missing.',
      `${TURBINE}:9:34 there is no file "sheet.json" in schemas/documents/ for "sheet". Put it there, or use other.json.`,
    ]);
  });
});

describe('texts in another language', () => {
  const LANGUAGE = 'schemas/texts/de/language.json';
  const german = (file: object): Edits => ({
    [LANGUAGE]: JSON.stringify({ $schema: '../../kind.schema.json#/$defs/texts', $id: 'language', title: 'Deutsch' }),
    'schemas/texts/de/kinds/turbine.json': JSON.stringify({
      ...{ $schema: '../../../kind.schema.json#/$defs/texts', $id: 'turbine' },
      ...file,
    }),
  });

  it('become modules', () => {
    const { files, problems } = make(german({ title: 'Windrad', 'x-kind': { plural: 'Windräder' } }));
    expect(problems).toEqual([]);
    expect(files.get('languages.ts')).toContain(`"title": "Deutsch"`);
    expect(files.get('texts/de.ts')).toContain('"title": "Windrad",\n      "plural": "Windräder"');
    expect([...files.keys()].filter((file) => file.includes('texts/'))).toEqual([
      ...['texts/de.ts', 'texts/de/turbine.ts'],
    ]);
  });

  it('are those of kinds', () => {
    const { problems } = make(german({ properties: { powr: { title: 'Leistung' } } }));
    expect(problems).toEqual([
      'schemas/texts/de/kinds/turbine.json:1:83 schemas/kinds/turbine.json has no text "powr" here, so this one would never be shown. Did you mean "power"?',
    ]);
  });
});

it('a mapping is checked against the kinds', () => {
  const importSchema = readFileSync(new URL('../../schemas/import.schema.json', import.meta.url), 'utf8');
  const { problems } = make({
    'schemas/import.schema.json': importSchema,
    'schemas/imports/probe.json': JSON.stringify({
      $schema: '../import.schema.json',
      ...mappingFile({ kind: 'turbin', columns: { power: { column: 'P' } }, fields: { power: { value: 'power' } } }),
    }),
  });
  expect(problems).toEqual(['schemas/imports/probe.json:1:66 there is no kind "turbin". Did you mean "turbine"?']);
});

it.each([
  ['[', `${META}:1:2 is not valid JSON: a closing ] is missing.`],
  ['[]', `${META}:1:1 is not a JSON Schema, so no file could be checked against it. Restore it.`],
])('a meta-schema that is %s is reported once', (text, problem) => {
  expect(make({ [META]: text }).problems).toEqual([problem]);
});

describe('the contract', () => {
  it('may have a schema with the name of a shared file', () => {
    const { problems } = make({
      'schemas/openapi.yaml': [['      x-kinds: read', '      x-kinds: read\n    Genset: { type: string }']],
    });
    expect(problems).toEqual([]);
  });

  it('has the schemas of documents', () => {
    const { contract } = make({ ...WITH_SHEET, [SHEET]: sheet('Issuer') });
    expect(contract?.document).toMatchObject({
      components: { schemas: { TurbineSheet: { properties: { issuer: { title: 'Issuer' } } } } },
    });
  });

  it.each(['kinds', 'examples'])('may refer to a kind of %s that is broken', (folder) => {
    const { problems } = make({
      [`schemas/${folder}/alpha.json`]: '[',
      'schemas/openapi.yaml': [
        ['      x-kinds: read', '      x-kinds: read\n    Other: { $ref: "#/components/schemas/Alpha" }'],
      ],
    });
    expect(problems).toEqual([`schemas/${folder}/alpha.json:1:2 is not valid JSON: a closing ] is missing.`]);
  });

  it('is refused if the check of a call cannot be made', () => {
    const { problems, files } = make({
      'schemas/openapi.yaml': [
        [
          '      operationId: createThing',
          '      operationId: createThing\n      parameters: [{ name: a, in: query, schema: { type: string, pattern: "[" } }]',
        ],
      ],
    });
    expect(problems).toEqual([
      'schemas/openapi.yaml:10:7 the query of "createThing" can\'t be checked: Invalid regular expression: /[/u: Unterminated character class. Correct the schema, or the one that it refers to.',
    ]);
    expect(files.size).toBe(0);
  });
});

it('a form has modules beside those of kinds', () => {
  const memory = new NewMemory(`modules ${TURBINE}`, `modules ${FORM_FILE}`);
  const { files } = make({ [FORM_FILE]: FORM }, memory);
  expect([...files.keys()].filter((file) => file.includes('kinds/'))).toEqual([
    ...['kinds/turbine.ts', 'schemas/kinds/turbine.schema.json', 'schemas/kinds/turbine.uischema.json'],
    ...['validators/kinds/turbine.d.ts', 'validators/kinds/turbine.js'],
  ]);
  expect([...files.keys()].filter((file) => file.includes('forms/'))).toEqual([
    ...['forms/asset.ts', 'schemas/forms/asset.schema.json', 'schemas/forms/asset.uischema.json'],
    ...['validators/forms/asset.d.ts', 'validators/forms/asset.js'],
  ]);
});
