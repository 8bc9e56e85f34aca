import { deleteComponent, duplicateComponent, refreshComponentLists } from '#api/componentCalls.ts';
import { type Component, getComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { getWording } from '#library/componentWording.ts';
import { createDeleteTask } from '#library/createDeleteTask.ts';
import type { Restorable } from '#library/Restorable.ts';
import { readNamesLike } from '#library/readNamesLike.ts';
import { createRestoreTask } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import { counted } from '#model/counted.ts';
import { freeName } from '#model/freeName.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';
import { saveFile } from '#ui/saveFile.ts';

/** Creates the task that downloads components as one JSON array, in the order of the list. */
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

/**
 * Creates the task that copies components under free names like theirs. `all` is the whole list if it is loaded;
 * otherwise each name is looked up.
 */
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
    settle: () => refreshComponentLists({ templates, gone: new Set() }),
  };
}

/** Creates the task that deletes components; `undo` gets those that were actually deleted. */
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
    settle: (gone) => refreshComponentLists({ templates, gone }),
  });
}

export function restoreTask(items: readonly ComponentListItem[], templates: boolean): BulkTask<Restorable> {
  return createRestoreTask({
    items: items.map(toRestorable),
    noun: getWording(templates).noun,
    settle: () => refreshComponentLists({ templates, gone: new Set() }),
  });
}

/**
 * Returns a function that looks up a free name for an item's copy; copies of items with equal names get different
 * names.
 */
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

/** Returns a free name for each item's copy, by item id; copies of items with equal names get different names. */
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
