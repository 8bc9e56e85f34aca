import type { FormDefinition } from '#model/FormDefinition.ts';

/** The same record with a few of its fields, which are much faster to read. */
export function pickFields(definition: FormDefinition, names: readonly string[]): FormDefinition {
  const picked = names.flatMap((name) => {
    const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
    return field ? [[name, field] as const] : [];
  });
  return { ...definition, fields: Object.fromEntries(picked) };
}
