import type { components as Schemas } from '#generated/api.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import type { FileAsset } from '#model/readProjectFile.ts';
import { createKey, type PlannedComponent } from './importPlan.ts';

/** What becomes of a component: that of the library in its place, or a new one under this name. */
export type Outcome = { id: string } | { name: string };

/** What becomes of each component, where those that differ from mine of the same name are created but for the chosen ones. */
export function findOutcomes({
  planned,
  library,
  useMine,
}: {
  planned: readonly PlannedComponent[];
  library: readonly { name: string; subclass: string }[];
  /** Places of the components in whose stead mine are used. */
  useMine: ReadonlySet<number>;
}): Outcome[] {
  const taken = new Set(library.map(createKey));
  // A name that nobody has stays with the one that has it in the file.
  const isFirst = (component: PlannedComponent, index: number) =>
    planned.findIndex((other) => createKey(other) === createKey(component)) === index;
  return planned.map((component, index) => {
    const { mine, name, subclass } = component;
    if (mine && (mine.isEqual || useMine.has(index))) return { id: mine.id };
    const isFree = !taken.has(createKey(component)) && isFirst(component, index);
    const own = isFree ? name : freeName(name, findNames(subclass, taken, planned));
    taken.add(createKey({ subclass, name: own }));
    return { name: own };
  });
}

/** The call that makes the project. */
export function importBody({
  project,
  planned,
  outcomes,
  assets,
}: {
  project: { name: string; description: string; is_template: boolean };
  planned: readonly PlannedComponent[];
  outcomes: readonly Outcome[];
  assets: readonly FileAsset[];
}): Schemas['schemas']['ProjectImport'] {
  const places = new Map<number, number>();
  const components = planned.flatMap(({ subclass, values }, index) => {
    const outcome = outcomes[index];
    if (!outcome || 'id' in outcome) return [];
    places.set(index, places.size);
    return [{ ...values, subclass, name: outcome.name }];
  });
  return {
    ...project,
    components,
    assets: assets.map(({ component, name, subclass, count }) => {
      const outcome = component === undefined ? undefined : outcomes[component];
      const place = component === undefined ? undefined : places.get(component);
      return {
        ...{ name, subclass, count },
        ...(outcome && 'id' in outcome ? { component_id: outcome.id } : {}),
        ...(place === undefined ? {} : { component: place }),
      };
    }),
  };
}

function findNames(subclass: string, taken: ReadonlySet<string>, planned: readonly PlannedComponent[]): Set<string> {
  const start = `${subclass}\n`;
  const own = [...taken].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  return new Set([...own, ...planned.filter((other) => other.subclass === subclass).map(({ name }) => nameKey(name))]);
}
