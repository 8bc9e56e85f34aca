import type { ComponentListItem } from '#api/useComponents.ts';
import { getValuesById } from '#api/useReadValues.ts';
import { getWording } from '#library/componentWording.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import type { Sheet, SheetCell } from '#model/Sheet.ts';
import type { ListValues } from './createListValues.ts';
import { findCurrency } from './findCurrency.ts';
import { isStandard, type StandardColumn, standardTitle } from './listColumns.ts';

interface ListedComponents {
  templates: boolean;
  columns: readonly string[];
  values: ListValues | undefined;
  /** The selected ones, or all that the list shows. */
  items: readonly ComponentListItem[];
}

interface SheetPart {
  title: string;
  width?: number;
  cell: (item: ComponentListItem) => SheetCell;
}

/** Returns the components as a spreadsheet with the list's columns. */
export function createListSheet({ templates, columns, values, items }: ListedComponents): Sheet {
  const { heading, one } = getWording(templates);
  const currency = findCurrency(items);
  const valueColumns = values?.columns(currency);
  const parts: SheetPart[] = [{ title: one, width: 36, cell: ({ name }) => name }];
  for (const id of columns) {
    if (isStandard(id)) parts.push({ title: standardTitle(id), width: 20, cell: STANDARD_CELLS[id] });
    const column = valueColumns?.get(id);
    if (column) parts.push({ title: column.sheetTitle, cell: column.cell });
  }
  // Amounts in different currencies mean nothing without a currency column.
  const { currencyColumn } = values ?? {};
  if (currencyColumn && currency === undefined && !columns.includes('currency'))
    parts.push({ title: currencyColumn.sheetTitle, cell: currencyColumn.cell });
  return {
    name: heading,
    columns: parts.map(({ title, width }) => ({ title, ...(width ? { width } : {}) })),
    rows: items.map((item) => parts.map(({ cell }) => cell(item))),
  };
}

const STANDARD_CELLS: Record<StandardColumn, (item: ComponentListItem) => SheetCell> = {
  subclass: ({ subclass }) => getKindAppearance(subclass).title,
  createdAt: ({ created_at }) => new Date(created_at),
  updatedAt: ({ updated_at }) => new Date(updated_at),
};

/** Reads the list's values for the selected components, as some may have been loaded before a column was chosen. */
export async function readSelected(
  items: readonly ComponentListItem[],
  { values, subclass }: { values: ListValues | undefined; subclass: string | undefined },
): Promise<ComponentListItem[]> {
  if (!values || values.fields.length === 0) return [...items];
  const ofKind = items.filter((item) => subclass === undefined || item.subclass === subclass);
  const read = await getValuesById({ ids: ofKind.map(({ id }) => id), subclass }, values.fields);
  return items.map(({ values: _, ...item }) => {
    const own = read.get(item.id);
    return own ? { ...item, values: own } : item;
  });
}
