import type {
  DecimalMark,
  ImportColumn,
  ImportSource,
  LongTable,
  SliceStep,
  TableFormat,
} from '#model/imports/ImportMapping.ts';

/** The content of a mapping file that satisfies import.schema.json. */
export interface MappingFile {
  $id: string;
  title: string;
  kind: string;
  source: ImportSource;
  table: TableSchema;
  beside?: Record<string, TableSchema & { key: string; match: string }>;
  columns: Record<string, ColumnSchema>;
  calculated?: Record<string, { value: string; unit?: string; when?: string }>;
  leftOut?: { table?: string; columns: string[]; why: string }[];
  skip?: { when: string; why: string; fix?: string }[];
  name: { text: string; short?: string; distinct?: string };
  fields: Record<string, string | FieldMapping | FieldMapping[]>;
}

export interface TableSchema {
  format: TableFormat;
  delimiter?: string;
  decimal?: DecimalMark;
  encoding?: string;
  sheet?: string;
  transposed?: true;
  header?: number;
  units?: number;
  firstRow?: number;
  rows?: string;
  many?: true;
  blank?: string[];
  long?: LongTable;
  group?: string;
}

export interface ColumnSchema {
  column: string;
  table?: string;
  type?: ImportColumn['type'];
  unit?: string;
  written?: string;
  /** For a series, the unit of x. */
  x?: string;
  decimal?: DecimalMark;
  separators?: string[];
  slice?: SliceStep[];
  blank?: string[];
}

/** How a field gets its value: by whichever of value, constant, choices, text and curve is present. */
export interface FieldMapping {
  value?: string;
  each?: string | number[];
  /** The unit of the numbers of `each`. */
  x?: string;
  constant?: number | string | boolean;
  choices?: Record<string, number | string | boolean>;
  from?: string;
  text?: string;
  curve?: string | string[];
  when?: string;
  needed?: string;
  note?: string;
}
