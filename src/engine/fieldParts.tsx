import type { FieldProps } from '@rjsf/utils';
import { Suspense } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const LoadedMap = lazyPart<FieldProps>(async () => (await import('./MapField.tsx')).MapField);
const LoadedRows = lazyPart<FieldProps>(async () => (await import('./RowsField.tsx')).RowsField);
const LoadedTable = lazyPart<FieldProps>(async () => (await import('./TableField.tsx')).TableField);
const LoadedVariant = lazyPart<FieldProps>(async () => (await import('./VariantField.tsx')).VariantField);

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

/** RJSF's field of rows that are more than a grid, loaded with the first form that has such rows. */
export function RowsField(props: FieldProps) {
  return (
    <Suspense>
      <LoadedRows {...props} />
    </Suspense>
  );
}

/** RJSF's field of a variant, loaded with the first form that has one. */
export function VariantField(props: FieldProps) {
  return (
    <Suspense>
      <LoadedVariant {...props} />
    </Suspense>
  );
}

type Shape = Pick<FormDefinition, 'fields' | 'objects'>;

/**
 * Loads the fields of a form's maps, tables, rows and variants, so that it renders at once; a failure is reported when
 * it renders.
 */
export async function loadFieldParts(definition: Shape): Promise<void> {
  const shapes = [...listShapes(definition)];
  const fields = shapes.flatMap((shape) => Object.values(shape.fields));
  const objects = shapes.flatMap((shape) => Object.values(shape.objects ?? {}));
  const tables = fields.flatMap(({ table }) => table ?? []);
  await Promise.all([
    fields.some(({ map }) => map !== undefined) && LoadedMap.preload(),
    tables.some(isPlainTable) && LoadedTable.preload(),
    !tables.every(isPlainTable) && LoadedRows.preload(),
    objects.some(({ variant }) => variant !== undefined) && LoadedVariant.preload(),
  ]);
}

/** A record and the rows of all its tables, which may contain their own table again. */
function listShapes(shape: Shape, seen = new Set<Shape>()): Set<Shape> {
  if (seen.has(shape)) return seen;
  seen.add(shape);
  for (const { table } of Object.values(shape.fields)) if (table) listShapes(table, seen);
  return seen;
}
