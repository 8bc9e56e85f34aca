import { getDefault } from './createDefaults.ts';
import type { DraftStore } from './DraftStore.ts';
import type { FieldDefinition, HiddenFate } from './FormDefinition.ts';
import { findField, findTable, rowPrefix } from './fieldKeys.ts';
import { fieldText, isSameValue } from './fieldText.ts';
import { brokenConditions, findShownFields } from './hiddenFields.ts';
import { nestRecord } from './nestedRecord.ts';
import { strongerFate } from './resolveHiddenValues.ts';

/** Hidden values and what happens to them. */
export interface HiddenValues {
  /** The conditions that must hold for them to be shown: 'Consider FCR is on'. */
  condition: string;
  /** The titles of the fields. */
  titles: string[];
  /** 'unsaved': a change in this draft that no record holds. */
  fate: HiddenFate | 'unsaved';
}

/** Returns the values of hidden fields in these items that differ from the defaults, by fate and condition. */
export function findHiddenValues(store: DraftStore, items: readonly string[]): HiddenValues[] {
  const { definition, kind } = store;
  const broken = brokenConditions(kind, nestRecord(definition, store.values())).map((condition) => ({
    ...condition,
    fields: new Set(findShownFields(condition, definition)),
  }));
  const found = new Map<string, HiddenValues>();
  for (const field of Object.values(definition.fields)) {
    const { name, title } = field;
    const hiding = broken.filter(({ fields }) => fields.has(name));
    if (hiding.length === 0 || !items.some((item) => isWithin(item, name)) || !hasContent(store, name, field)) continue;
    const settled = hiding.map(({ whenHidden }) => whenHidden).reduce(strongerFate);
    const isUnsaved = settled === 'keep' && (store.mode === 'create' || store.snapshot(name).changed);
    const fate = isUnsaved ? 'unsaved' : settled;
    const condition = [...new Set(hiding.map(({ text }) => text))].join(' and ');
    const key = JSON.stringify([fate, condition]);
    const known = found.get(key) ?? { condition, titles: [], fate };
    known.titles.push(title);
    found.set(key, known);
  }
  return [...found.values()];
}

/**
 * Returns, for each case of a variant that is not chosen, the titles of its fields with a value other than the default;
 * `choice` is the key of the variant's choice.
 */
export function findOtherCases(store: DraftStore, choice: string): { label: string; titles: string[] }[] {
  const field = findField(store.definition, choice);
  const object = choice.slice(0, choice.lastIndexOf('/'));
  const prefix = rowPrefix(choice);
  const table = findTable(choice);
  const shape = table === undefined ? store.definition : findField(store.definition, table)?.table;
  const keys = Object.keys(shape?.fields ?? {}).map((name) => prefix + name);
  return (field?.choices ?? []).flatMap(({ value, label }) => {
    if (String(value) === store.text(choice)) return [];
    const titles = keys
      .filter((key) => key.startsWith(`${object}/=${value}/`))
      .flatMap((key) => {
        const own = findField(store.definition, key);
        return own && hasContent(store, key, own) ? [own.title] : [];
      });
    return titles.length > 0 ? [{ label, titles }] : [];
  });
}

function isWithin(item: string, name: string): boolean {
  return name === item || name.startsWith(`${item}/`);
}

function hasContent(store: DraftStore, key: string, field: FieldDefinition): boolean {
  const text = store.text(key);
  return text.trim() !== '' && !isSameValue(field, text, fieldText(field, getDefault(field)));
}
