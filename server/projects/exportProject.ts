import type { components as Schemas } from '#generated/api.ts';
import { toCurrent } from '#server/components/kindVersions.ts';
import { toRecord } from '#server/components/toRecord.ts';
import type { Kinds } from '#server/kinds.ts';
import type { StoredProject } from '#server/store/projectRepository.ts';
import type { Repositories } from '#server/store/Store.ts';

type ProjectFile = Schemas['schemas']['ProjectFile'];

interface Exporting {
  repositories: Pick<Repositories, 'assets' | 'components'>;
  kinds: Kinds;
  ownerId: string;
}

/** Returns the file of a project: its assets, and in full each component that they use and that still exists. */
export async function exportProject(
  { repositories, kinds, ownerId }: Exporting,
  { id, name, description, isTemplate }: StoredProject,
): Promise<ProjectFile> {
  const assets = await repositories.assets.list(id);
  const used = assets.flatMap((asset) => asset.component_id ?? []);
  const components = (await repositories.components.findAll({ ownerId, ids: used })).flatMap((component) => {
    const kind = kinds.get(component.subclass);
    // The kind's definition and its schema in the contract are generated from the same file.
    return kind ? [toRecord(toCurrent(component, kind), kind.definition) as Schemas['schemas']['Component']] : [];
  });
  const exported = new Set<string | null>(components.map((component) => component.id));
  return {
    format: 'q-system-project',
    version: 1,
    project: { name, description, is_template: isTemplate },
    components,
    assets: assets.map(({ component_id, name, subclass, count }) => ({
      component_id: exported.has(component_id) ? component_id : null,
      name,
      subclass,
      count,
    })),
  };
}
