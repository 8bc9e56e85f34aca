import type { FieldValues } from '#model/FormDefinition.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { fitsFilters, sortByValue } from '#model/listedFields.ts';
import type { Kinds } from '#server/kinds.ts';
import { toCurrent } from './kindVersions.ts';
import { pickFields } from './pickFields.ts';
import type { ValueQuery } from './readValueQuery.ts';
import { getCurrentFields } from './toRecord.ts';

interface StoredRow {
  subclass: string;
  kind_version: number;
  fields: FieldValues | null;
}

interface ReadValues {
  /** The fields that the list shows. */
  values: FieldValues;
  sortedBy: unknown;
}

/** Creates a reader of the values that a list shows, filters and sorts by; it reads them from stored rows. */
export function createValueReader(kinds: Kinds, { fields, filters, sort }: ValueQuery) {
  const needed = [...new Set([...fields, ...filters.map(({ field }) => field), ...(sort ? [sort.field] : [])])];
  const shapes = new Map([...kinds].map(([id, { definition }]) => [id, pickFields(definition, needed)]));
  const findField = (subclass: string, name: string) => shapes.get(subclass)?.fields[name];

  function readValues(row: StoredRow): FieldValues | undefined {
    const [kind, shape] = [kinds.get(row.subclass), shapes.get(row.subclass)];
    if (!kind || !shape || !row.fields || row.kind_version > getKindVersion(kind)) return undefined;
    return getCurrentFields(toCurrent({ fields: row.fields, kindVersion: row.kind_version }, kind).fields, shape);
  }

  return {
    /** Returns undefined for a row that the filters exclude. */
    read(row: StoredRow): ReadValues | undefined {
      const all = readValues(row);
      const find = (name: string) => (all ? findField(row.subclass, name) : undefined);
      if (!fitsFilters(all ?? {}, filters, find)) return undefined;
      const values = Object.fromEntries(fields.map((name) => [name, all?.[name]]));
      return { values, sortedBy: sort && all?.[sort.field] };
    },

    /** Sorts rows by the requested value; they must arrive sorted by name. Without such a sort, keeps their order. */
    order<Row extends { subclass: string }>(rows: readonly { row: Row; sortedBy: unknown }[]): Row[] {
      const sorted = sort
        ? sortByValue(rows, {
            sort,
            getValue: ({ sortedBy }) => sortedBy,
            findField: ({ row }) => findField(row.subclass, sort.field),
          })
        : rows;
      return sorted.map(({ row }) => row);
    },
  };
}
