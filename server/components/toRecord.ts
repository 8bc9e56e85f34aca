import { getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';

/**
 * A stored component as the API returns it: the fields of its kind, including those added or renamed since, and the
 * stored fields that the kind no longer has.
 */
export function toRecord(component: StoredComponent, definition: FormDefinition): FieldValues {
  return {
    id: component.id,
    subclass: component.subclass,
    is_template: component.isTemplate,
    created_at: component.createdAt,
    updated_at: component.updatedAt,
    ...getCurrentFields(component.fields, definition),
    ...getObsoleteFields(component.fields, definition),
  };
}

/** The kind's fields of a stored component: a new field has its default, a renamed one the value under its old name. */
export function getCurrentFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  return Object.fromEntries(getOwnFields(definition).map((field) => [field.name, getStoredValue(field, stored)]));
}

/** The stored fields that the kind no longer has under any name. */
export function getObsoleteFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  const known = new Set(getOwnFields(definition).flatMap(({ name, renamedFrom = [] }) => [name, ...renamedFrom]));
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !known.has(name)));
}

function getOwnFields(definition: FormDefinition): FieldDefinition[] {
  return Object.values(definition.fields).filter((field) => !field.system);
}

function getStoredValue(field: FieldDefinition, stored: FieldValues): unknown {
  const name = [field.name, ...(field.renamedFrom ?? [])].find((candidate) => Object.hasOwn(stored, candidate));
  return name === undefined ? getDefault(field) : stored[name];
}
