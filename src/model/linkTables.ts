import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { plainField } from './plainField.ts';

interface WrittenShape {
  fields: Record<string, Omit<Partial<FieldDefinition>, 'table'> & { table?: WrittenShape | number }>;
}

/**
 * The form that codegen wrote: a field names a repeated table by its index, and leaves out its own name and what most
 * fields are not. The objects given are completed.
 */
export function linkTables(written: object, tables: readonly object[]): FormDefinition {
  // Codegen has written a form and its tables.
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
