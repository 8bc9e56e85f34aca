import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failed, makeModules, type SchemaTexts } from '#codegen/makeModules.ts';
import { formatProblem, type Problem } from '#codegen/Problem.ts';
import { renamedTurbine } from './renamedTurbine.ts';
import { type Edits, smallTexts } from './schemaTexts.ts';
import { UneditedMemory } from './UneditedMemory.ts';

const ICONS = new Set(['fan']);
const TEXTS = smallTexts();
const memory = new UneditedMemory(TEXTS.values(), ICONS);

/** Makes the modules of a small set of schemas with the edits made; says when the contract was ready. */
function make(edits: Edits = {}, given: Partial<SchemaTexts> = {}) {
  const contracts: unknown[] = [];
  const onContract: SchemaTexts['onContract'] = (contract) => contracts.push(contract);
  const made = makeModules({ texts: smallTexts(edits), icons: ICONS, onContract, ...given }, memory);
  const [problems, warnings] = [made.problems.map(formatProblem), made.warnings.map(formatProblem)];
  return {
    made,
    contracts,
    files: [...made.files.keys()],
    ids: made.kinds.map(({ definition }) => definition.id),
    problems,
    warnings,
  };
}

const FORM = readFileSync(new URL('../../schemas/forms/asset.json', import.meta.url), 'utf8');

const PROBLEM: Problem = { file: 'schemas/a', line: 1, column: 1, message: 'is not read.', suggestion: 'Remove it.' };
const kindFiles = (id: string) => [
  ...[`kinds/${id}.ts`, `schemas/kinds/${id}.schema.json`, `schemas/kinds/${id}.uischema.json`],
  ...[`validators/kinds/${id}.d.ts`, `validators/kinds/${id}.js`],
];
const COMMON_FILES = [
  ...['answers.ts', 'contract.json', 'imports.ts', 'kindDescriptions.ts', 'kindIcons.ts', 'kindTexts.ts', 'kinds.ts'],
  ...['languages.ts', 'operations.ts', 'validators/operations.ts'],
  ...['body', 'path', 'query'].flatMap((part) => ['d.ts', 'js'].map((end) => `validators/operations/${part}.${end}`)),
];

describe('modules', () => {
  it('are made of kinds and the contract, sorted by their paths', () => {
    const { made, contracts, files, ids, problems, warnings } = make();
    expect({ problems, warnings, ids }).toEqual({ problems: [], warnings: [], ids: ['turbine'] });
    expect(files).toEqual([...COMMON_FILES, ...kindFiles('turbine')].sort());
    expect(made.definitions).toEqual(made.kinds.map(({ definition }) => definition));
    expect(contracts).toEqual([made.contract]);
    expect(made.contract?.document.openapi).toMatch(/^3\./);
  });

  it('are made of examples and forms as well, with kinds in the order of their cards', () => {
    const { files, ids, problems, made } = make({
      'schemas/kinds/beta.json': renamedTurbine('beta', 3),
      'schemas/kinds/alpha.json': renamedTurbine('alpha', 3),
      'schemas/examples/gamma.json': renamedTurbine('gamma', 1),
      'schemas/forms/asset.json': FORM,
    });
    expect(problems).toEqual([]);
    expect(ids).toEqual(['gamma', 'alpha', 'beta', 'turbine']);
    const own = ids.flatMap(kindFiles);
    expect(files.filter((file) => !COMMON_FILES.includes(file) && !own.includes(file))).toEqual([
      ...['forms/asset.ts', 'schemas/forms/asset.schema.json', 'schemas/forms/asset.uischema.json'],
      ...['validators/forms/asset.d.ts', 'validators/forms/asset.js'],
    ]);
    expect(files.filter((file) => own.includes(file))).toHaveLength(20);
    expect(made.findPlace('gamma', 'power')).toMatchObject({ file: 'schemas/examples/gamma.json' });
  });

  it('are made despite warnings', () => {
    const { files, problems, warnings } = make({}, { unread: [{ ...PROBLEM, severity: 'warning' }] });
    expect(files).toContain('kinds.ts');
    expect(problems).toEqual([]);
    expect(warnings).toEqual(['schemas/a:1:1 warning: is not read. Remove it.']);
  });

  it('are recalled', () => {
    const [first, second] = [make().made, make().made];
    expect(second.kinds[0]).toBe(first.kinds[0]);
    expect(second).toEqual({ ...first, findPlace: expect.any(Function) });
  });
});

it('the place of a field is found in its file', () => {
  const { made } = make();
  const file = 'schemas/kinds/turbine.json';
  const lines = (TEXTS.get(file) ?? '').split('\n');
  const line = lines.findIndex((text) => text.includes('"maker"')) + 1;
  expect(made.findPlace('turbine', 'maker')).toMatchObject({ file, line });
  expect(made.findPlace('engine', 'power')).toEqual({ file: 'schemas/kinds/engine.json', line: 1, column: 1 });
});

