import type { components } from '#generated/api.ts';
import type { Listing } from '#model/Listing.ts';
import { type ReadKey, refetchReads } from './swr.ts';
import { getComponent, getReadComponent, keepComponent } from './useComponent.ts';
import { changeComponents, getReadComponents, toListItem } from './useComponents.ts';
import { getProject, getReadProject, keepProject } from './useProject.ts';
import { changeProjects, getReadProjects } from './useProjects.ts';
import { hasShortcut } from './useShortcuts.ts';
import { forgetDeletion, isDeletedHere } from './write.ts';

type Change = components['schemas']['Change'];

/** For more records than these, reading whole lists is faster. */
const MOST_SINGLE = 20;

/** Updates cached reads after changes, loading no more than has changed; with `reset` everything is read again. */
export async function applyChanges({ reset, changes }: { reset: boolean; changes: readonly Change[] }): Promise<void> {
  if (reset) return refetchReads(() => true);
  const latest = [...new Map(changes.map((change) => [`${change.what} ${change.id}`, change])).values()];
  const isFew = latest.length <= MOST_SINGLE;
  const outcomes = await Promise.all(latest.map((change) => (isFew ? applyOne(change).catch(() => FAILED) : FAILED)));
  const isStale = (key: ReadKey) =>
    latest.some((change, index) => {
      const { record, list } = outcomes[index] ?? FAILED;
      return (
        (!record && !isDeletedHere(change.id) && concerns(change, key)) ||
        (!list && concernsList(change, key)) ||
        isAround(change, key)
      );
    });
  await refetchReads(isStale);
}

/** Whether the cached record and the cached list already show a change; otherwise they have to be read again. */
interface Outcome {
  record: boolean;
  list: boolean;
}

const FAILED: Outcome = { record: false, list: false };
const APPLIED: Outcome = { record: true, list: true };

async function applyOne(change: Change): Promise<Outcome> {
  const { what, action, id, subclass, is_template: templates, revision } = change;
  // An asset is read with its project's list.
  if (what === 'asset' || templates === null || revision === null) return APPLIED;
  if (action === 'deleted') return removeDeleted(change, templates);
  // It was already missing from every list.
  if (action === 'purged') return APPLIED;
  if (action === 'restored') forgetDeletion(id);
  // The change is a save just before this window deleted the record.
  if (isDeletedHere(id)) return APPLIED;
  if (what === 'project') return applyProject({ id, templates, revision });
  return subclass ? applyComponent({ id, subclass, templates, revision }) : FAILED;
}

interface Saved {
  id: string;
  templates: boolean;
  revision: number;
}

async function applyComponent({ id, subclass, templates, revision }: Saved & { subclass: string }): Promise<Outcome> {
  const path = { subclass, id };
  const known = getReadComponent(path);
  const listing = getReadComponents(templates);
  if (!known && !listing) return APPLIED;
  const current = isOfRevision(known, revision) ? known : await getComponent(path);
  // The response to a call of this window may have been cached in the meantime.
  if (current !== known && !isOfRevision(getReadComponent(path), revision)) await keepComponent(current);
  await changeComponents(templates, { put: [toListItem(current.component)] });
  return toOutcome(listing);
}

async function applyProject({ id, templates, revision }: Saved): Promise<Outcome> {
  const known = getReadProject(id);
  const listing = getReadProjects(templates);
  if (!known && !listing) return APPLIED;
  const current = isOfRevision(known, revision) ? known : await getProject(id);
  if (current !== known && !isOfRevision(getReadProject(id), revision)) await keepProject(current);
  await changeProjects(templates, { put: [current.project] });
  return toOutcome(listing);
}

async function removeDeleted({ what, id }: Change, templates: boolean): Promise<Outcome> {
  const isComponent = what === 'component';
  const listing = isComponent ? getReadComponents(templates) : getReadProjects(templates);
  await (isComponent ? changeComponents : changeProjects)(templates, { gone: new Set([id]) });
  // If it is still shown, it is read once more, and the server responds with 404.
  return { ...toOutcome(listing), record: false };
}

/** Only the server knows where an entry belongs in a long list, so a long list has to be read again. */
function toOutcome(listing: Listing<unknown> | undefined): Outcome {
  return { record: true, list: listing?.whole !== undefined };
}

/** Returns whether a tag is of this revision or a later one; tags begin with the revision. */
function isOfRevision<Tagged extends { etag: string | undefined }>(
  tagged: Tagged | undefined,
  revision: number,
): tagged is Tagged {
  return Number(/^(?:W\/)?"(\d+)-/.exec(tagged?.etag ?? '')?.[1]) >= revision;
}

/** Returns whether a key is that of the changed record. */
function concerns({ what, id }: Change, [resource, ...parts]: ReadKey): boolean {
  return (resource === what || resource === `${what}-set`) && parts.includes(id);
}

/** Returns whether a key is that of the changed record's list, or of a part of it. */
function concernsList({ what, is_template }: Change, [resource, ...parts]: ReadKey): boolean {
  return resource.startsWith(`${what}s/`) || (resource === `${what}s` && parts.includes(is_template ?? false));
}

/** Returns whether a key is that of other data that the change affects. */
function isAround({ what, action, id, project_id }: Change, [resource, ...parts]: ReadKey): boolean {
  const isUseChanged = action !== 'updated' && (what === 'asset' || action !== 'created');
  switch (resource) {
    case 'trash':
    case 'trash/pages':
      return what !== 'asset' && action !== 'created' && action !== 'updated';
    case 'shortcuts':
      return what !== 'asset' && (action === 'updated' ? hasShortcut(id) : action !== 'created');
    case 'component-revisions':
      return what === 'component' && action !== 'deleted' && parts.includes(id);
    case 'project-assets':
      return what === 'asset' ? parts.includes(project_id ?? '') : what === 'component' && action !== 'created';
    case 'component-projects':
      return (what === 'project' || isUseChanged) && !(action === 'deleted' && parts.includes(id));
    // Its entries show the kinds of their components.
    case 'projects':
    case 'projects/pages':
      return what !== 'project' && isUseChanged;
    case 'project':
      return what === 'asset' && isUseChanged && parts.includes(project_id ?? '');
    default:
      return false;
  }
}
