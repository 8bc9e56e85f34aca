import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { NO_PROVENANCE } from '#model/ValueSource.ts';
import { getCurrentFields, getObsoleteFields, toRecord } from '#server/components/toRecord.ts';
import { toRevisions } from '#server/components/toRevisions.ts';
import { assertConvertible } from '#server/records/assertConvertible.ts';
import { findAddressFaults } from '#server/records/findAddressFaults.ts';
import { writeCopy } from '#server/records/writeCopy.ts';
import { writeIfSeen } from '#server/records/writeIfSeen.ts';
import { UniqueViolation } from '#server/store/UniqueViolation.ts';

const field = (name: string, given: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  title: name,
  help: '',
  type: 'number',
  required: false,
  nullable: true,
  readOnly: false,
  hidden: false,
  system: false,
  ...given,
});
const definition: FormDefinition = {
  id: 'kind',
  title: 'Kind',
  description: '',
  version: '1',
  fields: {
    id: field('id', { system: true, type: 'text' }),
    name: field('name', { type: 'text' }),
    size: field('size', { renamedFrom: ['width', 'breadth'] }),
    height: field('height', { default: 3 }),
  },
  curves: {},
  rules: [],
  tabs: [],
};

describe('a stored component', () => {
  it.each([
    [{ name: 'A', size: 1, width: 2 }, { name: 'A', size: 1, height: 3 }, {}],
    [{ name: 'A', breadth: 2, height: 4 }, { name: 'A', size: 2, height: 4 }, {}],
    [
      { name: 'A', gone: 1, toString: 'x' },
      { name: 'A', size: null, height: 3 },
      { gone: 1, toString: 'x' },
    ],
  ])('with %j has the fields %j of its kind, and besides %j', (stored, current, obsolete) => {
    expect(getCurrentFields(stored, definition)).toEqual(current);
    expect(getObsoleteFields(stored, definition)).toEqual(obsolete);
  });

  it('is returned with what the server knows about it', () => {
    const component = {
      id: 'c1',
      ownerId: 'u1',
      subclass: 'kind',
      isTemplate: true,
      name: 'A',
      locked: false,
      kindVersion: 1,
      ...NO_PROVENANCE,
      revision: 2,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
      fields: { name: 'A', size: 1, gone: 5 },
    };
    expect(toRecord(component, definition)).toEqual({
      id: 'c1',
      subclass: 'kind',
      is_template: true,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-02T00:00:00.000Z',
      name: 'A',
      size: 1,
      height: 3,
      gone: 5,
    });
  });

  it('has versions with what each changed, null where a field was missing', () => {
    const versions = [
      { name: 'B', size: 2, gone: true },
      { name: 'A', width: 1, gone: true, height: 3 },
      { name: 'A', size: 1, odd: ['list'] },
    ];
    const revisions = versions.map((fields, index) => ({
      revision: 3 - index,
      savedAt: `2026-01-0${3 - index}`,
      kindVersion: 1,
      ...NO_PROVENANCE,
      fields,
    }));
    expect(toRevisions(revisions, { definition })).toEqual([
      {
        revision: 3,
        saved_at: '2026-01-03',
        changes: [
          { field: 'name', before: 'A', after: 'B' },
          { field: 'size', before: 1, after: 2 },
        ],
      },
      {
        revision: 2,
        saved_at: '2026-01-02',
        changes: [
          { field: 'odd', before: ['list'], after: null },
          { field: 'gone', before: null, after: true },
        ],
      },
      { revision: 1, saved_at: '2026-01-01', changes: [] },
    ]);
  });
});

test.each([
  [{}, { id: 'a', subclass: 'wind' }, []],
  [{ id: 'a', subclass: 'wind' }, { id: 'a', subclass: 'wind' }, []],
  [{ id: 'b' }, {}, []],
  [
    { id: 'b', subclass: 'pv' },
    { id: 'a', subclass: 'wind' },
    [
      { field: 'id', value: 'b', message: 'Must be a, as in the address' },
      { field: 'subclass', value: 'pv', message: 'Must be wind, as in the address' },
    ],
  ],
  [{ id: '' }, { id: 'a' }, [{ field: 'id', value: '', message: 'ID is required' }]],
  [{ id: null }, { id: 'a' }, [{ field: 'id', value: null, message: 'ID is required' }]],
  [
    { subclass: '' },
    { subclass: 'wind' },
    [{ field: 'subclass', value: '', message: 'Must be wind, as in the address' }],
  ],
  [
    { subclass: null },
    { subclass: 'wind' },
    [{ field: 'subclass', value: null, message: 'Must be wind, as in the address' }],
  ],
])('a body with %j at the address %j has the faults %j', (sent, address, faults) => {
  expect(findAddressFaults(sent, address)).toEqual(faults);
});

test.each([
  [true, true, 'This is already a template'],
  [false, false, 'This is not a template'],
])('a record (template: %j) is not converted to what it is', (from, to, message) => {
  expect(() => assertConvertible({ isTemplate: from }, { isTemplate: to })).toThrow(
    expect.objectContaining({ reason: 'conflict', message }),
  );
  expect(() => assertConvertible({ isTemplate: from }, { isTemplate: !to })).not.toThrow();
});

describe('a write of a version that the caller has seen', () => {
  it.each([undefined, false] as const)('is tried again where the record has changed (%j)', async (changed) => {
    const results = [changed, changed, 'written'];
    let reads = 0;
    const read = async () => ++reads;
    const written: number[] = [];
    const write = async (stored: number) => {
      written.push(stored);
      return results.shift();
    };
    expect(await writeIfSeen({ what: 'project', read, isSeen: () => true, write })).toBe('written');
    expect(written).toEqual([1, 2, 3]);
  });

  it('is refused where another version is stored', async () => {
    const write = () => Promise.reject(new Error('written'));
    const writing = writeIfSeen({ what: 'asset', read: async () => 2, isSeen: (stored) => stored === 1, write });
    await expect(writing).rejects.toMatchObject({
      reason: 'stale',
      message: 'The asset was changed in the meantime',
    });
  });
});

describe('a copy', () => {
  const names = (...taken: string[]) => ({
    findTaken: async () => new Set(taken),
    write: async (name: string) => {
      if (name === 'Raced' || name === 'Rig (copy 2)') throw new UniqueViolation('taken');
      return { name };
    },
  });

  it.each([
    ['the requested name, trimmed', { name: ' Mine ' }, [], 'Mine'],
    ['the next free name with its mark', { name: undefined, suffix: 'copy' }, [], 'Rig (copy)'],
    ['the name of the original where that is free', { name: undefined }, [], 'Rig'],
    ['a number where it is taken', { name: undefined }, ['rig'], 'Rig (2)'],
    [
      'the name after one that was taken meanwhile',
      { name: undefined, suffix: 'copy' },
      ['rig (copy)'],
      'Rig (copy 3)',
    ],
  ])('gets %s', async (_, wanted, taken, name) => {
    expect(await writeCopy({ originalName: 'Rig', ...wanted, ...names(...taken) })).toEqual({ name });
  });

  it('is refused under a requested name that is taken', async () => {
    await expect(writeCopy({ originalName: 'Rig', name: 'Raced', ...names() })).rejects.toMatchObject({
      faults: [{ field: 'name', value: 'Raced', message: 'Name must be unique' }],
    });
  });
});
