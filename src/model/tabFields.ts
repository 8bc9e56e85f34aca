import { curveFieldNames } from './curveText.ts';
import type { FormSnapshot } from './draftSnapshots.ts';
import type { FormDefinition, TabDefinition } from './FormDefinition.ts';
import { staticName } from './fieldKeys.ts';

/** Returns all fields that a tab shows, including those of its curves and objects. */
export function tabFields(definition: FormDefinition, tab: TabDefinition): string[] {
  return tab.groups.flatMap(({ items }) => items).flatMap((item) => itemFields(definition, item));
}

/** Returns the fields of an item: a field, a curve, or an object with everything in it. */
export function itemFields({ fields, objects = {}, curves }: FormDefinition, item: string): string[] {
  const curve = curves[item];
  if (curve) return curveFieldNames(curve);
  if (!Object.hasOwn(objects, item)) return [item];
  return Object.keys(fields).filter((name) => name.startsWith(`${item}/`));
}

/**
 * Returns the tab that shows a field or a cell, and the item of the tab: the field, its curve, or the object around it;
 * undefined for hidden fields.
 */
export function findPlace(definition: FormDefinition, key: string): { tab: string; item: string } | undefined {
  const path = countedItem(definition, key).split('/');
  const around = path.map((_, index) => path.slice(0, path.length - index).join('/'));
  for (const { id, groups } of definition.tabs) {
    const item = around.find((name) => groups.some(({ items }) => items.includes(name)));
    if (item !== undefined) return { tab: id, item };
  }
  return undefined;
}

/** Returns the item that a key counts for: its field, or the field's curve; all cells of a table are one field. */
function countedItem({ fields }: FormDefinition, key: string): string {
  const name = staticName(key);
  return (Object.hasOwn(fields, name) && fields[name]?.curve) || name;
}

export interface TabCount {
  id: string;
  title: string;
  errors: number;
  changes: number;
}

/** How many shown errors and changes each tab holds; a curve or a table counts once. */
export function countByTab(definition: FormDefinition, form: FormSnapshot): TabCount[] {
  const countIn = (tab: TabDefinition, keys: readonly string[]) => {
    const own = new Set(tabFields(definition, tab).map((name) => countedItem(definition, name)));
    return new Set(keys.map((key) => countedItem(definition, key)).filter((item) => own.has(item))).size;
  };
  const faulty = form.shownErrors.map(({ field }) => field);
  return definition.tabs.map((tab) => ({
    id: tab.id,
    title: tab.title,
    errors: countIn(tab, faulty),
    changes: countIn(tab, form.changed),
  }));
}

/** How many fields, curves or tables differ from their original, as the change tracker counts them. */
export function countChanges(definition: FormDefinition, { changed }: Pick<FormSnapshot, 'changed'>): number {
  return new Set(changed.map((key) => countedItem(definition, key))).size;
}

/** Returns the first fault of each field, curve or table, as the user sees each of them as one item. */
export function oncePerItem<Fault extends { field: string }>(
  definition: FormDefinition,
  faults: readonly Fault[],
): Fault[] {
  const firsts = new Map<string, Fault>();
  for (const fault of faults) {
    const item = countedItem(definition, fault.field);
    if (!firsts.has(item)) firsts.set(item, fault);
  }
  return [...firsts.values()];
}
