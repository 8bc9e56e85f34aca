import { Ellipsis, LockKeyhole } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import { toShortcut } from '#library/toShortcut.ts';
import type { Favourites } from '#library/useFavourites.ts';
import { getWording } from '#library/wording.ts';
import { addresses } from '#model/addresses.ts';
import { getId } from '#model/getId.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableGaps } from '#ui/DataTableColumn.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { Menu } from '#ui/Menu.tsx';
import { NameCell } from '#ui/NameCell.tsx';
import { StarToggle } from '#ui/StarToggle.tsx';
import { sortByKeys } from '#ui/sortByKeys.ts';
import { timeAgo } from '#ui/timeAgo.ts';
import { actionItems } from '../actions/actionItems.tsx';
import type { ComponentAction } from '../actions/ComponentAction.ts';
import { type ListFilters, SORT_KEYS } from './listView.ts';
import { MatchNote } from './MatchNote.tsx';

export interface ComponentTableProps {
  /** Undefined for one that has not been read. */
  rows: readonly (ComponentListItem | undefined)[];
  gaps?: DataTableGaps | undefined;
  loading: boolean;
  filters: Pick<ListFilters, 'sortBy' | 'sortOrder'>;
  templates: boolean;
  favourites: Favourites;
  search: string;
  /** Shown if there are no rows. */
  empty: string;
  /** What the rows are chosen and sorted by. */
  view: string;
  onSort: (sort: Pick<ListFilters, 'sortBy' | 'sortOrder'>) => void;
  onOpen: (item: ComponentListItem) => void;
  /** Kept stable by the caller. */
  onAct: OnAct;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onSelectAll?: ((all: boolean) => void) | undefined;
}

type OnAct = (action: ComponentAction, item: ComponentListItem) => void;

/**
 * The components of one page of the list; a key typed into the search does not render it, since the table follows
 * later.
 */
export const ComponentTable = memo(function ComponentTable({
  rows,
  gaps,
  loading,
  filters,
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
  const columns = useMemo(() => createColumns({ one, search, favourites, onAct }), [one, search, favourites, onAct]);
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
      onSort={sortByKeys(SORT_KEYS, onSort)}
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
}

function createColumns({ one, search, favourites, onAct }: ColumnOptions): DataTableColumn<ComponentListItem>[] {
  return [
    {
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
    },
    {
      id: 'subclass',
      header: 'Kind',
      sortable: true,
      width: 200,
      hideBelow: 720,
      cell: ({ subclass }) => <KindTitle subclass={subclass} />,
    },
    {
      id: 'createdAt',
      header: 'Created',
      numeric: true,
      sortable: true,
      width: 184,
      hideBelow: 1080,
      cell: ({ created_at }) => <Moment iso={created_at} text={dateAndTime(created_at)} />,
    },
    {
      id: 'updatedAt',
      header: 'Updated',
      numeric: true,
      sortable: true,
      width: 120,
      hideBelow: 480,
      cell: ({ updated_at }) => <Moment iso={updated_at} text={timeAgo(updated_at)} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 68,
      align: 'end',
      cell: (item, { tabIndex }) => (item.isPending ? null : <RowMenu item={item} tabIndex={tabIndex} onAct={onAct} />),
    },
  ];
}

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

function Moment({ iso, text }: { iso: string; text: string }) {
  return (
    <time className={joinClasses(layout.muted, layout.oneLine)} dateTime={iso} title={dateAndTime(iso)}>
      {text}
    </time>
  );
}
