import type { components } from '#generated/api.ts';
import { type ReadKey, refetchReads } from './swr.ts';
import { getComponent, getReadComponent, keepComponent } from './useComponent.ts';
import { areComponentsRead, changeComponents, toListItem } from './useComponents.ts';
import { getProject, getReadProject, keepProject } from './useProject.ts';
import { areProjectsRead, changeProjects } from './useProjects.ts';
import { withRecord } from './withRecord.ts';

type Change = components['schemas']['Change'];

/** More records than these are quicker read as whole lists. */
const MOST_SINGLE = 20;

/** Updates what was read after changes, reading no more than has changed; with `reset` everything is read again. */
export async function applyChanges({ reset, changes }: { reset: boolean; changes: readonly Change[] }): Promise<void> {
  if (reset) return refetchReads(() => true);
  const latest = [...new Map(changes.map((change) => [`${change.what} ${change.id}`, change])).values()];
  const isFew = latest.length <= MOST_SINGLE;
  const outcomes = await Promise.allSettled(latest.map((change) => (isFew ? applyOne(change) : Promise.reject())));
  const missed = latest.filter((_change, index) => outcomes[index]?.status === 'rejected');
  const isStale = (key: ReadKey) =>
    missed.some((change) => isOf(change, key)) || latest.some((change) => isAround(change, key));
  await refetchReads(isStale);
}

/** Updates the record and its list; rejects where they have to be read again. */
async function applyOne(change: Change): Promise<void> {
  const { what, action, id, subclass, is_template: templates, revision } = change;
  // An asset is read with its project's list.
  if (what === 'asset' || templates === null || revision === null) return;
  if (action === 'deleted') return removeDeleted(change, templates);
  if (what === 'project') return applyProject({ id, templates, revision });
  if (subclass) await applyComponent({ id, subclass, templates, revision });
}

interface Saved {
  id: string;
  templates: boolean;
  revision: number;
}

async function applyComponent({ id, subclass, templates, revision }: Saved & { subclass: string }): Promise<void> {
  const path = { subclass, id };
  const known = getReadComponent(path);
  if (!known && !areComponentsRead(templates)) return;
  const current = isOfRevision(known, revision) ? known : await getComponent(path);
  // A call of this window's own may have been answered in the meantime.
  if (current !== known && !isOfRevision(getReadComponent(path), revision)) await keepComponent(current);
  await changeComponents(templates, (items) => withRecord(items, toListItem(current.component)));
}

async function applyProject({ id, templates, revision }: Saved): Promise<void> {
  const known = getReadProject(id);
  if (!known && !areProjectsRead(templates)) return;
  const current = isOfRevision(known, revision) ? known : await getProject(id);
  if (current !== known && !isOfRevision(getReadProject(id), revision)) await keepProject(current);
  await changeProjects(templates, (projects) => withRecord(projects, current.project));
}

async function removeDeleted({ what, id, subclass }: Change, templates: boolean): Promise<void> {
  const isOther = (item: { id: string }) => item.id !== id;
  if (what === 'component') await changeComponents(templates, (items) => items.filter(isOther));
  else await changeProjects(templates, (projects) => projects.filter(isOther));
  const known = what === 'component' ? getReadComponent({ subclass: subclass ?? '', id }) : getReadProject(id);
  // Whoever shows it learns that it is gone; what this window has deleted is no longer known.
  if (known) await refetchReads(([resource, ...parts]) => resource === what && parts.includes(id));
}

/** Tags begin with the revision. */
function isOfRevision<Tagged extends { etag: string | undefined }>(
  tagged: Tagged | undefined,
  revision: number,
): tagged is Tagged {
  return Number(/^(?:W\/)?"(\d+)-/.exec(tagged?.etag ?? '')?.[1]) >= revision;
}

/** Whether an answer shows the changed record itself, alone or in a list. */
function isOf({ what, id, is_template }: Change, [resource, ...parts]: ReadKey): boolean {
  if (resource === `${what}s`) return parts.includes(is_template ?? false);
  return (resource === what || resource === `${what}-set`) && parts.includes(id);
}

/** Whether an answer shows something of the change beside the record. */
function isAround({ what, action, id, project_id }: Change, [resource, ...parts]: ReadKey): boolean {
  const isUseChanged = action !== 'updated' && (what === 'asset' || action !== 'created');
  switch (resource) {
    case 'component-revisions':
      return what === 'component' && action !== 'deleted' && parts.includes(id);
    case 'project-assets':
      return what === 'asset' ? parts.includes(project_id ?? '') : what === 'component' && action !== 'created';
    case 'component-projects':
      return (what === 'project' || isUseChanged) && !(action === 'deleted' && parts.includes(id));
    // It shows the kinds of its components.
    case 'projects':
      return what !== 'project' && isUseChanged;
    case 'project':
      return what === 'asset' && isUseChanged && parts.includes(project_id ?? '');
    default:
      return false;
  }
}
