import type { FormDefinition } from '#model/FormDefinition.ts';
import { findFilled, findType, isWritten, listCurves, usedColumns } from './draftParts.ts';
import type { DraftColumn, MappingDraft } from './MappingDraft.ts';
import { listLeftOut, listText, NOT_MATCHED } from './toMapping.ts';

/** Returns a draft as the JSON text of a file in schemas/imports, for codegen. */
export function toMappingFile(draft: MappingDraft, definition: FormDefinition): string {
  const { id, title, kind, source, table, name, currency } = draft;
  const used = usedColumns(draft, definition);
  const left = listLeftOut(draft, definition);
  // What is undefined is not written.
  const file = {
    $schema: '../import.schema.json',
    $id: id,
    title,
    kind,
    source,
    table: {
      format: table.format,
      delimiter: table.delimiter,
      sheet: table.sheet,
      transposed: table.transposed,
      ...(table.decimal === '.' ? {} : { decimal: table.decimal }),
      ...(table.format === 'json' ? {} : { header: table.header, firstRow: table.firstRow }),
      units: table.units,
      rows: table.rows,
      long: table.long,
      group: table.group,
    },
    columns: Object.fromEntries(used.map((column) => [column.id, toColumn(column, definition)])),
    ...(left.length === 0 ? {} : { leftOut: [{ columns: left, why: NOT_MATCHED }] }),
    name: { text: name },
    fields: Object.fromEntries([
      ...used.flatMap((column) => toField(column, definition)),
      ...listCurves(draft, definition).map(({ curve, x, y }) => [
        curve.id,
        { curve: x.holds?.sort === 'series' ? x.id : [x.id, ...y.map((line) => line.id)] },
      ]),
      ...(currency === undefined ? [] : [['currency', { constant: currency }]]),
    ]),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function toColumn(column: DraftColumn, definition: FormDefinition) {
  const type = findType(column, definition);
  const { holds } = column;
  const isNumeric = type !== 'text' && type !== 'flag';
  return {
    column: column.heading,
    ...(type === 'number' ? {} : { type }),
    ...(isNumeric && column.unit !== '' ? { unit: column.unit } : {}),
    ...(type === 'series' && holds?.sort === 'series' && holds.unit !== '' ? { x: holds.unit } : {}),
    ...(isWritten(column, type) ? { written: column.written } : {}),
    ...(type === 'list' && holds?.sort === 'list' && holds.separators.length > 0
      ? { separators: holds.separators }
      : {}),
  };
}

function toField(column: DraftColumn, definition: FormDefinition): [string, unknown][] {
  const filled = findFilled(column, definition);
  if (filled?.sort !== 'field') return [];
  const { id, holds } = column;
  const isOfList = findType(column, definition) === 'list' && holds?.sort === 'list';
  return [[filled.field.name, isOfList ? listText(id, holds) : id]];
}