describe('nothing is made', () => {
  it.each<[what: string, edits: Edits, problem: string]>([
    [
      'a meta-schema that is not a schema',
      { 'schemas/kind.schema.json': '[]' },
      'schemas/kind.schema.json:1:1 is not a JSON Schema, so no file could be checked against it. Restore it.',
    ],
    [
      'a broken meta-schema',
      { 'schemas/kind.schema.json': '[' },
      'schemas/kind.schema.json:1:2 is not valid JSON: a closing ] is missing.',
    ],
    [
      'a broken shared file',
      { 'schemas/common.json': '[' },
      'schemas/common.json:1:2 is not valid JSON: a closing ] is missing.',
    ],
    [
      'a shared file of the wrong shape',
      { 'schemas/genset.json': '{ "x": 1 }' },
      'schemas/genset.json:1:3 "x" is not known here, so it would have no effect. Known here: $schema, $id, properties, required, $defs, x-curves, x-rules, x-checks, x-derived, x-note, x-tabs, x-tab-titles, x-unit-names.',
    ],
    [
      'a broken kind',
      { 'schemas/kinds/alpha.json': '{ "a": 1' },
      'schemas/kinds/alpha.json:1:9 is not valid JSON: a closing } is missing.',
    ],
    [
      'a kind with a fault',
      { 'schemas/kinds/turbine.json': [['"order": 15', '"order": "x"']] },
      'schemas/kinds/turbine.json:5:52 "order" is "x", but must be a number.',
    ],
    [
      'a form with a fault',
      { 'schemas/forms/asset.json': FORM.replace('"fields": ["count"]', '"fields": ["cont"]') },
      'schemas/forms/asset.json:19:47 there is no field or curve "cont". Did you mean "count"?',
    ],
  ])('because of %s', (_what, edits, problem) => {
    const { made, contracts, files, problems } = make(edits);
    expect(problems).toContain(problem);
    expect({ files, contracts, kinds: made.kinds, definitions: made.definitions }).toEqual({
      ...{ files: [], contracts: [], kinds: [], definitions: [] },
    });
    expect(made.contract).toBeUndefined();
    expect(made.findPlace('turbine', 'power')).toEqual({ file: 'schemas/kinds/turbine.json', line: 1, column: 1 });
  });

  it('because of kinds that share a name in clients', () => {
    const { problems, files } = make({ 'schemas/kinds/turbine_write.json': renamedTurbine('turbine_write', 3) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/generated clients would call this "TurbineWrite"/);
    expect(files).toEqual([]);
  });

  it('because of a file that is not read', () => {
    const expected = ['schemas/a:1:1 is not read. Remove it.'];
    expect(make({}, { unread: [PROBLEM] })).toMatchObject({ problems: expected, files: [], contracts: [] });
    const edits = { 'schemas/kind.schema.json': '[]' };
    expect(make(edits, { unread: [PROBLEM] }).problems).toEqual([...expected, expect.any(String)]);
  });

  it.each<[what: string, edits: Edits, problem: string]>([
    [
      'a language with a fault',
      { 'schemas/texts/de/language.json': '{}' },
      'schemas/texts/de/language.json:1:1 the file lacks "$schema".',
    ],
    [
      'a mapping without a meta-schema',
      { 'schemas/imports/x.json': '{}' },
      'schemas/import.schema.json:1:1 is missing; it defines what mapping files may say. Restore it.',
    ],
  ])('because of %s, which is found once the contract is ready', (_what, edits, problem) => {
    const { contracts, files, problems } = make(edits);
    expect(problems).toEqual([problem]);
    expect(files).toEqual([]);
    expect(contracts).toHaveLength(1);
  });

  it('because of a broken contract', () => {
    const { contracts, files, problems } = make({ 'schemas/openapi.yaml': 'openapi: [' });
    expect(problems).toEqual([expect.stringMatching(/^schemas\/openapi\.yaml:1:11 is not valid YAML/)]);
    expect({ contracts, files }).toEqual({ contracts: [], files: [] });
  });
});

it('a failure sorts its problems, and keeps warnings apart', () => {
  const warning: Problem = { ...PROBLEM, line: 2, severity: 'warning' };
  const later = { ...PROBLEM, file: 'schemas/b' };
  const { findPlace, ...rest } = failed([later, warning, PROBLEM, later]);
  expect(rest).toEqual({
    ...{ files: new Map(), problems: [PROBLEM, later], warnings: [warning], definitions: [], kinds: [] },
  });
  expect(findPlace('a', 'b')).toEqual({ file: 'schemas/kinds/a.json', line: 1, column: 1 });
});
