import { curveFieldNames } from './curveText.ts';
import type { FormSnapshot } from './draftSnapshots.ts';
import type { FormDefinition, TabDefinition } from './FormDefinition.ts';
import { findField, findTable, staticName } from './fieldKeys.ts';
import { isPlainTable } from './isPlainTable.ts';

/** All fields that a tab shows, including those of its curves and objects. */
export function tabFields(definition: FormDefinition, tab: TabDefinition): string[] {
  return tab.groups
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const curve = definition.curves[item];
      if (curve) return curveFieldNames(curve);
      if (!definition.objects?.[item]) return [item];
      return Object.keys(definition.fields).filter((name) => isWithin(item, name));
    });
}

/** The tab that shows a field or cell, and what it is there (itself or its curve); undefined for hidden fields. */
export function findPlace(definition: FormDefinition, key: string): { tab: string; item: string } | undefined {
  const name = staticName(key);
  const curve = definition.fields[name]?.curve;
  const tab = definition.tabs.find(({ groups }) =>
    groups.some(({ items }) => items.some((item) => isWithin(item, curve ?? name))),
  );
  return tab && { tab: tab.id, item: curve ?? key };
}

function isWithin(item: string, name: string): boolean {
  return name === item || name.startsWith(`${item}/`);
}

/** What a person sees as one thing: a curve of several fields, a table with its cells, a field. */
function findThing(definition: FormDefinition, key: string): string {
  const table = findTable(key);
  const rows = table === undefined ? undefined : findField(definition, table)?.table;
  if (table !== undefined && rows && isPlainTable(rows)) return table;
  return definition.fields[key]?.curve ?? key;
}

export interface TabCount {
  id: string;
  title: string;
  errors: number;
  changes: number;
}

/** How many shown errors and changes each tab holds; a curve counts once, as a table does. */
export function countByTab(definition: FormDefinition, form: FormSnapshot): TabCount[] {
  const things = (keys: readonly string[]) => [...new Set(keys.map((key) => findThing(definition, key)))];
  const changed = things(form.changed);
  const faulty = things(form.shownErrors.map(({ field }) => field));
  const countOn = (id: string, among: readonly string[]) =>
    among.filter((thing) => findPlace(definition, thing)?.tab === id).length;
  return definition.tabs.map(({ id, title }) => ({
    id,
    title,
    errors: countOn(id, faulty),
    changes: countOn(id, changed),
  }));
}

/** How many fields or curves differ from their original, as the change tracker counts them. */
export function countChanges(definition: FormDefinition, { changed }: Pick<FormSnapshot, 'changed'>): number {
  return new Set(changed.map((field) => definition.fields[field]?.curve ?? field)).size;
}

/** The first of each field's, curve's or table's faults: a curve of several lists is one thing to a person. */
export function oncePerItem<Fault extends { field: string }>(
  definition: FormDefinition,
  faults: readonly Fault[],
): Fault[] {
  const getItem = ({ field }: Fault) => findThing(definition, field);
  return faults.filter((fault, index) => faults.findIndex((other) => getItem(other) === getItem(fault)) === index);
}
