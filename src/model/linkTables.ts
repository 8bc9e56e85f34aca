import type { FormDefinition } from './FormDefinition.ts';

interface WrittenShape {
  fields: Record<string, { table?: WrittenShape | number }>;
}

/** The form that codegen wrote, in which fields name repeated tables by their index; the objects given are completed. */
export function linkTables(written: object, tables: readonly object[]): FormDefinition {
  // Codegen has written a form and its tables.
  const shapes = [written, ...tables] as WrittenShape[];
  const link = ({ fields }: WrittenShape) => {
    for (const field of Object.values(fields)) {
      if (typeof field.table === 'number') field.table = shapes[field.table + 1] ?? { fields: {} };
      else if (field.table) link(field.table);
    }
  };
  for (const shape of shapes) link(shape);
  return written as FormDefinition;
}
