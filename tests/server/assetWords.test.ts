import { beforeAll, describe, expect, it } from 'vitest';
import { createAssetService } from '#server/projects/assetService.ts';
import { importProject } from '#server/projects/importProject.ts';
import { shareStore } from './shareStore.ts';

const { store, createOwner } = shareStore(['heatpump']);
const held: { ownerId: string; projectId: string; componentId: string; templateId: string } = {
  ...{ ownerId: '', projectId: '', componentId: '', templateId: '' },
};
beforeAll(async () => {
  const owner = await createOwner();
  const template = await owner.put({ name: 'Template' }, { isTemplate: true });
  const component = await owner.put({ name: 'Pump' });
  const projectId = await store.write(owner.id, async ({ projects, assets }) => {
    const id = await projects.create({ ownerId: owner.id, isTemplate: false, name: 'Isle', description: '' });
    await assets.create(id, { componentId: component.id, count: 1 });
    return id;
  });
  Object.assign(held, { ownerId: owner.id, projectId, componentId: component.id, templateId: template.id });
});

describe('a component that cannot become part of a project', () => {
  it.each([
    ['templateId', "Templates can't be added to a project"],
    ['componentId', 'The project already contains this component'],
  ] as const)('is refused with the reason: %s', async (which, message) => {
    const { ownerId, projectId, [which]: componentId } = held;
    const added = createAssetService({ store }).create({ ownerId, projectId }, { componentId, count: 1 });
    await expect(added).rejects.toMatchObject({ faults: [{ field: 'component_id', value: componentId, message }] });
  });

  it('is refused in a file of a project, with its place', async () => {
    const { ownerId, componentId, templateId } = held;
    const about = { name: 'Pump', subclass: 'heatpump', count: 1 };
    const ids = ['none', templateId, componentId, componentId];
    const body = { name: 'Other', components: [], assets: ids.map((component_id) => ({ ...about, component_id })) };
    const imported = store.write(ownerId, (writers) =>
      importProject({ writers, ownerId }, body, { checked: [], faults: [] }),
    );
    const fault = (index: number, message: string) => ({
      ...{ field: `assets[${index}].component_id`, value: ids[index], message },
    });
    await expect(imported).rejects.toMatchObject({
      faults: [
        fault(0, 'This component does not exist'),
        fault(1, "Templates can't be added to a project"),
        fault(3, 'The project already contains this component'),
      ],
    });
  });
});
