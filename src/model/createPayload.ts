import type { FieldValues, FormDefinition } from './FormDefinition.ts';

interface NewRecord {
  definition: FormDefinition;
  values: FieldValues;
  /** What the draft began with: the defaults. */
  initial: FieldValues;
  /** Replaces a missing name. */
  name: string;
}

/**
 * The body that creates a component: without system fields, and always with a name. A number that was cleared is null;
 * one that never had a value is left out.
 */
export function createPayload({ definition, values, initial, name }: NewRecord): FieldValues {
  const own = Object.entries(values).filter(
    ([field, value]) => !definition.fields[field]?.system && (value !== null || (initial[field] ?? null) !== null),
  );
  const payload = Object.fromEntries(own);
  return { ...payload, name: payload.name || name, subclass: definition.id };
}

/** The default name of a component (specification, create wizard). */
export function unnamed({ id }: Pick<FormDefinition, 'id'>): string {
  return `New ${id}`;
}
