import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import type { PlannedRow } from './PlannedRow.ts';

/** A column of the review: a field, or a curve with the fields of its points. */
export type PlanColumn =
  | { id: string; title: string; unit: string | undefined; field: FieldDefinition }
  | { id: string; title: string; unit: string | undefined; points: readonly string[] };

/** Returns the fields, then the curves, that the rows of a table are about, each in the order of the kind. */
export function planColumns(rows: readonly PlannedRow[], definition: FormDefinition): PlanColumn[] {
  const named = new Set<string>();
  for (const { sources, faults, notes } of rows)
    for (const { field } of [...sources, ...faults, ...notes]) if (field !== undefined) named.add(field);
  const fields = Object.values(definition.fields)
    .filter(({ name }) => name !== 'name' && named.has(name))
    .map((field) => ({ id: field.name, title: field.title, unit: field.unit, field }));
  const curves = Object.values(definition.curves)
    .filter(({ id }) => named.has(id) && !Object.hasOwn(definition.fields, id))
    .map(({ id, title, y, x }) => ({
      id,
      title,
      unit: y[0]?.unit,
      points: [
        ...('field' in x.source ? [x.source.field] : []),
        ...y.flatMap(({ source }) => ('fields' in source ? source.fields : [source.field])),
      ],
    }));
  return [...fields, ...curves];
}
