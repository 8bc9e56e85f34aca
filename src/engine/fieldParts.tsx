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

/** Loads the fields of a form's maps and tables, so that it renders at once; a failure is reported when it renders. */
export async function loadFieldParts({ fields }: Pick<FormDefinition, 'fields'>): Promise<void> {
  const all = listFields(fields);
  await Promise.all([
    all.some(({ map }) => map !== undefined) && LoadedMap.preload(),
    all.some(({ table }) => table !== undefined) && LoadedTable.preload(),
  ]);
}

/** All fields, including those of rows, which may contain their own table again. */
function listFields(fields: FormDefinition['fields'], seen = new Set<FieldDefinition>()): FieldDefinition[] {
  const added = Object.values(fields).filter((field) => !seen.has(field));
  for (const field of added) seen.add(field);
  return added.flatMap((field) => [field, ...listFields(field.table?.fields ?? {}, seen)]);
}
