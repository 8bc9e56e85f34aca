import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { plainField } from './plainField.ts';

interface WrittenShape {
  fields: Record<string, Omit<Partial<FieldDefinition>, 'table'> & { table?: WrittenShape | number }>;
}

/**
 * Completes a generated form in place and returns it. In generated forms, a field refers to a repeated table by its
 * index, and leaves out its name and the properties that equal those of `plainField`.
 */
export function linkTables(written: object, tables: readonly object[]): FormDefinition {
  // The arguments are a form and its tables, as generated.
  const [form, ...linked] = [written, ...tables] as WrittenShape[];
  const complete = ({ fields }: WrittenShape) => {
    for (const [name, field] of Object.entries(fields)) {
      Object.assign(field, { ...plainField, name, ...field });
      if (typeof field.table === 'number') Object.assign(field, { table: linked[field.table] });
      else if (field.table) complete(field.table);
    }
  };
  for (const shape of [form, ...linked]) if (shape) complete(shape);
  return written as FormDefinition;
}
