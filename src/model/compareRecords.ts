import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { differsIn, type FormItem, formItems } from './formItems.ts';

export interface ComparedGroup {
  /** 'General Details › Identity', or one name alone where a tab's only group has the tab's name. */
  title: string;
  items: ComparedItem[];
}

export interface ComparedItem extends FormItem {
  /** Whether not all records have the same value. */
  differs: boolean;
}

/** Returns the fields and curves that a form shows, by tab and group, each with whether the records differ in it. */
export function compareRecords(definition: FormDefinition, records: readonly Texts[]): ComparedGroup[] {
  const items = formItems(definition);
  const [first = {}, ...others] = records;
  return definition.tabs.flatMap((tab) =>
    tab.groups.map((group) => ({
      title: group.title === tab.title ? tab.title : `${tab.title} › ${group.title}`,
      items: group.items.flatMap((id) =>
        items
          .filter(({ item }) => item === id || item.startsWith(`${id}/`))
          .map((item) => ({
            ...item,
            differs: others.some((other) => differsIn(definition, item.fields, first, other)),
          })),
      ),
    })),
  );
}
