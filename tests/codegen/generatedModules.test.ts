import { describe, expect, it } from 'vitest';
import { ApiTypesWorker } from '#codegen/ApiTypesWorker.ts';
import { generate } from '#codegen/generate.ts';
import { toText } from '#codegen/generatedText.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { LIST_PATTERN, PERCENTAGES_PATTERN } from '#model/publishedPatterns.ts';
import { schemaName } from '#model/schemaName.ts';
import { realTexts, run } from './schemaTexts.ts';

const worker = new ApiTypesWorker();
const apiTypes = (contract: string) => worker.make(contract);
const input = await readSchemas();
const first = await generate({ ...input, apiTypes });
const reversed = new Map([...input.texts].reverse());
const second = await generate({ ...input, texts: reversed, apiTypes });
await worker.end();

const files = new Map([...first.files].map(([file, text]) => [file, toText(text)]));
const modules = [...files];
// Examples in the contract contain dates.
const sources = [...input.texts.values()].join();
const scripts = modules.filter(([file]) => !file.endsWith('.json'));

it('are the same bytes on every run, in whatever order the files are read', () => {
  expect(first.problems).toEqual([]);
  expect(second.files).toEqual(first.files);
});

it('come sorted, and every kind gives its six', () => {
  const names = modules.map(([file]) => file);
  expect(names).toEqual([...names].sort());
  const ids = [...input.texts.keys()].flatMap((file) => /^schemas\/kinds\/(.+)\.json$/.exec(file)?.[1] ?? []);
  expect(ids.length).toBeGreaterThanOrEqual(14);
  for (const id of ids) {
    expect(names).toContain(`kinds/${id}.ts`);
    expect(names).toContain(`validators/kinds/${id}.js`);
    expect(names).toContain(`validators/kinds/${id}.d.ts`);
    expect(names).toContain(`schemas/kinds/${id}.schema.json`);
    expect(names).toContain(`schemas/kinds/${id}.uischema.json`);
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'api.ts',
      'contract.json',
      'kindIcons.ts',
      'kinds.ts',
      'operations.ts',
      'forms/sign-in.ts',
    ]),
  );
});

it.each(scripts)('%s begins with one line that names its source', (_file, text) => {
  expect(text).toMatch(/^\/\/ Made by `npm run codegen` from schemas[\w/.-]*; not to be edited\.\n/);
  expect(text.split('\n').filter((line) => line.includes('not to be edited'))).toHaveLength(1);
});

describe.each(modules)('%s', (_file, text) => {
  it('calls nothing that a strict content policy forbids', () => {
    expect(text).not.toMatch(/\brequire\s*\(|\bnew Function\b|\bFunction\s*\(|\beval\s*\(/);
  });

  it('holds no date and no path of this machine', () => {
    expect(text).not.toContain(process.cwd());
    expect(text).not.toMatch(/file:\/\/|\/home\/|\/node_modules\//);
    const dates = text.match(/\b20\d\d-\d\d-\d\d\b/g) ?? [];
    expect(dates.filter((date) => !sources.includes(date))).toEqual([]);
  });

  it('imports only generated and model of this project', () => {
    const imported = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name);
    expect(imported.filter((name) => !/^#(generated|model)\/|^lucide-react$/.test(name ?? ''))).toEqual([]);
  });
});

it('publish what a text must keep to be stored, for every kind', () => {
  const contract = JSON.parse(files.get('contract.json') ?? '');
  const { schemas } = contract.components;
  const { minLength, maxLength, pattern } = schemas.Name;
  expect({ minLength, maxLength, pattern }).toEqual({ minLength: 1, maxLength: 50, pattern: expect.any(String) });
  for (const definition of first.definitions) {
    const { name, ...others } = schemas[`${schemaName(definition.id)}Write`].properties;
    expect(name, definition.id).toMatchObject({ minLength, maxLength, pattern });
    for (const field of Object.values(definition.fields)) {
      if (field.type === 'list') {
        const pattern = field.list === 'percentages' ? PERCENTAGES_PATTERN : LIST_PATTERN;
        expect(others[field.name].pattern, field.name).toBe(pattern);
      }
      if (field.pattern !== undefined) expect(others[field.name].pattern, field.name).toBe(field.pattern);
      if (field.minLength !== undefined && field.name !== 'name')
        expect(others[field.name].minLength, field.name).toBe(field.minLength);
    }
  }
});

it('publish the length and pattern of a text from its kind file', async () => {
  const made = await run(
    realTexts({
      'schemas/kinds/wind.json': [
        [
          '"hub_height": {',
          '"zone": { "type": "string", "title": "Zone", "default": "DE-LU", "minLength": 2, "pattern": "^[A-Z-]+$" },\n    "hub_height": {',
        ],
        ['"hub_height",', '"hub_height", "zone",'],
      ],
    }),
  );
  expect(made.problems).toEqual([]);
  const { schemas } = JSON.parse(made.files.get('contract.json') ?? '').components;
  expect(schemas.WindWrite.properties.zone).toMatchObject({ minLength: 2, pattern: '^[A-Z-]+$' });
});

it('change their version with a label or a rule of the kind, and with nothing else', async () => {
  const version = (result: { files: Map<string, string> }, id: string) =>
    /"version": "(\w{16})"/.exec(result.files.get(`kinds/${id}.ts`) ?? '')?.[1];
  const labelled = await run(
    realTexts({ 'schemas/kinds/wind.json': [['"title": "Hub height"', '"title": "Height of hub"']] }),
  );
  const ruled = await run(
    realTexts({ 'schemas/kinds/wind.json': [['{ "field": "surface_roughness_length", "below": "hub_height" },', '']] }),
  );
  const wind = version({ files }, 'wind');
  expect(wind).toBeDefined();
  expect(new Set([wind, version(labelled, 'wind'), version(ruled, 'wind')]).size).toBe(3);
  expect(version(labelled, 'pv')).toBe(version({ files }, 'pv'));
});
