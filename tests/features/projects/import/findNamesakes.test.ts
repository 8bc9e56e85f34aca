import { describe, expect, it } from 'vitest';
import { isEqual, pairByName } from '#features/projects/import/findNamesakes.ts';
import { readProject } from '#features/projects/import/readProject.ts';

const STORED = {
  ...{ id: 'x', subclass: 'wind', is_template: false, locked: true },
  ...{ created_at: '2026-03-01T10:00:00.000Z', updated_at: '2026-03-02T10:00:00.000Z' },
};

const listed = (id: string, name: string, subclass = 'wind') => ({ ...STORED, id, name, subclass });

async function readEntries(...records: { subclass: string; [field: string]: unknown }[]) {
  const components = records.map((record) => ({ subclass: record.subclass, record }));
  const { state } = await readProject({ name: 'P', description: '', isTemplate: false, components, assets: [] });
  return state.getState().entries;
}

describe('a component of a file', () => {
  it('has the namesake of its kind, which only the first of two with one name gets', async () => {
    const entries = await readEntries(
      { subclass: 'wind', name: 'New' },
      { subclass: 'wind', name: ' TURBINE' },
      { subclass: 'wind', name: 'Turbine' },
      { subclass: 'pv', name: 'Turbine' },
      { subclass: 'flux', name: 'Turbine' },
    );
    const pairs = pairByName(entries, [listed('a', 'Turbine'), listed('b', 'Other')]);
    expect(pairs.map(({ id, item }) => [id, item.id])).toEqual([[1, 'a']]);
  });

  it.each([
    ['is equal where its values are, however they are written', { hub_height: '98.0', locked: false }, true],
    ['differs in a value', { hub_height: 97 }, false],
    ['differs in one that it leaves to the default', {}, false],
  ])('%s', async (_what, fields, expected) => {
    const [entry] = await readEntries({ subclass: 'wind', name: 'Turbine', ...fields });
    const [other] = await readEntries({ subclass: 'wind', name: 'Turbine' });
    const stored = { ...other?.draft?.store.payload(), ...STORED, name: 'turbine', hub_height: 98 };
    expect(entry?.draft && isEqual(entry.draft.store, stored)).toBe(expected);
  });
});
