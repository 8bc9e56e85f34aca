import { ArchiveRestore, Ellipsis, Folder, LockKeyhole, Trash2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { DeletedRecord } from '#api/trashCalls.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import { Moment } from '#library/Moment.tsx';
import { getId } from '#model/getId.ts';
import { Badge } from '#ui/Badge.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableGaps } from '#ui/DataTableColumn.ts';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/layout.module.css';
import { Menu } from '#ui/Menu.tsx';
import { NameCell } from '#ui/NameCell.tsx';
import { Tile } from '#ui/Tile.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { timeUntil } from '#ui/timeUntil.ts';
import type { Selection } from '#ui/useSelection.ts';

export interface TrashTableProps {
  /** Undefined for rows that are not loaded yet. */
  rows: readonly (DeletedRecord | undefined)[];
  gaps: DataTableGaps;
  loading: boolean;
  view: string;
  selection: Selection<DeletedRecord>;
  /** The caller keeps both callbacks stable, so that rows render only when they change. */
  onRestore: (record: DeletedRecord) => void;
  onPurge: (record: DeletedRecord) => void;
}

/** The deleted records, each with the date until which it is kept. */
export const TrashTable = memo(function TrashTable(props: TrashTableProps) {
  const { rows, gaps, loading, view, selection, onRestore, onPurge } = props;
  const columns = useMemo(() => createColumns({ onRestore, onPurge }), [onRestore, onPurge]);
  return (
    <DataTable
      rows={rows}
      gaps={gaps}
      columns={columns}
      rowId={getId}
      label="Trash"
      loading={loading}
      view={view}
      selection={{
        selected: selection.ids,
        onChange: selection.select,
        onAll: selection.selectAll,
        rowName: ({ name }) => name,
      }}
      empty="No results"
    />
  );
});

type RowActions = Pick<TrashTableProps, 'onRestore' | 'onPurge'>;

function createColumns(actions: RowActions): DataTableColumn<DeletedRecord>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      cell: ({ name, subclass, locked }) => (
        <NameCell
          icon={subclass === null ? <Tile size="s" icon={<Folder />} /> : <KindTile subclass={subclass} size="s" />}
          name={name}
        >
          {locked && <LockKeyhole size={14} className={layout.muted} role="img" aria-label="Locked" />}
        </NameCell>
      ),
    },
    {
      id: 'kind',
      header: 'Kind',
      width: 240,
      hideBelow: 720,
      cell: ({ subclass, is_template }) => (
        <span className={layout.oneLine}>
          {subclass === null ? 'Project' : <KindTitle subclass={subclass} />} {is_template && <Badge>Template</Badge>}
        </span>
      ),
    },
    {
      id: 'deleted',
      header: 'Deleted',
      numeric: true,
      width: 140,
      hideBelow: 900,
      cell: ({ deleted_at }) => <Moment iso={deleted_at} text={timeAgo(deleted_at)} />,
    },
    {
      id: 'purged',
      header: 'Deleted permanently',
      numeric: true,
      width: 'clamp(124px, 10vw, 140px)',
      cell: ({ purged_at }) => <Moment iso={purged_at} text={timeUntil(purged_at)} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      width: 52,
      align: 'end',
      cell: (record, { tabIndex }) => <RowMenu record={record} tabIndex={tabIndex} {...actions} />,
    },
  ];
}

function RowMenu({ record, tabIndex, onRestore, onPurge }: RowActions & { record: DeletedRecord; tabIndex: 0 | -1 }) {
  const label = `Actions for ${record.name}`;
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} size="s" tabIndex={tabIndex} icon={<Ellipsis />} />}
      items={[
        { id: 'restore', label: 'Restore', icon: <ArchiveRestore />, onSelect: () => onRestore(record) },
        {
          id: 'purge',
          label: 'Delete permanently',
          icon: <Trash2 />,
          variant: 'danger',
          disabled: record.locked,
          onSelect: () => onPurge(record),
        },
      ]}
    />
  );
}
