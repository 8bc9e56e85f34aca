import type { MappingFile, TableSchema } from './MappingFile.ts';

/** Returns a table of a mapping with its defaults and the columns that are left out. */
export function toTable(file: MappingFile, name: string, table: TableSchema) {
  const { header = 1, units, blank = [], decimal = '.' } = table;
  const leftOut = (file.leftOut ?? []).filter((one) => (one.table ?? 'main') === name);
  const slices = Object.values(file.columns).flatMap(({ column, slice, table = 'main' }) =>
    slice && table === name ? [[column, slice] as const] : [],
  );
  return {
    ...toSigns(file, name, table),
    encoding: table.encoding,
    decimal,
    units,
    firstRow: table.firstRow ?? Math.max(header, units ?? 0) + 1,
    rows: table.rows,
    blank,
    long: table.long,
    group: table.group,
    slices: slices.length > 0 ? Object.fromEntries(slices) : undefined,
    leftOut: Object.fromEntries(leftOut.flatMap(({ columns, why }) => columns.map((column) => [column, why]))),
  };
}

/** Returns the signs by which a file is recognized as a table of a mapping. */
export function toSigns(
  file: MappingFile,
  name: string,
  { format, header = 1, delimiter, sheet, transposed, long, group, rows, many }: TableSchema,
) {
  const own = Object.values(file.columns).filter(({ table = 'main' }) => table === name);
  const besides = Object.entries(file.beside ?? {});
  const keys = [
    ...besides.filter(([one]) => one === name).map(([, { key }]) => key),
    ...(name === 'main' ? besides.map(([, { match }]) => match) : []),
  ];
  const headings = own.filter(({ type }) => type !== 'series').map(({ column }) => column);
  const patterns = own.filter(({ type }) => type === 'series').map(({ column }) => column);
  const named = long ? [long.entity, ...(long.also ?? []), long.parameter, long.value] : [...keys, ...headings];
  // Only these paths of a JSON document are read.
  const alsoRead = format === 'json' ? [long?.unit, group].filter((path) => path !== undefined) : [];
  return {
    format,
    headings: [...new Set([...named, ...alsoRead])],
    patterns: patterns.length > 0 ? patterns : undefined,
    header,
    delimiter,
    sheet,
    transposed,
    rows,
    many,
  };
}
