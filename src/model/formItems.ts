import { curveFieldNames } from './curveText.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { fieldLabel } from './fieldLabel.ts';
import { isSameValue } from './fieldText.ts';
import { isOfChosenCase } from './nestedRecord.ts';

/** A field, or a curve with all of its fields: one thing to the user. */
export interface FormItem {
  /** The field's name or the curve's id. */
  item: string;
  /** May contain `{currency}`. */
  title: string;
  fields: string[];
}

/** Lists every field or curve of a form that can be edited, in the order of the form's fields. */
export function formItems(definition: FormDefinition): FormItem[] {
  const items = new Map<string, FormItem>();
  for (const field of Object.values(definition.fields)) {
    if (field.system) continue;
    const item = field.curve ?? field.name;
    const curve = definition.curves[item];
    const title = curve?.title ?? fieldLabel(definition, item) ?? item;
    items.set(item, { item, title, fields: curve ? curveFieldNames(curve) : [field.name] });
  }
  return [...items.values()];
}

/** The items whose values are not the same in both; how a number is written does not matter. */
export function differingItems(definition: FormDefinition, a: Texts, b: Texts): FormItem[] {
  return formItems(definition).filter(({ fields }) => differsIn(definition, fields, a, b));
}

/** Whether the values of these fields differ; a case that neither record has chosen has no values. */
export function differsIn(definition: FormDefinition, fields: readonly string[], a: Texts, b: Texts): boolean {
  return fields.some((name) => {
    const field = definition.fields[name];
    const isChosen = [a, b].some((texts) => isOfChosenCase(definition, name, (choice) => texts[choice]));
    return isChosen && field !== undefined && !isSameValue(field, a[name] ?? '', b[name] ?? '');
  });
}
