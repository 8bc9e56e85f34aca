import type { ComponentListItem } from '#api/useComponents.ts';
import { currencyText } from '#model/currencyText.ts';
import { emptyText, valueText } from '#model/displayText.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { fieldLabel } from '#model/fieldLabel.ts';
import { fieldText } from '#model/fieldText.ts';
import { groupAllDigits } from '#model/groupDigits.ts';
import { filterType, fitsFilters, isListed, sortByValue } from '#model/listedFields.ts';
import { plainField } from '#model/plainField.ts';
import type { SheetCell } from '#model/Sheet.ts';
import type { ValueFilter, ValueSort } from '#model/ValueFilter.ts';
import { readValueFilters } from '#model/valueFilterText.ts';
import { describeFilter } from './describeFilter.ts';
import { isStandard } from './listColumns.ts';
import { isSortKey } from './listView.ts';

/** The value columns, filters and sort of a component list. */
export interface ListValues {
  /** The names of the fields that must be loaded for each row. */
  fields: readonly string[];
  filters: readonly ValueFilter[];
  sort: ValueSort | undefined;
  filter: (items: ComponentListItem[]) => ComponentListItem[];
  /** Sorts items, which must come sorted by name, by the sort field's values. */
  order: (items: readonly ComponentListItem[]) => ComponentListItem[];
  /**
   * Returns the columns by field name; the headings of amounts include the currency if it is passed, that is if all
   * rows share it.
   */
  columns: (currency: string | undefined) => ReadonlyMap<string, ValueColumn>;
  /** The column of the currency; undefined if no amounts are shown. */
  currencyColumn: ValueColumn | undefined;
  /** The filters in words: 'Hub height at least 80 m'. */
  filterTexts: readonly string[];
}

export interface ValueColumn {
  /** With the unit: 'Rated power [kW]'. */
  title: string;
  /** The title in a spreadsheet, which always includes the unit, since its numbers don't. */
  sheetTitle: string;
  isNumeric: boolean;
  /** In pixels. */
  width: number;
  text: (item: ComponentListItem) => string;
  cell: (item: ComponentListItem) => SheetCell;
}

interface Wanted {
  columns: readonly string[];
  where: string;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** Returns the fields that a list can show and filter by; without a kind, only those that all kinds share. */
export function listFields(definition: FormDefinition | undefined): FieldDefinition[] {
  return definition ? Object.values(definition.fields).filter(isListed) : [DESCRIPTION];
}

/** Returns the field's name with the group of fields that contains it, for example 'Charging › Power'. */
export function labelField(definition: FormDefinition | undefined, { name, title }: FieldDefinition): string {
  return currencyText((definition && fieldLabel(definition, name)) || title, undefined);
}

/** Creates the value columns, filters and sort of a list of one kind; fields that the kind lacks are ignored. */
export function createListValues(definition: FormDefinition | undefined, wanted: Wanted): ListValues {
  const byName = new Map(listFields(definition).map((field) => [field.name, field]));
  const findField = (name: string) => byName.get(name);
  const shown = wanted.columns.filter((name) => !isStandard(name) && byName.has(name));
  const filters = (readValueFilters(wanted.where) ?? []).filter(({ field: name, type }) => {
    const field = byName.get(name);
    return field && filterType(field) === type;
  });
  const { sortBy } = wanted;
  const isByValue = !isSortKey(sortBy) && byName.has(sortBy);
  const sort = isByValue ? { field: sortBy, isDescending: wanted.sortOrder === 'desc' } : undefined;
  const needed = new Set([...shown, ...filters.map(({ field }) => field), ...(sort ? [sortBy] : [])]);
  const currencyField = byName.get('currency');
  const hasAmounts = shown.some((name) => byName.get(name)?.unit?.includes(CURRENCY));
  if (currencyField && hasAmounts) needed.add('currency');
  return {
    fields: [...needed],
    filters,
    sort,
    filter: (items) => items.filter(({ values = {} }) => fitsFilters(values, filters, findField)),
    order: (items) =>
      sort
        ? sortByValue(items, {
            sort,
            getValue: ({ values }) => values?.[sortBy],
            findField: () => byName.get(sortBy),
          })
        : [...items],
    columns: (currency) =>
      new Map(
        shown.flatMap((name) => {
          const field = byName.get(name);
          return field ? [[name, createColumn(field, labelField(definition, field), currency)] as const] : [];
        }),
      ),
    currencyColumn:
      currencyField && hasAmounts
        ? createColumn(currencyField, labelField(definition, currencyField), undefined)
        : undefined,
    filterTexts: filters.flatMap((filter) => {
      const field = byName.get(filter.field);
      return field ? [`${labelField(definition, field)} ${describeFilter(filter, field)}`] : [];
    }),
  };
}

const CURRENCY = '{currency}';

/** The only listable field that all kinds share besides the name. */
const DESCRIPTION: FieldDefinition = {
  ...plainField,
  name: 'description',
  type: 'text',
  title: 'Description',
};

function createColumn(field: FieldDefinition, label: string, currency: string | undefined): ValueColumn {
  const { name, unit, ...rest } = field;
  // If currencies differ, each amount states its own.
  const isInHeading = unit !== undefined && (currency !== undefined || !unit.includes(CURRENCY));
  const title = isInHeading ? `${label} [${currencyText(unit, currency)}]` : label;
  const shown: FieldDefinition = isInHeading ? { name, ...rest } : field;
  const text = ({ values }: ComponentListItem) => {
    if (!values) return '';
    const own = fieldText(field, values[name]);
    if (own === '') return field.empty ? emptyText(field) : '';
    return valueText(shown, own, getCurrency(values));
  };
  const isNumeric = filterType(field) === 'range';
  return {
    title,
    sheetTitle: unit ? `${label} [${currencyText(unit, currency ?? 'currency')}]` : label,
    isNumeric,
    width: Math.max(WIDTHS[filterType(field)], Math.min(title.length * 7 + 44, WIDEST_TITLE)),
    text: isNumeric ? (item) => groupAllDigits(text(item)) : text,
    cell: (item) => {
      const value = item.values?.[name];
      return isNumeric && typeof value === 'number' ? value : text(item) || null;
    },
  };
}

const WIDTHS: Record<ValueFilter['type'], number> = { range: 112, flag: 104, choice: 136, text: 220 };
const WIDEST_TITLE = 248;

function getCurrency({ currency }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof currency === 'string' ? currency : undefined;
}
