import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { deleteComponent, duplicateComponent, restoreComponent, settleComponents } from '#api/componentCalls.ts';
import { type Component, getComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { Outcome } from '#library/runAll.ts';
import { freeName } from '#model/freeName.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';
import { saveFile } from '#ui/saveFile.ts';

/** One piece of work on many components, in words and deeds. */
export interface BulkTask<Result = unknown> {
  /** While it goes on: 'Deleting'. */
  doing: string;
  /** '2 components deleted'. */
  doneText: (count: number) => string;
  items: readonly ComponentListItem[];
  run: (item: ComponentListItem) => Promise<Result>;
  /** After the last one has ended. */
  settle: (outcomes: readonly Outcome<ComponentListItem, Result>[]) => Promise<void> | void;
}

/** Saves components as one file with an array of them, in the order of the list. */
export function exportTask(items: readonly ComponentListItem[], templates: boolean): BulkTask<Component> {
  return {
    doing: 'Exporting',
    doneText: (count) => `${counted(count, templates)} exported`,
    items,
    run: async (item) => (await getComponent(item)).component,
    settle: (outcomes) => {
      // Half of what was asked for, without a word in the file, would be taken for all of it.
      if (outcomes.some(({ state }) => state === 'cancelled')) return;
      const done = outcomes.flatMap((outcome) => (outcome.state === 'done' ? [outcome.result] : []));
      const noun = templates ? 'component_templates' : 'components';
      if (done.length > 0) saveFile(`${done.length}_${noun}.json`, JSON.stringify(done, null, 2));
    },
  };
}

/** Copies components under free names like theirs. */
export function duplicateTask(
  items: readonly ComponentListItem[],
  all: readonly ComponentListItem[],
  templates: boolean,
): BulkTask {
  const names = copyNames(items, all);
  return {
    doing: 'Duplicating',
    doneText: (count) => `${counted(count, templates)} duplicated`,
    items,
    run: (item) => duplicateComponent(item, names.get(item.id) ?? item.name, { isOneOfMany: true }),
    settle: () => settleComponents({ templates, gone: new Set() }),
  };
}

export function deleteTask(items: readonly ComponentListItem[], templates: boolean): BulkTask {
  return {
    doing: 'Deleting',
    doneText: (count) => `${counted(count, templates)} deleted`,
    items,
    run: (item) => deleteComponent({ ...item, isOneOfMany: true }),
    settle: (outcomes) =>
      settleComponents({
        templates,
        gone: new Set(outcomes.flatMap(({ state, item }) => (state === 'done' ? [item.id] : []))),
      }),
  };
}

export function restoreTask(items: readonly ComponentListItem[], templates: boolean): BulkTask {
  return {
    doing: 'Restoring',
    doneText: (count) => `${counted(count, templates)} restored`,
    items,
    run: ({ subclass, id }) => restoreComponent({ subclass, id, isOneOfMany: true }),
    settle: () => settleComponents({ templates, gone: new Set() }),
  };
}

/** '1 component', '3 component templates'. */
export function counted(count: number, templates: boolean): string {
  return `${count} component${templates ? ' template' : ''}${count === 1 ? '' : 's'}`;
}

/** Why one of many failed, in one line. */
export function toReason(error: unknown): string {
  return Object.values(findFieldErrors(error))[0] ?? toApiError(error).message;
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
