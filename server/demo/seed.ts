import { createPassword, hashPassword } from '#server/accounts/passwords.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import type { Config } from '#server/config.ts';
import type { Kinds } from '#server/kinds.ts';
import type { Repositories, Store } from '#server/store/Store.ts';
import { ifTaken } from '#server/store/Taken.ts';
import library from './library.json' with { type: 'json' };

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

/** Creates the demo account with its library on a store without accounts; returns its password, undefined otherwise. */
export async function seed({ store, kinds, config }: Seeding): Promise<string | undefined> {
  if (!config.demo || !(await store.users.isEmpty())) return undefined;
  const password = config.demoPassword ?? createPassword();
  const password_hash = await hashPassword(password);
  const write = () =>
    store.transaction(async (repositories) => {
      const { id: ownerId } = await repositories.users.create({ username: 'demo', email: DEMO_EMAIL, password_hash });
      await fillLibrary({ repositories, kinds, ownerId });
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
  repositories: Repositories;
  kinds: Kinds;
  ownerId: string;
}

async function fillLibrary({ repositories, kinds, ownerId }: Filling): Promise<void> {
  const ids = new Map<string, string>();
  for (const component of library.components) {
    const id = await addComponent({ repositories, kinds, ownerId }, component);
    if (id) ids.set(`${component.subclass} ${component.name}`, id);
  }
  for (const project of library.projects) await addProject({ repositories, ownerId, ids }, project);
}

/** Returns the id; undefined for a template, which no project can use, and for a kind that this server does not have. */
async function addComponent({ repositories, kinds, ownerId }: Filling, component: LibraryComponent) {
  const { subclass, is_template: isTemplate = false, ...values } = component;
  const kind = kinds.get(subclass);
  if (!kind) return undefined;
  const fields = checkComponent({ body: values, kind, address: { subclass } });
  const { id } = await repositories.components.create({ ownerId, subclass, isTemplate, fields });
  return isTemplate ? undefined : id;
}

async function addProject(
  { repositories, ownerId, ids }: Omit<Filling, 'kinds'> & { ids: ReadonlyMap<string, string> },
  { name, description, is_template: isTemplate = false, assets }: LibraryProject,
): Promise<void> {
  const projectId = await repositories.projects.create({ ownerId, isTemplate, name, description });
  for (const asset of assets) {
    const componentId = ids.get(`${asset.subclass} ${asset.name}`);
    if (componentId) await repositories.assets.create(projectId, { componentId, count: asset.count });
  }
}
