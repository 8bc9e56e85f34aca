import { getDefault, getEmpty } from './createDefaults.ts';
import type { FieldDefinition, FieldValues, HiddenFate } from './FormDefinition.ts';
import { brokenConditions, type Conditional, findShownFields } from './hiddenFields.ts';
import { nestRecord } from './nestedRecord.ts';

/**
 * Returns the values of the fields that conditions hide, by field name; empty if none is hidden. `values` decide what
 * is hidden; `stored` is the stored record, undefined for a new one. Both are by field name.
 */
export function resolveHiddenValues(
  kind: Conditional,
  values: FieldValues,
  stored: FieldValues | undefined,
): Record<string, unknown> {
  const { definition } = kind;
  const fates = new Map<string, HiddenFate>();
  if (!definition.conditions) return {};
  for (const condition of brokenConditions(kind, nestRecord(definition, values))) {
    for (const name of findShownFields(condition, definition))
      fates.set(name, strongerFate(fates.get(name), condition.whenHidden));
  }
  return Object.fromEntries(
    [...fates].flatMap(([name, fate]) => {
      const field = definition.fields[name];
      return field ? [[name, settle(field, fate, stored)]] : [];
    }),
  );
}

/** Returns the fate that keeps less: if one condition clears a field, another can't keep it. */
export function strongerFate(before: HiddenFate | undefined, next: HiddenFate): HiddenFate {
  return FATES.find((fate) => fate === before || fate === next) ?? next;
}

const FATES: readonly HiddenFate[] = ['clear', 'default', 'keep'];

function settle(field: FieldDefinition, fate: HiddenFate, stored: FieldValues | undefined): unknown {
  if (fate === 'keep' && stored?.[field.name] !== undefined) return stored[field.name];
  // A choice must have a value, so it is reset to its default.
  return fate === 'clear' && field.type !== 'choice' ? getEmpty(field) : getDefault(field);
}
