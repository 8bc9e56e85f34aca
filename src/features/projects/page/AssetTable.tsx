import { Trash2, Undo2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { type Asset, setAssetCount } from '#api/useProjectAssets.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import { useView } from '#library/useView.ts';
import { addresses } from '#model/addresses.ts';
import { getId } from '#model/getId.ts';
import { InlineNumber } from '#records/InlineNumber.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableSort } from '#ui/DataTableColumn.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/layout.module.css';
import { NameCell } from '#ui/NameCell.tsx';
import { TableFrame } from '#ui/TableFrame.tsx';
import type { Selection } from '#ui/useSelection.ts';
import type { TableView } from '#ui/useTableView.ts';
import styles from './AssetTable.module.css';
import { useCountDrafts } from './useCountDrafts.ts';

export interface AssetTableProps {
  projectId: string;
  view: TableView<Asset>;
  loading: boolean;
  sort: DataTableSort;
  onSort: (sort: DataTableSort) => void;
  selection: Selection<Asset>;
  /** The caller keeps `onRemove` and `onRestore` stable. */
  onRemove: (asset: Asset) => void;
  onRestore: (asset: Asset) => void;
}

/** The components of a project; a click on a row opens its component, and counts are edited in place. */
export function AssetTable(props: AssetTableProps) {
  const { projectId, view, loading, sort, onSort, selection, onRemove, onRestore } = props;
  const { open: openView } = useView();
  const getDraft = useCountDrafts();
  const columns = useMemo<DataTableColumn<Asset>[]>(
    () => [
      {
        id: 'name',
        header: 'Component',
        sortable: true,
        cell: (asset, { tabIndex }) => (
          <NameCell
            icon={<KindTile subclass={asset.subclass} size="s" />}
            name={asset.name}
            href={
              asset.component_id !== null && !asset.component_deleted
                ? addresses.component(asset.component_id)
                : undefined
            }
            tabIndex={tabIndex}
            state={asset.component_deleted ? 'gone' : undefined}
          >
            {asset.component_deleted && <Gone asset={asset} tabIndex={tabIndex} onRestore={onRestore} />}
          </NameCell>
        ),
      },
      {
        id: 'subclass',
        header: 'Kind',
        sortable: true,
        width: 200,
        hideBelow: 860,
        cell: ({ subclass }) => <KindTitle subclass={subclass} />,
      },
      {
        id: 'count',
        header: 'Count',
        numeric: true,
        sortable: true,
        width: 'clamp(96px, 16vw, 188px)',
        cell: ({ id, name, count }) => (
          <span className={styles.count}>
            <InlineNumber
              store={getDraft(id, count)}
              field="count"
              label={`Count of ${name}`}
              onCommit={(value) => setAssetCount({ projectId, assetId: id }, value)}
            />
          </span>
        ),
      },
      {
        id: 'created_at',
        header: 'Added',
        numeric: true,
        sortable: true,
        width: 184,
        hideBelow: 1180,
        cell: ({ created_at }) => dateAndTime(created_at),
      },
      {
        id: 'actions',
        header: 'Actions',
        headerHidden: true,
        width: 52,
        align: 'end',
        cell: (asset, { tabIndex }) => (
          <IconButton
            label={`Remove ${asset.name}`}
            icon={<Trash2 />}
            size="s"
            tabIndex={tabIndex}
            onClick={() => onRemove(asset)}
          />
        ),
      },
    ],
    [projectId, getDraft, onRemove, onRestore],
  );
  const open = useCallback(
    ({ component_id, component_deleted }: Asset) => {
      if (component_id !== null && !component_deleted) openView(component_id);
    },
    [openView],
  );
  return (
    <TableFrame view={view} placeholder="Search components..." pagesLabel="Pages of components">
      <DataTable
        rows={view.rows}
        columns={columns}
        rowId={getId}
        label="Components in the project"
        loading={loading}
        onRowClick={open}
        selection={{ selected: selection.ids, onChange: selection.select, rowName }}
        sort={sort}
        onSort={onSort}
      />
    </TableFrame>
  );
}

function rowName({ name }: Asset): string {
  return name;
}

interface GoneProps {
  asset: Asset;
  tabIndex: 0 | -1;
  onRestore: (asset: Asset) => void;
}

/** Says that the component was deleted, and offers to restore it for as long as that is possible. */
function Gone({ asset, tabIndex, onRestore }: GoneProps) {
  return (
    <span className={styles.gone}>
      <span className={styles.word}>{asset.component_id === null ? 'Deleted permanently' : 'Deleted'}</span>
      {asset.component_id !== null && (
        <button
          type="button"
          className={layout.link}
          tabIndex={tabIndex}
          aria-label={`Restore component ${asset.name}`}
          onClick={() => onRestore(asset)}
        >
          <Undo2 className={styles.icon} aria-hidden="true" />
          <span className={styles.word}>Restore component</span>
        </button>
      )}
    </span>
  );
}
