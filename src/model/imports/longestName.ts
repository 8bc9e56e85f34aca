import type { FormDefinition } from '#model/FormDefinition.ts';

/** How many characters the name of a component may have. */
export function longestName({ fields }: FormDefinition): number {
  return fields.name?.maxLength ?? 50;
}
