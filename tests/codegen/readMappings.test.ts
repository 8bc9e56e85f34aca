import { expect, it } from 'vitest';
import { readMappings } from '#codegen/imports/readMappings.ts';
import { Memory } from '#codegen/Memory.ts';
import { toSource } from './mergedKind.ts';

const META = { $id: 'import', type: 'object', required: ['title'], properties: { title: {}, kind: {}, $id: {} } };

/** The problems of mapping files over a small meta-schema. */
function read(files: Record<string, object>) {
  const sources = Object.entries(files).map(([name, file]) => toSource(name, file));
  const all = [...sources, toSource('import.schema.json', META)];
  const { value, problems } = readMappings(new Map(all.map((one) => [one.file, one])), {
    kinds: [],
    memory: new Memory(),
  });
  return { value, problems: problems.map(({ file, message }) => `${file} ${message}`) };
}

it('without mapping files there is nothing to read', () => {
  const wind = toSource('kinds/wind.json', {});
  const input = { kinds: [], memory: new Memory() };
  expect(readMappings(new Map([[wind.file, wind]]), input)).toEqual({ value: [], problems: [] });
});

it.each([undefined, []])('the meta-schema %j is reported', (meta) => {
  const sources = [toSource('imports/a.json', {}), ...(meta ? [toSource('import.schema.json', meta)] : [])];
  expect(readMappings(new Map(sources.map((one) => [one.file, one])), { kinds: [], memory: new Memory() })).toEqual({
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
