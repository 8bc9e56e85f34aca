import { deleteComponent, duplicateComponent, settleComponents } from '#api/componentCalls.ts';
import { type Component, getComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { createDeleteTask } from '#library/createDeleteTask.ts';
import type { Restorable } from '#library/Restorable.ts';
import { readNamesLike } from '#library/readNamesLike.ts';
import { createRestoreTask } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import { getWording } from '#library/wording.ts';
import { counted } from '#model/counted.ts';
import { freeName } from '#model/freeName.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';
import { saveFile } from '#ui/saveFile.ts';

/** Saves components as one file with an array of them, in the order of the list. */
export function exportTask(
  items: readonly ComponentListItem[],
  templates: boolean,
): BulkTask<ComponentListItem, Component> {
  return {
    doing: 'Exporting',
    doneText: (count) => `${counted(count, getWording(templates).noun)} exported`,
    items,
    run: async (item) => (await getComponent(item)).component,
    settle: (outcomes) => {
      // A partial file that does not say so would be mistaken for the complete one.
      if (outcomes.some(({ state }) => state === 'cancelled')) return;
      const done = outcomes.flatMap((outcome) => (outcome.state === 'done' ? [outcome.result] : []));
      const noun = templates ? 'component_templates' : 'components';
      if (done.length > 0) saveFile(`${done.length}_${noun}.json`, JSON.stringify(done, null, 2));
    },
  };
}

/** Copies components under free names like theirs; where not `all` components are here, the names are looked up. */
export function duplicateTask(
  items: readonly ComponentListItem[],
  all: readonly ComponentListItem[] | undefined,
  templates: boolean,
): BulkTask<ComponentListItem> {
  const names = all && copyNames(items, all);
  const lookUp = createCopyNames();
  return {
    doing: 'Duplicating',
    doneText: (count) => `${counted(count, getWording(templates).noun)} duplicated`,
    items,
    run: async (item) => duplicateComponent(item, names?.get(item.id) ?? (await lookUp(item)), { isOneOfMany: true }),
    settle: () => settleComponents({ templates, gone: new Set() }),
  };
}

/** Deletes components; `undo` gets those that were deleted. */
export function deleteTask(
  items: readonly ComponentListItem[],
  templates: boolean,
  undo: (done: readonly ComponentListItem[]) => void,
): BulkTask<ComponentListItem> {
  return createDeleteTask({
    items,
    undo,
    noun: getWording(templates).noun,
    run: (item) => deleteComponent({ ...item, isOneOfMany: true }),
    settle: (gone) => settleComponents({ templates, gone }),
  });
}

export function restoreTask(items: readonly ComponentListItem[], templates: boolean): BulkTask<Restorable> {
  return createRestoreTask({
    items: items.map(toRestorable),
    noun: getWording(templates).noun,
    settle: () => settleComponents({ templates, gone: new Set() }),
  });
}

/** Creates what looks up a free name for the copy of an item; copies of equal names differ as well. */
function createCopyNames(): (item: ComponentListItem) => Promise<string> {
  const chosen = new Map<string, Set<string>>();
  return async (item) => {
    const { subclass, is_template: templates } = item;
    const taken = await readNamesLike({ subclass, templates }, item.name);
    const others = chosen.get(nameGroup(item)) ?? new Set();
    const name = freeName(item.name, new Set([...taken, ...others]), { suffix: 'copy' });
    chosen.set(nameGroup(item), others.add(nameKey(name)));
    return name;
  };
}

/** A free name for the copy of each item, by its id; copies of equal names differ as well. */
export function copyNames(
  items: readonly ComponentListItem[],
  all: readonly ComponentListItem[],
): ReadonlyMap<string, string> {
  const taken = new Map<string, Set<string>>();
  for (const item of all) {
    const group = nameGroup(item);
    taken.set(group, (taken.get(group) ?? new Set()).add(nameKey(item.name)));
  }
  return new Map(
    items.map((item) => {
      const names = taken.get(nameGroup(item)) ?? new Set<string>();
      const name = freeName(item.name, names, { suffix: 'copy' });
      taken.set(nameGroup(item), names.add(nameKey(name)));
      return [item.id, name];
    }),
  );
}
