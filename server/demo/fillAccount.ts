import type { FieldValues } from '#model/FormDefinition.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import type { Kinds } from '#server/kinds.ts';
import type { Store, Writers } from '#server/store/Store.ts';
import library from './library.json' with { type: 'json' };

const COMPONENTS_PER_PROJECT = 50;
const ASSETS_PER_PROJECT = 12;
const ROWS_AT_ONCE = 500;
const LONGEST_STEM = 40;

interface Filling {
  store: Store;
  kinds: Kinds;
  ownerId: string;
  /** How many components to make. */
  count: number;
  /** Called after each step that is stored. */
  onProgress?: (progress: Made) => void;
}

export interface Made {
  components: number;
  projects: number;
}

/** A component of the demo library, with values of its kind's fields. */
interface Sample {
  subclass: string;
  name: string;
  is_template?: boolean;
}

/** A component to copy under unused names. */
interface Model {
  subclass: string;
  /** As stored. */
  fields: FieldValues;
  kindVersion: number;
  names: Iterator<string, never>;
}

/** Creates components of all kinds, like those of the demo library, and projects that use them, in an account. */
export async function fillAccount({ store, kinds, ownerId, count, onProgress = () => {} }: Filling): Promise<Made> {
  const models = await createModels({ store, kinds, ownerId });
  const projectNames = countedNames('Project', await store.projects.nameKeys({ ownerId, isTemplate: false }));
  const made: Made = { components: 0, projects: 0 };
  while (made.components < count) {
    const from = made.components;
    const to = Math.min(count, from + ROWS_AT_ONCE);
    // Each step is all or nothing, and one write to the disk instead of hundreds.
    await store.write(ownerId, async (writers) => {
      const ids = await addComponents({ writers, ownerId }, models, { from, to });
      for (let first = 0; first < ids.length; first += COMPONENTS_PER_PROJECT) {
        const used = ids.slice(first, first + ASSETS_PER_PROJECT);
        await addProject(writers, { ownerId, name: projectNames.next().value, used });
        made.projects++;
      }
    });
    made.components = to;
    onProgress({ ...made });
  }
  return made;
}

/** Returns the library's components, alternating between kinds, so that even a small account has every kind. */
async function createModels({ store, kinds, ownerId }: Omit<Filling, 'count'>): Promise<Model[]> {
  const bySubclass = await Promise.all(
    [...kinds].map(async ([subclass, kind]) => {
      const samples: Sample[] = library.components.filter((sample) => sample.subclass === subclass);
      const taken = await store.components.nameKeys({ ownerId, subclass, isTemplate: false });
      return (samples.length > 0 ? samples : [{ subclass, name: kind.definition.title }]).map(
        ({ subclass: _, is_template: __, ...values }): Model => ({
          subclass,
          // Checked once, since copies differ only in their names.
          fields: checkComponent({ body: values, kind, address: { subclass } }),
          kindVersion: getKindVersion(kind),
          names: countedNames(values.name, taken),
        }),
      );
    }),
  );
  const longest = Math.max(...bySubclass.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => bySubclass.flatMap((models) => models[turn] ?? [])).flat();
}

async function addComponents(
  { writers, ownerId }: { writers: Writers; ownerId: string },
  models: readonly Model[],
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = from; index < to; index++) {
    const model = models[index % models.length];
    if (!model) throw new Error('There are no kinds to create components from');
    const { subclass, kindVersion } = model;
    const fields = { ...model.fields, name: model.names.next().value };
    ids.push((await writers.components.create({ ownerId, subclass, isTemplate: false, fields, kindVersion })).id);
  }
  return ids;
}

async function addProject(
  { projects, assets }: Writers,
  { ownerId, name, used }: { ownerId: string; name: string; used: readonly string[] },
): Promise<void> {
  const projectId = await projects.create({ ownerId, isTemplate: false, name, description: '' });
  for (const [index, componentId] of used.entries()) await assets.create(projectId, { componentId, count: index + 1 });
}

/** Yields 'Turbine 1', 'Turbine 2' and so on, without those whose key is taken. */
function* countedNames(wanted: string, taken: Set<string>): Generator<string, never> {
  const stem = [...wanted].slice(0, LONGEST_STEM).join('').trimEnd();
  for (let number = 1; ; number++) {
    const name = `${stem} ${number}`;
    const key = nameKey(name);
    if (taken.has(key)) continue;
    taken.add(key);
    yield name;
  }
}
