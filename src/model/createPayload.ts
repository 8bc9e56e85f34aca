import type { FieldValues, FormDefinition } from './FormDefinition.ts';

/** What is sent to create a component: no system fields, empty numbers left out, a missing name made up. */
export function createPayload(definition: FormDefinition, values: FieldValues): FieldValues {
  const own = Object.entries(values).filter(([name, value]) => !definition.fields[name]?.system && value !== null);
  const payload = Object.fromEntries(own);
  return { ...payload, name: payload.name || unnamed(definition), subclass: definition.id };
}

/** The name of a component that was given none (specification, create wizard). */
export function unnamed({ id }: FormDefinition): string {
  return `New ${id}`;
}
