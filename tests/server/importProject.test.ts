import { describe, expect, it } from 'vitest';
import { makeVersions } from '#fixtures/versionedKind.ts';
import type { Kinds } from '#server/kinds.ts';
import { checkComponents, importProject, type ProjectImport } from '#server/projects/importProject.ts';
import { shareProjects } from './shareProjects.ts';

const { store, kinds, getKind, own, putProject, listAssets } = shareProjects();
const NOW = { by: 'ada@grid.example', at: '2026-05-01T10:00:00.000Z' };
const NAME_TAKEN = 'Name must be unique';
const NO_COMPONENT = 'This component does not exist';
const ALREADY_HELD = 'The project already contains this component';
const pump = (name: string, fields: object = {}) => ({ subclass: 'heatpump', name, ...fields });
const asset = (parts: object, count = 1) => ({ name: 'Part', subclass: 'heatpump', count, ...parts });
const check = (components: object[], known: Kinds = kinds) =>
  // Bodies are checked by the function itself.
  checkComponents(known, components as ProjectImport['components'], NOW);

/** Imports a project; returns it as it is stored. */
async function run({
  components = [],
  ...body
}: Partial<Omit<ProjectImport, 'components'>> & { components?: object[] }) {
  const checked = await check(components);
  const sent = { name: 'Isle', assets: [], ...body, components: components as ProjectImport['components'] };
  const id = await store.write(own.id, (writers) => importProject({ writers, ownerId: own.id }, sent, checked));
  return store.projects.find({ ownerId: own.id, id });
}
const listFaults = async (body: Parameters<typeof run>[0]) =>
  run(body).then(
    () => [],
    (error) => error.faults,
  );

describe('the components of a file', () => {
  it('are checked by the rules of their kinds, each fault with its place', async () => {
    const { checked, faults } = await check([
      pump('Fine'),
      pump(''),
      { subclass: 'teapot', name: 'Odd' },
      { ...pump('Own'), nonsense: 1 },
    ]);
    expect(checked.map(({ place, fields }) => [place, fields.name])).toEqual([['components[0]', 'Fine']]);
    expect(faults).toMatchObject([
      { field: 'components[1].name', message: 'Name is required' },
      { field: 'components[2].subclass', value: 'teapot', message: 'Unknown kind' },
      { field: 'components[3].nonsense', value: 1, message: 'Unknown field' },
    ]);
  });

  it('come with their sources, their origin and the version of their kind', async () => {
    const confirmed = { ...NOW, at: '2026-04-01T10:00:00.000Z' };
    const sources = {
      cop: { source: 'Sheet', confirmed: true },
      max_heat_output: { source: 'Sheet', confirmed },
      annual_om: { source: 'Sheet', confirmed: { ...confirmed, by: 'eve@grid.example' } },
    };
    const origin = { set: 'pumps', entry: 'a', version: 'v1' };
    const fields = { cop: 3, max_heat_output: 9, annual_om: 1 };
    const { checked, faults } = await check([pump('A', { ...fields, sources, origin })]);
    expect(faults).toEqual([]);
    expect(checked).toMatchObject([{ place: 'components[0]', subclass: 'heatpump', origin, kindVersion: 1 }]);
    expect(checked[0]?.sources).toEqual({
      cop: { source: 'Sheet', confirmed: NOW },
      max_heat_output: { source: 'Sheet', confirmed },
      annual_om: { source: 'Sheet' },
    });
  });

  it.each([
    [{}, { mast: 3 }],
    [{ kind_version: 1 }, { mast: 3 }],
    [{ kind_version: 2 }, { hub: 3 }],
  ])('are of the first version of their kind where they state none: %j', async (stated, fields) => {
    const mast = { type: ['number', 'null'] as ['number', 'null'], title: 'Mast' };
    const [, second] = makeVersions('wind', [
      { properties: { mast } },
      { properties: { hub: { ...mast, title: 'Hub' } }, changes: [{ rename: 'mast', to: 'hub' }] },
    ]);
    if (!second) throw new Error('There is no second version');
    const sent = { subclass: 'wind', name: 'A', ...stated, ...fields };
    const { checked, faults } = await check([sent], new Map([['wind', second]]));
    expect(faults).toEqual([]);
    expect(checked).toMatchObject([{ fields: { hub: 3 }, kindVersion: 2 }]);
  });

  it('are not checked any further where the check itself fails', async () => {
    const validate = () => {
      throw new Error('broken');
    };
    const broken = new Map([['heatpump', { ...getKind('heatpump'), validate }]]);
    await expect(check([pump('A')], broken)).rejects.toThrow('broken');
  });
});

