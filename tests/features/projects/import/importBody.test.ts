import { describe, expect, it } from 'vitest';
import { importBody, isBlocking } from '#features/projects/import/importBody.ts';
import { readProject } from '#features/projects/import/readProject.ts';
import { getStatus } from '#library/import/ImportEntry.ts';
import type { ProjectFile } from '#model/readProjectFile.ts';

const PROJECT = { name: 'P', description: '', is_template: false };

/** A batch of components; the project uses each one time more than the one before. */
async function readComponents(...records: { subclass: string; [field: string]: unknown }[]) {
  return readProject({
    ...{ name: 'P', description: '', isTemplate: false },
    components: records.map((record) => ({ subclass: record.subclass, record })),
    assets: records.map(({ subclass, name }, component) => ({
      ...{ component, name: String(name), subclass, count: component + 1 },
    })),
  });
}

function send({ state }: Awaited<ReturnType<typeof readProject>>) {
  const { components, assets } = importBody(PROJECT, state.getState().entries);
  return { components: components.map(({ subclass, name }) => `${subclass} ${name}`), assets };
}

const statuses = ({ state }: Awaited<ReturnType<typeof readProject>>) => state.getState().entries.map(getStatus);

describe('the call that imports a project', () => {
  it('points at the component of each asset: a new one, one of the library, or none where it was deleted', async () => {
    const file: ProjectFile = {
      ...{ name: 'P', description: '', isTemplate: false },
      components: ['Turbine', 'New', 'Other'].map((name) => ({ subclass: 'wind', record: { subclass: 'wind', name } })),
      assets: [
        { component: 2, name: 'Other', subclass: 'wind', count: 1 },
        { component: 0, name: 'Turbine', subclass: 'wind', count: 2 },
        { component: undefined, name: 'Gone', subclass: 'pv', count: 3 },
      ],
    };
    const batch = await readProject(file);
    const namesakes = new Map([[1, { id: 'a', name: 'turbine', isEqual: true }]]);
    batch.dispatch({ type: 'compared', taken: new Map([['wind/false', new Set(['turbine'])]]), namesakes });
    expect(statuses(batch)).toEqual(['ready', 'reused', 'deleted', 'ready']);
    expect(send(batch)).toEqual({
      components: ['wind Other', 'wind New'],
      assets: [
        { name: 'Other', subclass: 'wind', count: 1, component: 0 },
        { name: 'turbine', subclass: 'wind', count: 2, component_id: 'a' },
        { name: 'Gone', subclass: 'pv', count: 3 },
      ],
    });
  });

  it('leaves out what is unticked, with its place in the project', async () => {
    const batch = await readComponents({ subclass: 'wind', name: 'A' }, { subclass: 'pv', name: 'B' });
    batch.dispatch({ type: 'included', id: 0, isIncluded: false });
    expect(send(batch)).toEqual({
      components: ['pv B'],
      assets: [{ name: 'B', subclass: 'pv', count: 2, component: 0 }],
    });
  });

  it('leaves out a component of an unknown kind, and imports the rest', async () => {
    const batch = await readComponents({ subclass: 'flux', name: 'A' }, { subclass: 'pv', name: 'B' });
    const { entries } = batch.state.getState();
    expect(entries.map(({ origin, problem }) => [origin, problem])).toEqual([
      ['A', 'Unknown kind "flux"'],
      ['B', undefined],
    ]);
    expect(entries.map(isBlocking)).toEqual([false, false]);
    expect(send(batch)).toEqual({
      components: ['pv B'],
      assets: [{ name: 'B', subclass: 'pv', count: 2, component: 0 }],
    });
  });

  it('waits while a component that is included is faulty', async () => {
    const batch = await readComponents({ subclass: 'wind', name: 'A', hub_height: -1 });
    const isBlocked = () => batch.state.getState().entries.some(isBlocking);
    expect(isBlocked()).toBe(true);
    batch.dispatch({ type: 'included', id: 0, isIncluded: false });
    expect(isBlocked()).toBe(false);
    batch.dispatch({ type: 'included', id: 0, isIncluded: true });
    const [entry] = batch.state.getState().entries;
    entry?.draft?.store.change({ hub_height: '98' });
    entry?.draft?.store.validateNow();
    expect(isBlocked()).toBe(false);
    expect(importBody(PROJECT, batch.state.getState().entries).components).toMatchObject([{ hub_height: 98 }]);
  });

  it('waits while a count is out of range, also of a component that had been deleted', async () => {
    const batch = await readProject({
      ...{ name: 'P', description: '', isTemplate: false, components: [] },
      assets: [{ component: undefined, name: 'Gone', subclass: 'pv', count: 0 }],
    });
    expect(statuses(batch)).toEqual(['faulty']);
    const [entry] = batch.state.getState().entries;
    entry?.asset?.store.type('count', '4');
    entry?.asset?.store.validateNow();
    expect(statuses(batch)).toEqual(['deleted']);
    expect(send(batch).assets).toEqual([{ name: 'Gone', subclass: 'pv', count: 4 }]);
  });

  it('makes plain components from templates', async () => {
    const batch = await readComponents({ subclass: 'pv', name: 'A', is_template: true });
    const [entry] = batch.state.getState().entries;
    expect(entry?.draft?.isTemplate).toBe(false);
    if (entry) await batch.reread(entry, entry.text);
    expect(batch.state.getState().entries[0]).toMatchObject({
      draft: { isTemplate: false },
      asset: { fault: undefined },
    });
    expect(send(batch).assets).toHaveLength(1);
  });
});
