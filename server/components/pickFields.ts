import type { FormDefinition } from '#model/FormDefinition.ts';

/** Returns the definition reduced to a few of its fields; records are read much faster with it. */
export function pickFields(definition: FormDefinition, names: readonly string[]): FormDefinition {
  const picked = names.flatMap((name) => {
    const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
    return field ? [[name, field] as const] : [];
  });
  return { ...definition, fields: Object.fromEntries(picked) };
}
