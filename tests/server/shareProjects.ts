import { beforeEach } from 'vitest';
import type { NewAsset } from '#server/store/assetWriter.ts';
import type { StoredProject } from '#server/store/projectRepository.ts';
import { shareStore } from './shareStore.ts';

interface NewProject {
  name?: string;
  description?: string;
  isTemplate?: boolean;
  assets?: readonly NewAsset[];
}

/** A store with heat pumps and wind turbines, and an account that owns nothing at the beginning of each test. */
export function shareProjects() {
  const shared = shareStore(['heatpump', 'wind']);
  const { store, createOwner } = shared;
  // No test runs before the hook has filled it.
  const own = {} as Awaited<ReturnType<typeof createOwner>>;
  beforeEach(async () => {
    Object.assign(own, await createOwner());
  });
  return {
    ...shared,
    own,
    /** Stores a project with its assets, unchecked. */
    async putProject({ assets: parts = [], ...project }: NewProject = {}): Promise<StoredProject> {
      const about = { ownerId: own.id, name: 'Isle', description: '', isTemplate: false, ...project };
      const id = await store.write(own.id, async ({ projects, assets }) => {
        const made = await projects.create(about);
        for (const part of parts) await assets.create(made, part);
        return made;
      });
      const stored = await store.projects.find({ ownerId: own.id, id });
      if (!stored) throw new Error('The project was not stored');
      return stored;
    },
    /** The names and counts of what a project contains. */
    listAssets: async (projectId: string) =>
      (await store.assets.list(projectId)).map(({ name, count, component_id }) => ({
        ...{ name, count },
        isComponent: component_id !== null,
      })),
  };
}
