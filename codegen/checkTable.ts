import { didYouMean } from './didYouMean.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedTable } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import type { Report } from './Report.ts';
import { rowLimits } from './rowLimits.ts';
import { structureLimits } from './structureLimits.ts';
import { lastSegment } from './toShape.ts';

/** Reports problems of a table or list apart from those of its columns. */
export function checkTable(path: string, field: Merged<FieldSchema> | undefined, table: MergedTable): Problem[] {
  if (!field) return [];
  const { schema, origin } = field;
  const name = lastSegment(path);
  const problems: Problem[] = [];
  const report: Report = (at, message, suggestion) =>
    problems.push(origin.source.problemAt([...origin.path, ...at], message, suggestion));
  if (!table.items) {
    const suggestion =
      'Give it "items": { "type": "object", "properties": ... } for a table, or "items": { "type": "number" } for a list.';
    report([], `table "${name}" has no "items", so its rows would hold nothing.`, suggestion);
    return problems;
  }
  checkRows(name, table, report);
  checkLimits(name, schema, table, report);
  checkUnique(name, schema, table, report);
  if (schema.default !== undefined && !Array.isArray(schema.default))
    report(['default'], `the default of the table "${name}" must be a list of rows in [ ].`, 'Write [] for none.');
  return problems;
}

function checkRows(name: string, { items, isList, fields }: MergedTable, report: Report): void {
  if (isList) return;
  if (items?.schema['x-choice'] !== undefined || items?.schema.oneOf)
    report(
      ['items', items.schema.oneOf ? 'oneOf' : 'x-choice'],
      `the rows of "${name}" can't be one of several shapes themselves.`,
      'Put the choice and its cases into an object in "properties".',
    );
  else if (fields.size === 0)
    report(
      ['items'],
      `the rows of "${name}" have no properties, so the table would have no columns.`,
      'Give "items" its "properties".',
    );
}

function checkLimits(name: string, schema: FieldSchema, { fields, tables }: MergedTable, report: Report): void {
  const { most } = rowLimits(schema);
  const { minItems = 0 } = schema;
  if (minItems > most)
    report(
      ['minItems'],
      `"minItems" ${minItems} is above "maxItems" ${most}, so no table would be accepted.`,
      'Make it the smaller of the two.',
    );
  for (const [inner, table] of tables) {
    const each = mostRows(fields.get(inner)?.schema ?? {}, table);
    if (most * each > structureLimits.rowsInAll && each <= structureLimits.rowsInAll)
      report(
        schema.maxItems === undefined ? [] : ['maxItems'],
        `"${name}" may have ${most} rows with ${each} of "${lastSegment(inner)}" in each, ${most * each} in all; at most ${structureLimits.rowsInAll} are allowed.`,
        'Give both a smaller "maxItems".',
      );
  }
}

/** Returns the most rows of a table, times those of its largest inner table. */
function mostRows(schema: FieldSchema, { fields, tables }: MergedTable): number {
  const inner = [...tables].map(([name, table]) => mostRows(fields.get(name)?.schema ?? {}, table));
  return rowLimits(schema).most * Math.max(1, ...inner);
}

function checkUnique(
  name: string,
  schema: FieldSchema,
  { isList, fields, tables, objects }: MergedTable,
  report: Report,
): void {
  const { uniqueItems, 'x-unique': columns = [] } = schema;
  if (uniqueItems && !isList)
    report(['uniqueItems'], `"uniqueItems" is for lists, and "${name}" is a table.`, 'Name the columns in "x-unique".');
  if (isList && schema['x-unique'])
    report(['x-unique'], `"x-unique" names columns, and "${name}" is a list.`, 'Write "uniqueItems": true.');
  if (isList) return;
  for (const [index, column] of columns.entries()) {
    const at = ['x-unique', index];
    if (columns.indexOf(column) < index) report(at, `column "${column}" is named twice.`, 'Remove one of the two.');
    else if (tables.has(column) || objects.has(column))
      report(
        at,
        `"${column}" holds several values, which can't be compared from row to row.`,
        'Name a column with one.',
      );
    else if (!fields.has(column))
      report(
        at,
        `"${name}" has no column "${column}".`,
        didYouMean(column, fields.keys()) ?? `Columns: ${[...fields.keys()].join(', ')}.`,
      );
  }
}
