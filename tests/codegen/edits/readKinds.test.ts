import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readKinds } from '#codegen/edits/readKinds.ts';

const metaSchema: unknown = JSON.parse(readFileSync('schemas/kind.schema.json', 'utf8'));
const COMMON = 'schemas/common.json';
const WIND = 'schemas/kinds/wind.json';

const FILE = {
  $schema: '../kind.schema.json',
  $id: 'wind',
  title: 'Wind turbine',
  'x-kind': { plural: 'Wind turbines', icon: 'fan', order: 1 },
  properties: { power: { type: 'number', title: 'Power' } },
};

/** What is read of the shared fields of every component and these files. */
function read(files: Record<string, string>, meta = metaSchema) {
  const texts = new Map([[COMMON, readFileSync(COMMON, 'utf8')], ...Object.entries(files)]);
  const { kinds, faults, fault } = readKinds(texts, meta);
  return { kinds: [...kinds.keys()], faults: Object.fromEntries(faults), fault };
}

const kind = (words: object = {}) => JSON.stringify({ ...FILE, ...words });

describe('kinds', () => {
  it('are the files of kinds and of examples, and no others', () => {
    const files = { [WIND]: kind(), 'schemas/examples/gas.json': kind(), 'schemas/forms/other.json': kind() };
    expect(read(files)).toEqual({ kinds: ['wind', 'gas'], faults: {}, fault: undefined });
  });

  it('are read by the present rules, whatever the rules were', () => {
    expect(read({ [WIND]: kind(), 'schemas/kind.schema.json': '{' })).toEqual({
      kinds: ['wind'],
      faults: {},
      fault: undefined,
    });
  });

  it('are unknown without rules', () => {
    expect(read({ [WIND]: kind() }, 7)).toEqual({ kinds: [], faults: {}, fault: undefined });
  });

  it('hold the shared fields and their own', () => {
    const texts = new Map([
      [COMMON, readFileSync(COMMON, 'utf8')],
      [WIND, kind()],
    ]);
    const fields = [...(readKinds(texts, metaSchema).kinds.get('wind')?.fields.keys() ?? [])];
    expect(fields).toEqual(expect.arrayContaining(['name', 'power']));
  });
});

describe('a kind at fault', () => {
  it('is not read where its file is broken', () => {
    expect(read({ [WIND]: '{', 'schemas/kinds/gas.json': kind() })).toEqual({
      kinds: ['gas'],
      faults: { wind: { isReadInPart: false, problem: expect.objectContaining({ file: WIND, line: 1, column: 2 }) } },
      fault: undefined,
    });
  });

  it('is read in part where a keyword is unknown', () => {
    const { kinds, faults } = read({ [WIND]: kind({ 'x-old': 1 }) });
    expect(kinds).toEqual(['wind']);
    expect(faults).toEqual({
      wind: {
        isReadInPart: true,
        problem: expect.objectContaining({ file: WIND, message: expect.stringContaining('x-old') }),
      },
    });
  });

  it('is not read where it has a key twice', () => {
    const { kinds, faults } = read({ [WIND]: kind().replace('"title"', '"title":"Wind","title"') });
    expect([kinds, Object.keys(faults)]).toEqual([[], ['wind']]);
  });

  it('is not read where a shared file is missing', () => {
    const { kinds, faults } = read({ [WIND]: kind({ allOf: [{ $ref: '../genset.json' }] }) });
    expect(kinds).toEqual([]);
    expect(faults).toEqual({ wind: { isReadInPart: false, problem: expect.objectContaining({ file: WIND }) } });
  });

  it('is read in part where a field is wrong in itself', () => {
    const { kinds, faults } = read({ [WIND]: kind({ required: ['nothing'] }) });
    expect(kinds).toEqual(['wind']);
    expect(faults.wind).toMatchObject({ isReadInPart: true, problem: { file: WIND } });
  });
});

describe('no kind is read', () => {
  it('where the shared fields are missing', () => {
    expect(readKinds(new Map([[WIND, kind()]]), metaSchema)).toEqual({
      kinds: new Map(),
      faults: new Map(),
      fault: {
        file: COMMON,
        line: 1,
        column: 1,
        message: 'is missing; it defines the fields of every component.',
        suggestion: 'Restore it.',
      },
    });
  });

  it('where the shared fields are broken, whatever is wrong with kinds', () => {
    const { kinds, fault } = read({ [WIND]: '{', [COMMON]: '{' });
    expect(kinds).toEqual([]);
    expect(fault).toMatchObject({ file: COMMON, line: 1, column: 2 });
  });
});
