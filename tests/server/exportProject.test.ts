import { beforeEach, expect, it } from 'vitest';
import { exportProject } from '#server/projects/exportProject.ts';
import { shareProjects } from './shareProjects.ts';

const { store, kinds, getKind, putProject, own } = shareProjects();
let pump: Awaited<ReturnType<typeof own.put>>;
beforeEach(async () => {
  pump = await own.put({ name: 'Pump', cop: 3 }, { sources: { cop: { source: 'Sheet' } } });
});
const about = (name: string, count: number, subclass = 'heatpump') => ({ name, subclass, count });
const exportOne = async (project: Awaited<ReturnType<typeof putProject>>, known = kinds) =>
  exportProject({ repositories: store, kinds: known, ownerId: own.id }, project);

it('the file of an empty project says what it is', async () => {
  const project = await putProject({ name: 'Isle', description: 'Windy', isTemplate: true });
  expect(await exportOne(project)).toEqual({
    ...{ format: 'q-system-project', version: 1, components: [], assets: [] },
    project: { name: 'Isle', description: 'Windy', is_template: true },
  });
});

it('each component is in the file as the API has it, with its sources and all its fields', async () => {
  const other = await own.put({ name: 'Not used' });
  const project = await putProject({ assets: [{ componentId: pump.id, count: 2 }] });
  const { components, assets, project: stated } = await exportOne(project);
  expect(stated.is_template).toBe(false);
  expect(components).toHaveLength(1);
  expect(components[0]).toMatchObject({
    ...{ id: pump.id, subclass: 'heatpump', name: 'Pump', cop: 3, is_template: false },
    sources: { cop: { source: 'Sheet' } },
  });
  expect(Object.keys(components[0] ?? {})).toEqual(
    expect.arrayContaining(Object.keys(getKind('heatpump').definition.fields)),
  );
  expect(assets).toEqual([{ component_id: pump.id, ...about('Pump', 2) }]);
  expect(JSON.stringify(components)).not.toContain(other.id);
});

it('a component that is deleted is left out, and its asset has no component', async () => {
  const project = await putProject({
    assets: [
      { componentId: pump.id, count: 2 },
      { count: 5, name: 'Gone', subclass: 'wind' },
    ],
  });
  await store.write(own.id, ({ components }) => components.delete(pump));
  const file = await exportOne(project);
  expect(file.components).toEqual([]);
  expect(file.assets).toEqual([
    { component_id: null, ...about('Pump', 2) },
    { component_id: null, ...about('Gone', 5, 'wind') },
  ]);
});

it('a component of a kind that the server no longer has is left out', async () => {
  const turbine = await own.put({ name: 'Ridge' }, { subclass: 'wind' });
  const project = await putProject({ assets: [pump, turbine].map(({ id }) => ({ componentId: id, count: 1 })) });
  const file = await exportOne(project, new Map([['wind', getKind('wind')]]));
  expect(file.components.map(({ name }) => name)).toEqual(['Ridge']);
  expect(file.assets).toEqual([
    { component_id: null, ...about('Pump', 1) },
    { component_id: turbine.id, ...about('Ridge', 1, 'wind') },
  ]);
});
