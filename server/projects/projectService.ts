import { confirmNow } from '#server/components/dropUnprovenConfirmations.ts';
import { Invalid, nameTaken, notFound } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { assertConvertible } from '#server/records/assertConvertible.ts';
import { findAddressFaults } from '#server/records/findAddressFaults.ts';
import { type CopyName, writeCopy } from '#server/records/writeCopy.ts';
import { type IsSeen, writeIfSeen } from '#server/records/writeIfSeen.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { ProjectKey, StoredProject } from '#server/store/projectRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import { exportProject } from './exportProject.ts';
import { checkComponents, importProject, type ProjectImport } from './importProject.ts';

interface NewProject {
  ownerId: string;
  isTemplate: boolean;
  name: string;
  description: string;
}

/** A description that is left out is not changed. */
interface ProjectChange {
  id?: unknown;
  name: string;
  description?: string;
}

/** Creates the service for projects; it throws `Failure` or `Invalid` if a rule forbids an operation. */
export function createProjectService({ store, kinds }: { store: Store; kinds: Kinds }) {
  async function find(key: ProjectKey): Promise<StoredProject> {
    const project = await store.projects.find(key);
    if (!project) throw notFound();
    return project;
  }

  async function copy(original: StoredProject, { ownerId, isTemplate, ...copyName }: Copy): Promise<StoredProject> {
    const { id: from, description, name: originalName } = original;
    const findTaken = () => store.projects.nameKeys({ ownerId, isTemplate });
    const write = (name: string) =>
      store.write(ownerId, async ({ projects, assets }) => {
        const to = await projects.create({ ownerId, isTemplate, name, description });
        await assets.copy({ from, to });
        return to;
      });
    return find({ ownerId, id: await writeCopy({ ...copyName, originalName, findTaken, write }) });
  }

  return {
    find,
    list: store.lists.projects.list,

    count: store.lists.projects.count,

    async create(project: NewProject): Promise<StoredProject> {
      const { ownerId, name } = project;
      const write = () => store.write(ownerId, ({ projects }) => projects.create({ ...project, name: name.trim() }));
      return find({ ownerId, id: await refuseTaken(nameTaken(name), write) });
    },

    update(key: ProjectKey, sent: ProjectChange, isSeen: IsSeen<StoredProject>): Promise<StoredProject> {
      const { name } = sent;
      const read = async () => {
        const project = await find(key);
        const faults = findAddressFaults(sent, { id: key.id });
        if (faults.length > 0) throw new Invalid(faults);
        return project;
      };
      const write = async (project: StoredProject) => {
        const change = { name: name.trim(), description: sent.description ?? project.description };
        const isWritten = await refuseTaken(nameTaken(name), () =>
          store.write(key.ownerId, ({ projects }) => projects.update(project, change)),
        );
        return isWritten && find(key);
      };
      return writeIfSeen({ what: 'project', read, isSeen, write });
    },

    async delete(key: ProjectKey, isSeen: IsSeen<StoredProject>, origin: Origin): Promise<void> {
      const write = (read: StoredProject) =>
        store.write(key.ownerId, async ({ projects, audit }) => {
          const isDeleted = await projects.delete(read);
          if (isDeleted) await audit.add(origin, 'project_deleted', read.name);
          return isDeleted;
        });
      await writeIfSeen({ what: 'project', read: () => find(key), isSeen, write });
    },

    async restore(key: ProjectKey, name: string | undefined, origin: Origin): Promise<StoredProject> {
      const write = () =>
        store.write(key.ownerId, async ({ projects, audit }) => {
          const restored = await projects.restore(key, name?.trim());
          if (restored !== undefined) await audit.add(origin, 'project_restored', restored);
        });
      await refuseTaken(nameTaken(name), write);
      return find(key);
    },

    async duplicate({ ownerId, id }: ProjectKey, name?: string): Promise<StoredProject> {
      const original = await find({ ownerId, id });
      return copy(original, { ownerId, name, suffix: 'copy', isTemplate: original.isTemplate });
    },

    /** Copies a project as a template, or a template as a project; the original stays. */
    async convert(key: ProjectKey, to: { isTemplate: boolean; name: string | undefined }): Promise<StoredProject> {
      const original = await find(key);
      assertConvertible(original, to);
      return copy(original, { ...to, ownerId: key.ownerId });
    },

    async results(key: ProjectKey, page: Page): Promise<AsyncGenerator<Slice>> {
      const { id } = await find(key);
      return store.lists.parts.results(id, page);
    },

    countResults: store.lists.parts.countResults,

    async export({ ownerId, id }: ProjectKey, origin: Origin) {
      const project = await find({ ownerId, id });
      const file = await exportProject({ repositories: store, kinds, ownerId }, project);
      await store.audit.add(origin, 'project_exported', project.name);
      return file;
    },

    async import(ownerId: string, body: ProjectImport, origin: Origin): Promise<StoredProject> {
      const now = await confirmNow(store.users, ownerId, body.components);
      const components = await checkComponents(kinds, body.components, now);
      const id = await store.write(ownerId, async (writers) => {
        const created = await importProject({ writers, ownerId }, body, components);
        await writers.audit.add(origin, 'project_imported', body.name.trim());
        return created;
      });
      return find({ ownerId, id });
    },
  };
}

interface Copy extends CopyName {
  ownerId: string;
  isTemplate: boolean;
}
