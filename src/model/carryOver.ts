import { getDefault } from './createDefaults.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { choiceText, fieldText } from './fieldText.ts';
import { type FormItem, formItems } from './formItems.ts';
import { itemSourceKey } from './versionSource.ts';

export interface CarriedTexts {
  /** Texts that fit a field of the new kind. */
  kept: Texts;
  /** Edited fields and curves without a matching field in the new kind. */
  lost: FormItem[];
}

/**
 * Determines which edited texts survive a change of kind: those of fields with the same name, type and unit, and those
 * of curves as a whole or not at all, each with its source.
 */
export function carryOver({
  from,
  to,
  texts,
}: {
  from: FormDefinition;
  to: FormDefinition;
  /** The texts that differ from the defaults of `from`. */
  texts: Texts;
}): CarriedTexts {
  const isEdited = (item: FormItem) => [...item.fields, itemSourceKey(item)].some((key) => Object.hasOwn(texts, key));
  const edited = formItems(from).filter(isEdited);
  const kept: Texts = {};
  const lost: FormItem[] = [];
  for (const item of edited) {
    const own = Object.fromEntries(item.fields.map((name) => [name, getText(from, name, texts)]));
    if (item.fields.every((name) => hasPlace(from.fields[name], to.fields[name], own[name] ?? ''))) {
      const key = itemSourceKey(item);
      Object.assign(kept, own, Object.hasOwn(texts, key) ? { [key]: texts[key] } : {});
    } else {
      lost.push(item);
    }
  }
  return { kept, lost };
}

/** Returns the texts of all fields: the edited ones, and the defaults of the others. */
export function wholeTexts(definition: FormDefinition, texts: Texts): Texts {
  return Object.fromEntries(Object.keys(definition.fields).map((name) => [name, getText(definition, name, texts)]));
}

function getText({ fields }: FormDefinition, name: string, texts: Texts): string {
  const field = fields[name];
  return Object.hasOwn(texts, name) ? (texts[name] ?? '') : field ? fieldText(field, getDefault(field)) : '';
}

// 500 per kWh is not 500 per kW: a number without its unit would be another value.
function hasPlace(from: FieldDefinition | undefined, to: FieldDefinition | undefined, text: string): boolean {
  if (!from || !to || to.system || to.readOnly) return false;
  if (from.type !== to.type || from.unit !== to.unit || from.list !== to.list || from.hidden !== to.hidden)
    return false;
  return to.type !== 'choice' || (to.choices ?? []).some(({ value }) => choiceText(value) === text);
}
