import type { FormDefinition, RecordShape } from './FormDefinition.ts';
import { LIST_COLUMN } from './fieldText.ts';

interface Drafted {
  definition: FormDefinition;
  /** The ids of a table's rows. */
  tables: { rows(table: string): readonly string[] };
}

/** The titles that lead to a field or cell: 'Charging', 'Power', or 'Periods', 'period 3', 'Price'. */
export function fieldTrail({ definition, tables }: Drafted, key: string): string[] {
  const parts = key.split('/');
  const trail: string[] = [];
  let shape: RecordShape = definition;
  let name = '';
  let table: (RecordShape & { row: string; isList?: boolean }) | undefined;
  for (const [index, part] of parts.entries()) {
    if (part.startsWith('#') && table) {
      const place = tables.rows(parts.slice(0, index).join('/')).indexOf(part) + 1;
      trail.push(`${table.row} ${place}`);
      [shape, name] = [table, ''];
      continue;
    }
    name = name === '' ? part : `${name}/${part}`;
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    const title = field?.title ?? shape.objects?.[name]?.title;
    if (title !== undefined && !(table?.isList && part === LIST_COLUMN)) trail.push(title);
    table = field?.table ?? table;
  }
  return trail;
}
