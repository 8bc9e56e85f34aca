import { getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';

/**
 * A stored component as answers carry it: the kind's fields, newer ones with their default, renamed ones with the value
 * of their old name, and what the kind no longer has.
 */
export function toRecord(component: StoredComponent, definition: FormDefinition): FieldValues {
  return {
    id: component.id,
    subclass: component.subclass,
    is_template: component.isTemplate,
    created_at: component.createdAt,
    updated_at: component.updatedAt,
    ...currentFields(component.fields, definition),
    ...obsoleteFields(component.fields, definition),
  };
}

/** The kind's own fields of a stored component. */
export function currentFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  return Object.fromEntries(ownFields(definition).map((field) => [field.name, storedValue(field, stored)]));
}

/** What is stored and no longer a field of the kind, under no name. */
export function obsoleteFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  const known = new Set(ownFields(definition).flatMap(({ name, renamedFrom = [] }) => [name, ...renamedFrom]));
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !known.has(name)));
}

function ownFields(definition: FormDefinition): FieldDefinition[] {
  return Object.values(definition.fields).filter((field) => !field.system);
}

function storedValue(field: FieldDefinition, stored: FieldValues): unknown {
  const name = [field.name, ...(field.renamedFrom ?? [])].find((candidate) => Object.hasOwn(stored, candidate));
  return name === undefined ? getDefault(field) : stored[name];
}