describe('a project', () => {
  it('is made with its components and their counts', async () => {
    const made = await run({
      ...{ name: ' Isle ', description: 'Windy', is_template: true },
      components: [pump('A', { cop: 3 }), { subclass: 'wind', name: 'B' }],
      assets: [asset({ component: 1 }, 2), asset({ component: 0 }, 3)],
    });
    expect(made).toMatchObject({ name: 'Isle', description: 'Windy', isTemplate: true });
    expect(await listAssets(made?.id ?? '')).toEqual([
      { name: 'B', count: 2, isComponent: true },
      { name: 'A', count: 3, isComponent: true },
    ]);
    const [wind, heatpump] = await store.assets.list(made?.id ?? '');
    expect([wind?.subclass, heatpump?.subclass]).toEqual(['wind', 'heatpump']);
    const key = { ownerId: own.id, subclass: 'heatpump', id: heatpump?.component_id ?? '' };
    expect(await store.components.find(key)).toMatchObject({ isTemplate: false, fields: { name: 'A', cop: 3 } });
  });

  it('has no description and is no template where its file states neither', async () => {
    expect(await run({})).toMatchObject({ name: 'Isle', description: '', isTemplate: false, subclasses: [] });
  });

  it('may use components that exist, and have assets without a component', async () => {
    const existing = await own.put({ name: 'Kept' });
    const made = await run({
      components: [pump('A'), pump('B')],
      assets: [
        asset({ component_id: existing.id }, 4),
        asset({ name: 'Gone', subclass: 'wind' }, 5),
        asset({ name: 'Gone', subclass: 'wind' }, 6),
      ],
    });
    expect(await listAssets(made?.id ?? '')).toEqual([
      { name: 'Kept', count: 4, isComponent: true },
      { name: 'Gone', count: 5, isComponent: false },
      { name: 'Gone', count: 6, isComponent: false },
    ]);
    expect((await store.assets.list(made?.id ?? ''))[1]?.subclass).toBe('wind');
  });
});

describe('a name that is taken is refused', () => {
  it('for the project, among projects or among templates', async () => {
    await putProject({ name: 'Isle' });
    await putProject({ name: 'Template', isTemplate: true });
    const taken = (value: string) => [{ field: 'name', value, message: NAME_TAKEN }];
    expect(await listFaults({ name: ' ISLE' })).toEqual(taken(' ISLE'));
    expect(await listFaults({ name: 'template', is_template: true })).toEqual(taken('template'));
    expect(await listFaults({ name: 'Isle', is_template: true })).toEqual([]);
    expect(await listFaults({ name: 'Template', is_template: false })).toEqual([]);
  });

  it('for components, among those of their kind', async () => {
    await own.put({ name: 'A' });
    await own.put({ name: 'Template' }, { isTemplate: true });
    await own.put({ name: 'Wind' }, { subclass: 'wind' });
    const components = ['a', 'B', ' b ', 'Template', 'Wind', 'C'].map((name) => pump(name));
    expect(await listFaults({ components: [...components, { subclass: 'wind', name: 'C' }] })).toEqual([
      { field: 'components[0].name', value: 'a', message: NAME_TAKEN },
      { field: 'components[2].name', value: 'b', message: NAME_TAKEN },
    ]);
  });

  it('where another call takes it meanwhile', async () => {
    await own.put({ name: 'A' });
    await putProject({ name: 'Isle' });
    const free = async () => new Set<string>();
    const importOne = async (body: ProjectImport) => {
      const checked = await check(body.components);
      return store.write(own.id, (writers) => {
        const components = { ...writers.components, nameKeys: free };
        const projects = { ...writers.projects, nameKeys: free };
        return importProject({ writers: { ...writers, components, projects }, ownerId: own.id }, body, checked);
      });
    };
    const components = [pump('B'), pump('A')] as ProjectImport['components'];
    await expect(importOne({ name: 'Other', components, assets: [] })).rejects.toMatchObject({
      faults: [{ field: 'components[1].name', value: 'A', message: NAME_TAKEN }],
    });
    await expect(importOne({ name: 'Isle', components: [], assets: [] })).rejects.toMatchObject({
      faults: [{ field: 'name', value: 'Isle', message: NAME_TAKEN }],
    });
  });
});

describe('an asset is refused', () => {
  const refused = (index: number, part: 'component' | 'component_id', value: unknown, message: string) => ({
    ...{ field: `assets[${index}].${part}`, value, message },
  });

  it('without a component of that number in the file', async () => {
    const components = [pump('A'), pump('B')];
    const assets = [asset({ component: 1 }), asset({ component: 2 }), asset({ component: 1 }), asset({ component: 0 })];
    expect(await listFaults({ components, assets })).toEqual([
      refused(1, 'component', 2, NO_COMPONENT),
      refused(2, 'component', 1, ALREADY_HELD),
    ]);
    expect(await store.components.nameKeys({ ownerId: own.id, subclass: 'heatpump', isTemplate: false })).toEqual(
      new Set(),
    );
  });

  it('without a component of the account that it can use', async () => {
    const kept = await own.put({ name: 'Kept' });
    const template = await own.put({ name: 'Template' }, { isTemplate: true });
    const assets = [
      asset({ component_id: 'none' }),
      asset({ component_id: template.id }),
      asset({ component_id: kept.id, component: 0 }),
      asset({ component_id: kept.id }),
      asset({}),
    ];
    expect(await listFaults({ components: [pump('A')], assets })).toEqual([
      refused(0, 'component_id', 'none', NO_COMPONENT),
      refused(1, 'component_id', template.id, "Templates can't be added to a project"),
      refused(2, 'component_id', kept.id, NO_COMPONENT),
      refused(3, 'component_id', kept.id, ALREADY_HELD),
    ]);
  });

  it('together with all other faults of the file, of which nothing is stored', async () => {
    await putProject({ name: 'Isle' });
    const components = [pump('A'), pump('')];
    expect(await listFaults({ components, assets: [asset({ component: 0 }), asset({ component: 7 })] })).toMatchObject([
      { field: 'components[1].name', message: 'Name is required' },
      { field: 'name', value: 'Isle', message: NAME_TAKEN },
      refused(1, 'component', 7, NO_COMPONENT),
    ]);
    expect(await store.lists.components.count({ ownerId: own.id })).toBe(0);
  });
});
