import { curveFieldNames } from './curveText.ts';
import type { FormSnapshot } from './draftSnapshots.ts';
import type { FormDefinition, TabDefinition } from './FormDefinition.ts';

/** All fields that a tab shows, including those of its curves. */
export function tabFields(definition: FormDefinition, tab: TabDefinition): string[] {
  return tab.groups
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const curve = definition.curves[item];
      return curve ? curveFieldNames(curve) : [item];
    });
}

/** The tab that shows a field, and the item of the tab (the field or its curve); undefined for hidden fields. */
export function findPlace(definition: FormDefinition, field: string): { tab: string; item: string } | undefined {
  const item = definition.fields[field]?.curve ?? field;
  const tab = definition.tabs.find(({ groups }) => groups.some(({ items }) => items.includes(item)));
  return tab && { tab: tab.id, item };
}

export interface TabCount {
  id: string;
  title: string;
  errors: number;
  changes: number;
}

/** How many shown errors and changes each tab holds; a curve counts once. */
export function countByTab(definition: FormDefinition, form: FormSnapshot): TabCount[] {
  const items = (fields: readonly string[]) => new Set(fields.map((field) => definition.fields[field]?.curve ?? field));
  const changed = items(form.changed);
  const faulty = items(form.shownErrors.map(({ field }) => field));
  return definition.tabs.map(({ id, title, groups }) => {
    const own = groups.flatMap((group) => group.items);
    return {
      id,
      title,
      errors: own.filter((item) => faulty.has(item)).length,
      changes: own.filter((item) => changed.has(item)).length,
    };
  });
}

/** How many fields or curves differ from their original, as the change tracker counts them. */
export function countChanges(definition: FormDefinition, { changed }: Pick<FormSnapshot, 'changed'>): number {
  return new Set(changed.map((field) => definition.fields[field]?.curve ?? field)).size;
}

/** The first of each field's or curve's faults: a curve of several lists is one thing to a person. */
export function oncePerItem<Fault extends { field: string }>(
  definition: FormDefinition,
  faults: readonly Fault[],
): Fault[] {
  const getItem = ({ field }: Fault) => definition.fields[field]?.curve ?? field;
  return faults.filter((fault, index) => faults.findIndex((other) => getItem(other) === getItem(fault)) === index);
}
