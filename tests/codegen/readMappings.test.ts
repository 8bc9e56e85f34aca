import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CheckedKind } from '#codegen/emit.ts';
import { readMappings } from '#codegen/imports/readMappings.ts';
import { Memory } from '#codegen/Memory.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import { mappingFile } from './mappingFile.ts';
import { toSource } from './mergedKind.ts';
import { checkedProbe } from './readProbe.ts';

const META = { $id: 'import', type: 'object', required: ['title'], properties: { title: {}, kind: {}, $id: {} } };
const realMeta = (own: object = {}) =>
  toSource('import.schema.json', { ...JSON.parse(readFileSync('schemas/import.schema.json', 'utf8')), ...own });

interface Given {
  kinds?: CheckedKind[];
  memory?: Memory;
}

function readSources(sources: SourceFile[], { kinds = [], memory = new Memory() }: Given = {}) {
  return readMappings(new Map(sources.map((one) => [one.file, one])), { kinds, memory });
}

/** The problems of mapping files over a small meta-schema. */
function read(files: Record<string, object>) {
  const sources = Object.entries(files).map(([name, file]) => toSource(name, file));
  const { value, problems } = readSources([...sources, toSource('import.schema.json', META)]);
  return { value, problems: problems.map(({ file, message }) => `${file} ${message}`) };
}

it('without mapping files there is nothing to read', () => {
  expect(readSources([toSource('kinds/wind.json', {})])).toEqual({ value: [], problems: [] });
});

it.each([undefined, []])('the meta-schema %j is reported', (meta) => {
  const sources = [toSource('imports/a.json', {}), ...(meta ? [toSource('import.schema.json', meta)] : [])];
  expect(readSources(sources)).toEqual({
    value: [],
    problems: [
      {
        ...{ file: 'schemas/import.schema.json', line: 1, column: 1 },
        ...{ message: 'is missing; it defines what mapping files may say.', suggestion: 'Restore it.' },
      },
    ],
  });
});

it('the problems of all files are reported in the order of the files', () => {
  expect(read({ 'imports/b.json': {}, 'imports/a.json': { kind: 5 }, 'kinds/wind.json': {} })).toEqual({
    value: [],
    problems: ['a', 'b'].map((name) => `schemas/imports/${name}.json the file lacks "title".`),
  });
});

it('a mapping file that is no object is reported', () => {
  expect(read({ 'imports/a.json': [] }).problems).toEqual([
    'schemas/imports/a.json the file is [], but must be an object in { }.',
  ]);
});

const probe = (own: object = {}) => checkedProbe({ properties: { power: { type: 'number', title: 'Power', ...own } } });
const other = checkedProbe({ properties: { mass: { type: 'number', title: 'Mass' } } });
const OTHER: CheckedKind = { ...other, definition: { ...other.definition, id: 'other' } };

const mapping = (name: string, own: object = {}) =>
  toSource(`imports/${name}.json`, {
    $schema: '../import.schema.json',
    ...mappingFile({ $id: name, columns: { p: { column: 'P' } }, fields: { power: 'p' } }),
    ...own,
  });

it('mappings are read beside those with problems', () => {
  const sources = [mapping('a'), mapping('b', { kind: 'prob' }), mapping('c'), realMeta()];
  const { value, problems } = readSources(sources, { kinds: [OTHER, probe()] });
  expect(value.map(({ file }) => file)).toEqual(['schemas/imports/a.json', 'schemas/imports/c.json']);
  expect(problems).toMatchObject([
    { file: 'schemas/imports/b.json', message: 'there is no kind "prob".', suggestion: 'Did you mean "probe"?' },
  ]);
});

it.each<[what: string, isKept: boolean, change: (given: { sources: SourceFile[]; kinds: CheckedKind[] }) => void]>([
  ['if nothing has changed', true, () => {}],
  ['if another kind has changed', true, ({ kinds }) => kinds.splice(0, 1, { ...OTHER })],
  ['if another kind was added', true, ({ kinds }) => kinds.push({ ...OTHER })],
  ['unless its kind has changed', false, ({ kinds }) => kinds.splice(1, 1, probe({ minimum: 0 }))],
  ['unless it has changed', false, ({ sources }) => sources.splice(0, 1, mapping('a', { title: 'New' }))],
  ['unless its meta-schema has changed', false, ({ sources }) => sources.splice(1, 1, realMeta({ title: 'New' }))],
])('a mapping is kept between runs %s', (_what, isKept, change) => {
  const memory = new Memory();
  const given = { sources: [mapping('a'), realMeta()], kinds: [OTHER, probe()] };
  const [first] = readSources(given.sources, { kinds: given.kinds, memory }).value;
  memory.endRun({ isWhole: true });
  change(given);
  const [again] = readSources(given.sources, { kinds: given.kinds, memory }).value;
  expect(first?.summary.id).toBe('a');
  expect(again?.summary.id).toBe('a');
  expect(again === first).toBe(isKept);
});

it.each([['prob'], [5]])('a mapping of the kind %j is checked again once there are other kinds', (kind) => {
  const memory = new Memory();
  const sources = [mapping('a', { kind }), realMeta()];
  const suggest = (kinds: CheckedKind[]) => {
    const { problems } = readSources(sources, { kinds, memory });
    memory.endRun({ isWhole: false });
    return problems;
  };
  const alone = suggest([OTHER]);
  expect(suggest([{ ...OTHER }])[0]).toBe(alone[0]);
  const both = suggest([OTHER, probe()]);
  expect(both[0]).not.toBe(alone[0]);
});
