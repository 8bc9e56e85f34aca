import { Ellipsis, LockKeyhole } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getWording } from '#library/componentWording.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import type { ListTableProps } from '#library/ListTableProps.ts';
import { Moment } from '#library/Moment.tsx';
import { toShortcut } from '#library/toShortcut.ts';
import type { Favourites } from '#library/useFavourites.ts';
import { addresses } from '#model/addresses.ts';
import { getId } from '#model/getId.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn } from '#ui/DataTableColumn.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/layout.module.css';
import { Menu } from '#ui/Menu.tsx';
import { NameCell } from '#ui/NameCell.tsx';
import { StarToggle } from '#ui/StarToggle.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { actionItems } from '../actions/actionItems.tsx';
import type { ComponentAction } from '../actions/ComponentAction.ts';
import type { ListValues, ValueColumn } from './createListValues.ts';
import { findCurrency } from './findCurrency.ts';
import { areDefault, isStandard, type StandardColumn, standardTitle } from './listColumns.ts';
import type { ListFilters } from './listView.ts';
import { MatchNote } from './MatchNote.tsx';

type ListSort = Pick<ListFilters, 'sortBy' | 'sortOrder'>;

export interface ComponentTableProps extends ListTableProps<ComponentListItem, ListSort, ComponentAction> {
  /** The value columns of the rows; undefined if the list shows no values. */
  values: ListValues | undefined;
  search: string;
  /** Shown if there are no rows. */
  empty: string;
}

type OnAct = ComponentTableProps['onAct'];

/** The components on one page of the list. Typing into the search does not render it at once; it follows later. */
export const ComponentTable = memo(function ComponentTable({
  rows,
  gaps,
  loading,
  filters,
  shownColumns,
  values,
  templates,
  favourites,
  search,
  empty,
  view,
  onSort,
  onOpen,
  onAct,
  selected,
  onSelect,
  onSelectAll,
}: ComponentTableProps) {
  const { heading, one } = getWording(templates);
  const currency = values && findCurrency(rows);
  const valueColumns = useMemo(() => values?.columns(currency), [values, currency]);
  const columns = useMemo(
    () => createColumns({ one, search, favourites, onAct, shownColumns, valueColumns }),
    [one, search, favourites, onAct, shownColumns, valueColumns],
  );
  const selection = useMemo(
    () => ({ selected, onChange: onSelect, onAll: onSelectAll, rowName }),
    [selected, onSelect, onSelectAll],
  );
  return (
    <DataTable
      rows={rows}
      gaps={gaps}
      columns={columns}
      rowId={getId}
      label={heading}
      loading={loading}
      onRowClick={onOpen}
      selection={selection}
      view={view}
      sort={{ by: filters.sortBy, order: filters.sortOrder }}
      onSort={({ by, order }) => onSort({ sortBy: by, sortOrder: order })}
      wide={!areDefault(shownColumns)}
      empty={empty}
    />
  );
});

function rowName({ name }: ComponentListItem): string {
  return name;
}

interface ColumnOptions {
  one: string;
  search: string;
  favourites: Favourites;
  onAct: OnAct;
  shownColumns: readonly string[];
  valueColumns: ReadonlyMap<string, ValueColumn> | undefined;
}

function createColumns(options: ColumnOptions): DataTableColumn<ComponentListItem>[] {
  const { shownColumns, valueColumns } = options;
  const chosen = shownColumns.flatMap((id): DataTableColumn<ComponentListItem>[] => {
    if (isStandard(id)) return [areDefault(shownColumns) ? STANDARD[id] : { ...STANDARD[id], hideBelow: undefined }];
    const column = valueColumns?.get(id);
    return column ? [toColumn(id, column)] : [];
  });
  return [createNameColumn(options), ...chosen, createActionColumn(options)];
}

function toColumn(id: string, { title, isNumeric, width, text }: ValueColumn): DataTableColumn<ComponentListItem> {
  return {
    id,
    header: <Truncated text={title} />,
    sortable: true,
    numeric: isNumeric,
    align: isNumeric ? 'end' : 'start',
    width,
    cell: text,
  };
}

function createNameColumn({ one, search, favourites }: ColumnOptions): DataTableColumn<ComponentListItem> {
  return {
    id: 'name',
    header: one,
    sortable: true,
    cell: (item, { tabIndex }) => (
      <NameCell
        icon={<KindTile subclass={item.subclass} size="s" />}
        name={item.name}
        href={item.isPending ? undefined : addresses.component(item.id)}
        tabIndex={tabIndex}
        note={item.matched && <MatchNote matched={item.matched} search={search} />}
        compact
        state={item.isPending ? 'pending' : undefined}
      >
        {item.locked && <LockKeyhole size={14} className={layout.muted} role="img" aria-label="Locked" />}
        {favourites.ids && !item.isPending && (
          <StarToggle
            inRow
            pressed={favourites.ids.has(item.id)}
            tabIndex={tabIndex}
            onChange={(pressed) => favourites.set(toShortcut(item), pressed)}
          />
        )}
      </NameCell>
    ),
  };
}

function createActionColumn({ onAct }: ColumnOptions): DataTableColumn<ComponentListItem> {
  return {
    id: 'actions',
    header: 'Actions',
    width: 68,
    align: 'end',
    cell: (item, { tabIndex }) => (item.isPending ? null : <RowMenu item={item} tabIndex={tabIndex} onAct={onAct} />),
  };
}

const STANDARD: Record<StandardColumn, DataTableColumn<ComponentListItem>> = {
  subclass: {
    id: 'subclass',
    header: standardTitle('subclass'),
    sortable: true,
    width: 200,
    hideBelow: 720,
    cell: ({ subclass }) => <KindTitle subclass={subclass} />,
  },
  createdAt: {
    id: 'createdAt',
    header: standardTitle('createdAt'),
    numeric: true,
    sortable: true,
    width: 184,
    hideBelow: 1080,
    cell: ({ created_at }) => <Moment iso={created_at} text={dateAndTime(created_at)} />,
  },
  updatedAt: {
    id: 'updatedAt',
    header: standardTitle('updatedAt'),
    numeric: true,
    sortable: true,
    width: 120,
    hideBelow: 480,
    cell: ({ updated_at }) => <Moment iso={updated_at} text={timeAgo(updated_at)} />,
  },
};

function RowMenu({ item, tabIndex, onAct }: { item: ComponentListItem; tabIndex: 0 | -1; onAct: OnAct }) {
  const { copyLink, convert, duplicate, duplicateAndEdit, export: save, delete: remove } = actionItems(item, onAct);
  return (
    <Menu
      label={`Actions for ${item.name}`}
      trigger={<IconButton label={`Actions for ${item.name}`} size="s" tabIndex={tabIndex} icon={<Ellipsis />} />}
      items={[copyLink, convert, duplicate, duplicateAndEdit, save, remove]}
    />
  );
}
