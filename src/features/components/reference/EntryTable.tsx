import { memo, useMemo } from 'react';
import type { ReferenceItem } from '#api/useReference.ts';
import { KindTile } from '#library/KindTile.tsx';
import { referenceAddress } from '#model/addresses.ts';
import { getId } from '#model/getId.ts';
import { groupDigits } from '#model/groupDigits.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableGaps, DataTableSort } from '#ui/DataTableColumn.ts';
import { NameCell } from '#ui/NameCell.tsx';
import type { Selection } from '#ui/useSelection.ts';
import type { DistinctiveField } from './listDistinctiveFields.ts';

export interface EntryTableProps {
  set: string;
  subclass: string;
  /** The value columns. */
  fields: readonly DistinctiveField[];
  /** Undefined for rows that are not loaded yet. */
  rows: readonly (ReferenceItem | undefined)[];
  gaps: DataTableGaps;
  loading: boolean;
  view: string;
  sort: DataTableSort;
  selection: Selection<ReferenceItem>;
  /** The caller keeps the callbacks stable. */
  onSort: (sort: DataTableSort) => void;
  onOpen: (item: ReferenceItem) => void;
  onUse: (item: ReferenceItem) => void;
  /** The key of the entry that is being used; meanwhile no other entry can be. */
  busyKey: string | undefined;
}

/** The entries of a reference set with their most distinctive values. */
export const EntryTable = memo(function EntryTable(props: EntryTableProps) {
  const { set, subclass, fields, rows, gaps, loading, view, sort, selection, onSort, onOpen, onUse, busyKey } = props;
  const columns = useMemo(
    () => createColumns({ set, subclass, fields, onUse, busyKey }),
    [set, subclass, fields, onUse, busyKey],
  );
  return (
    <DataTable
      rows={rows}
      gaps={gaps}
      columns={columns}
      rowId={getId}
      label="Reference library"
      loading={loading}
      view={view}
      sort={sort}
      onSort={onSort}
      onRowClick={onOpen}
      selection={{
        selected: selection.ids,
        onChange: selection.select,
        onAll: selection.selectAll,
        rowName: ({ name }) => name,
      }}
      empty="No entry matches the search and the filters"
    />
  );
});

type ColumnOptions = Pick<EntryTableProps, 'set' | 'subclass' | 'fields' | 'onUse' | 'busyKey'>;

function createColumns({ set, subclass, fields, onUse, busyKey }: ColumnOptions): DataTableColumn<ReferenceItem>[] {
  const values = fields.map(
    ({ path, title, unit }, index): DataTableColumn<ReferenceItem> => ({
      id: path,
      header: unit === undefined ? title : `${title} [${unit}]`,
      numeric: true,
      align: 'end',
      sortable: true,
      width: 168,
      hideBelow: HIDE_BELOW[index] ?? 1440,
      cell: ({ values }) => {
        const value = values[path];
        const text = typeof value === 'number' ? formatNumber(value) : '';
        return groupDigits(text) ?? text;
      },
    }),
  );
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      cell: ({ key, name }, { tabIndex }) => (
        <NameCell
          icon={<KindTile subclass={subclass} size="s" />}
          name={name}
          href={referenceAddress(set, key)}
          tabIndex={tabIndex}
          compact
        />
      ),
    },
    ...values,
    {
      id: 'use',
      header: 'Use',
      headerHidden: true,
      width: 76,
      align: 'end',
      cell: (item, { tabIndex }) => (
        <Button
          size="s"
          tabIndex={tabIndex}
          aria-label={`Use ${item.name}`}
          busy={item.key === busyKey}
          disabled={busyKey !== undefined && item.key !== busyKey}
          onClick={() => onUse(item)}
        >
          Use
        </Button>
      ),
    },
  ];
}

/** Window widths in px below which the value columns are hidden, from first to last. */
const HIDE_BELOW = [600, 960, 1200, 1440];
