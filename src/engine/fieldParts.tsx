import type { FieldProps } from '@rjsf/utils';
import { Suspense } from 'react';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const LoadedMap = lazyPart<FieldProps>(async () => (await import('./MapField.tsx')).MapField);
const LoadedTable = lazyPart<FieldProps>(async () => (await import('./TableField.tsx')).TableField);

/** RJSF's field of a map, loaded with the first form that has one. */
export function MapField(props: FieldProps) {
  return (
    <Suspense>
      <LoadedMap {...props} />
    </Suspense>
  );
}

/** RJSF's field of a table, loaded with the first form that has one. */
export function TableField(props: FieldProps) {
  return (
    <Suspense>
      <LoadedTable {...props} />
    </Suspense>
  );
}

/** Loads what draws the fields of a form, so that it is drawn at once; what can't be loaded is said where it is drawn. */
export async function loadFieldParts({ fields }: Pick<FormDefinition, 'fields'>): Promise<void> {
  const all = listFields(fields);
  await Promise.all([
    all.some(({ map }) => map !== undefined) && LoadedMap.preload(),
    all.some(({ table }) => table !== undefined) && LoadedTable.preload(),
  ]);
}

/** All fields, with those of rows; the rows of a table may have the same table again. */
function listFields(fields: FormDefinition['fields'], seen = new Set<FieldDefinition>()): FieldDefinition[] {
  const added = Object.values(fields).filter((field) => !seen.has(field));
  for (const field of added) seen.add(field);
  return added.flatMap((field) => [field, ...listFields(field.table?.fields ?? {}, seen)]);
}
