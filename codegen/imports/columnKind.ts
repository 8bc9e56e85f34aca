import type { DerivedSchema, FieldSchema } from '#codegen/KindFile.ts';
import type { Merged, MergedKind } from '#codegen/mergeKind.ts';
import type { ColumnSchema, MappingFile } from './MappingFile.ts';

/**
 * Returns the columns and calculated numbers of a mapping as the fields of a kind, so that expressions over them
 * compile like those of kind files.
 */
export function columnKind({ columns, calculated = {} }: MappingFile, kind: MergedKind): MergedKind {
  const derived = Object.entries(calculated).map(([id, own]): [string, Merged<DerivedSchema>] => [
    id,
    { schema: { title: id, ...own }, origin: { source: kind.source, path: ['calculated', id] } },
  ]);
  const fields = Object.entries(columns).map(([name, column]): [string, Merged<FieldSchema>] => [
    name,
    { schema: toField(column), origin: { source: kind.source, path: ['columns', name] } },
  ]);
  return {
    ...kind,
    fields: new Map(fields),
    objects: new Map(),
    tables: new Map(),
    curves: new Map(),
    derived: new Map(derived),
    checks: [],
    rules: [],
    required: new Set(),
    unresolved: new Set(),
    leavesBlank: true,
  };
}

function toField({ type = 'number', unit, column }: ColumnSchema): FieldSchema {
  const withUnit = { title: column, ...(unit === undefined ? {} : { 'x-unit': unit }) };
  switch (type) {
    case 'text':
      return { type: 'string', title: column };
    case 'flag':
      return { type: 'boolean', title: column };
    case 'list':
    case 'series':
      return { type: 'string', 'x-list': 'numbers', ...withUnit };
    case 'number':
      return { type: 'number', ...withUnit };
  }
}
