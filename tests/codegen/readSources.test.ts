import { describe, expect, it } from 'vitest';
import type { ShapeCheck } from '#codegen/checkShape.ts';
import { Memory } from '#codegen/Memory.ts';
import {
  isMetaSchema,
  isSharedFile,
  listDocuments,
  listSources,
  readShared,
  readSources,
} from '#codegen/readSources.ts';

const META = 'schemas/kind.schema.json';
const COMMON = 'schemas/common.json';
const CONTRACT = 'schemas/openapi.yaml';
const NEEDED = { [META]: '{}', [CONTRACT]: 'a: 1', [COMMON]: '{"$id":"common"}' };

const read = (files: Record<string, string>, memory = new Memory()) =>
  readSources(new Map(Object.entries(files)), memory);

/** A check for which every file has the right shape, unless it has the key "wrong". */
const checkShape: ShapeCheck = Object.assign(() => [], {
  findErrors: (value: unknown) =>
    JSON.stringify(value).includes('wrong')
      ? [{ keyword: 'type', instancePath: '', schemaPath: '', params: {}, schema: 'object', data: value }]
      : [],
});

describe('JSON files are read', () => {
  it('by their paths', () => {
    const { value, problems } = read({ ...NEEDED, 'schemas/kinds/a.json': '{"a":1}' });
    expect([...value].map(([file, source]) => [file, source.file, JSON.stringify(source.value)])).toEqual([
      [META, META, '{}'],
      [COMMON, COMMON, '{"$id":"common"}'],
      ['schemas/kinds/a.json', 'schemas/kinds/a.json', '{"a":1}'],
    ]);
    expect(problems).toEqual([]);
  });

  it('once as long as their text stays the same', () => {
    const memory = new Memory();
    const first = read({ ...NEEDED, 'schemas/kinds/a.json': '{"a":1}' }, memory).value;
    const second = read({ ...NEEDED, 'schemas/kinds/a.json': '{"a":2}' }, memory).value;
    expect(second.get(COMMON)).toBe(first.get(COMMON));
    expect(second.get('schemas/kinds/a.json')?.value).toEqual({ a: 2 });
  });

  it('without those that are broken, which are reported', () => {
    const { value, problems } = read({ ...NEEDED, 'schemas/kinds/a.json': '{' });
    expect([...value.keys()]).toEqual([META, COMMON]);
    expect(problems.map(({ file }) => file)).toEqual(['schemas/kinds/a.json']);
  });

  it('with those of which there is only a warning', () => {
    const { value, problems } = read({ ...NEEDED, 'schemas/kinds/a.json': '{"a":-0}' });
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(value.has('schemas/kinds/a.json')).toBe(true);
  });
});

it('files that are needed are reported if they are missing', () => {
  const missing = (file: string, holds: string) => ({
    ...{ file, line: 1, column: 1 },
    ...{ message: `is missing; it defines ${holds}.`, suggestion: 'Restore it.' },
  });
  expect(read({}).problems).toEqual([
    missing(META, 'what kind files may say'),
    missing(CONTRACT, 'all calls'),
    missing(COMMON, 'the fields of every component'),
  ]);
});

it('the sources of a folder are listed', () => {
  const { value } = read({ 'schemas/kinds/a.json': '{}', 'schemas/forms/b.json': '{}', 'schemas/kinds/c.json': '{}' });
  expect(listSources(value, 'schemas/kinds/').map(({ file }) => file)).toEqual([
    'schemas/kinds/a.json',
    'schemas/kinds/c.json',
  ]);
});

it('documents are listed by their names, with those that can not be read', () => {
  const texts = { 'schemas/documents/a.json': '{}', 'schemas/documents/b.json': '{', 'schemas/kinds/c.json': '{}' };
  const { value } = read(texts);
  expect([...listDocuments(new Map(Object.entries(texts)), value)]).toEqual([
    ['a.json', value.get('schemas/documents/a.json')],
    ['b.json', undefined],
  ]);
});

it.each([
  [COMMON, true, false],
  ['schemas/genset.json', true, false],
  ['schemas/kinds/wind.json', false, false],
  ['other/schemas/common.json', false, false],
  ['schemas/common.json5', false, false],
  ['schemas/.json', false, false],
  ['schemas/openapi.yaml', false, false],
  [META, false, true],
  ['schemas/import.schema.json', false, true],
  ['schemas/other.schema.json', true, false],
])('%s is shared: %s, a meta-schema: %s', (file, isShared, isMeta) => {
  expect([isSharedFile(file), isMetaSchema(file)]).toEqual([isShared, isMeta]);
});

describe('shared files', () => {
  function share(files: Record<string, string>) {
    const texts = new Map(Object.entries(files));
    const { value, problems } = readShared(texts, read(files).value, checkShape);
    return { value, problems: problems.map(({ file, message }) => `${file} ${message}`) };
  }

  it('are read by their names', () => {
    const { value, problems } = share({
      ...NEEDED,
      'schemas/genset.json': '{"$id":"genset"}',
      'schemas/kinds/a.json': '{}',
    });
    expect(problems).toEqual([]);
    expect(
      [...(value ?? [])].map(([name, { source, file, rest }]) => [name, source.file, file.$id, rest?.isWhole]),
    ).toEqual([
      ['common.json', COMMON, 'common', true],
      ['genset.json', 'schemas/genset.json', 'genset', true],
    ]);
  });

  it('have the name of their file as $id', () => {
    const { value, problems } = share({ ...NEEDED, 'schemas/genset.json': '{"$id":"gen"}' });
    expect(value?.size).toBe(2);
    expect(problems).toEqual([
      'schemas/genset.json "$id" is "gen", but the file is named genset.json; the two must be the same.',
    ]);
  });

  it.each<[title: string, files: Record<string, string>, problems: string[]]>([
    ['one is broken', { ...NEEDED, 'schemas/genset.json': '{' }, []],
    ['the common fields are missing', { [META]: '{}', 'schemas/genset.json': '{"$id":"genset"}' }, []],
    [
      'one has another shape',
      { ...NEEDED, 'schemas/genset.json': '{"wrong":1}' },
      ['schemas/genset.json the file is {"wrong":1}, but must be an object in { }.'],
    ],
  ])('are not given if %s', (_title, files, problems) => {
    expect(share(files)).toEqual({ value: undefined, problems });
  });
});
