import { getKindVersion } from '#model/kindVersion.ts';
import { createPassword, hashPassword } from '#server/accounts/passwords.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import type { Config } from '#server/config.ts';
import type { Kinds } from '#server/kinds.ts';
import { prepareSet } from '#server/reference/prepareSet.ts';
import type { ReferenceFile } from '#server/reference/ReferenceFile.ts';
import type { Repositories, Store, Writers } from '#server/store/Store.ts';
import { ifTaken } from '#server/store/UniqueViolation.ts';
import library from './library.json' with { type: 'json' };
import referenceSets from './reference.json' with { type: 'json' };

export const DEMO_EMAIL = 'demo@example.com';

interface LibraryComponent {
  subclass: string;
  name: string;
  is_template?: boolean;
}

interface LibraryProject {
  name: string;
  description: string;
  is_template?: boolean;
  assets: { subclass: string; name: string; count: number }[];
}

/**
 * Creates the demo account with its library and small reference sets if the store has no accounts; returns its
 * password, or undefined if nothing was created.
 */
export async function seed({ store, kinds, config }: Seeding): Promise<string | undefined> {
  if (!config.demo || !(await store.users.isEmpty())) return undefined;
  const password = config.demoPassword ?? createPassword();
  const password_hash = await hashPassword(password);
  const write = () =>
    store.transaction(async (repositories) => {
      const { id: ownerId } = await repositories.users.create({ username: 'demo', email: DEMO_EMAIL, password_hash });
      await repositories.write(ownerId, (writers) => fillLibrary({ writers, kinds, ownerId }));
      await fillReference(repositories, kinds);
      return password;
    });
  // Another process that started at the same time may have created the account first.
  return ifTaken(write, () => undefined);
}

interface Seeding {
  store: Store;
  kinds: Kinds;
  config: Pick<Config, 'demo' | 'demoPassword'>;
}

interface Filling {
  writers: Writers;
  kinds: Kinds;
  ownerId: string;
}

/** Adds the sample reference sets, unless the operator already has sets. */
async function fillReference({ reference }: Pick<Repositories, 'reference'>, kinds: Kinds): Promise<void> {
  if ((await reference.list()).length > 0) return;
  // The cast only sets the type of the JSON: each entry is checked when the set is prepared.
  for (const file of referenceSets as unknown as ReferenceFile[]) {
    if (!kinds.has(file.subclass)) continue;
    const { set, entries } = prepareSet(file, { kinds, now: new Date() });
    await reference.replace(set, entries);
  }
}

async function fillLibrary({ writers, kinds, ownerId }: Filling): Promise<void> {
  const ids = new Map<string, string>();
  for (const component of library.components) {
    const id = await addComponent({ writers, kinds, ownerId }, component);
    if (id) ids.set(`${component.subclass} ${component.name}`, id);
  }
  for (const project of library.projects) await addProject({ writers, ownerId, ids }, project);
}

/** Returns the id; undefined for a template, which no project can use, and for a kind that this server does not have. */
async function addComponent({ writers, kinds, ownerId }: Filling, component: LibraryComponent) {
  const { subclass, is_template: isTemplate = false, ...values } = component;
  const kind = kinds.get(subclass);
  if (!kind) return undefined;
  const fields = checkComponent({ body: values, kind, address: { subclass } });
  const kindVersion = getKindVersion(kind);
  const { id } = await writers.components.create({ ownerId, subclass, isTemplate, fields, kindVersion });
  return isTemplate ? undefined : id;
}

async function addProject(
  { writers, ownerId, ids }: Omit<Filling, 'kinds'> & { ids: ReadonlyMap<string, string> },
  { name, description, is_template: isTemplate = false, assets }: LibraryProject,
): Promise<void> {
  const projectId = await writers.projects.create({ ownerId, isTemplate, name, description });
  for (const asset of assets) {
    const componentId = ids.get(`${asset.subclass} ${asset.name}`);
    if (componentId) await writers.assets.create(projectId, { componentId, count: asset.count });
  }
}
