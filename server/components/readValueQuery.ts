import type { FieldDefinition } from '#model/FormDefinition.ts';
import { filterType, isListed } from '#model/listedFields.ts';
import { splitNames } from '#model/nameListText.ts';
import type { ValueFilter, ValueSort } from '#model/ValueFilter.ts';
import { readValueFilters } from '#model/valueFilterText.ts';
import { type Fault, Invalid } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';

/** Which values a list shows, is filtered by and is sorted by. */
export interface ValueQuery {
  fields: readonly string[];
  filters: readonly ValueFilter[];
  sort: ValueSort | undefined;
}

interface Asked {
  subclass?: string | undefined;
  fields?: string | undefined;
  where?: string | undefined;
  sort_field?: string | undefined;
}

/**
 * Returns the values that a call requests; undefined if none. Throws `Invalid` for fields that not all kinds of the
 * list have.
 */
export function readValueQuery(
  { subclass, fields, where, sort_field: sortField }: Asked,
  kinds: Kinds,
): ValueQuery | undefined {
  if (!fields && !where && !sortField) return undefined;
  const names = splitNames(fields ?? '');
  const filters = readValueFilters(where ?? '');
  const sort = sortField ? toSort(sortField) : undefined;
  const find = createFinder(subclass, kinds);
  const faults: Fault[] = [
    ...(names ?? []).flatMap((name) => find.faults('fields', name)),
    ...(filters ?? []).flatMap((filter) => [...find.faults('where', filter.field), ...find.misuse(filter)]),
    ...(sort ? find.faults('sort_field', sort.field) : []),
  ];
  if (!names) faults.push({ field: 'fields', value: fields, message: 'Must be names of fields separated by commas' });
  if (!filters) faults.push({ field: 'where', value: where, message: FORM });
  if (faults.length > 0) throw new Invalid(faults);
  return { fields: names ?? [], filters: filters ?? [], sort };
}

const FORM = 'Must be conditions such as hub_height:80..120, separated by semicolons';

function toSort(text: string): ValueSort {
  return { field: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

function createFinder(subclass: string | undefined, kinds: Kinds) {
  // Components of a kind that the server no longer has are listed without values.
  const asked = (subclass?.split(',') ?? [...kinds.keys()]).flatMap((id) => kinds.get(id) ?? []);
  const findAll = (name: string): FieldDefinition[] =>
    asked.flatMap(({ definition: { fields } }) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field && isListed(field) ? [field] : [];
    });
  return {
    faults(parameter: string, name: string): Fault[] {
      if (findAll(name).length === asked.length) return [];
      const [only, ...others] = asked;
      const whose = only && others.length === 0 ? `${only.definition.title} has` : 'Not every kind of this list has';
      return [
        {
          field: parameter,
          value: name,
          message: `${whose} ${others.length === 0 ? 'no' : 'a'} field ${name} to list`,
        },
      ];
    },
    misuse({ field: name, type }: ValueFilter): Fault[] {
      const misused = findAll(name).filter((field) => filterType(field) !== type);
      if (misused.length === 0) return [];
      return [{ field: 'where', value: name, message: `${name} can't be filtered like this` }];
    },
  };
}
