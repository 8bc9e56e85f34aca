import { useCallback, useMemo } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import type { DraftStore } from '#model/DraftStore.ts';
import { getId } from '#model/getId.ts';
import { InlineNumber } from '#records/InlineNumber.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableGaps } from '#ui/DataTableColumn.ts';
import { NameCell } from '#ui/NameCell.tsx';

export interface ComponentPickerProps {
  /** Undefined for rows that are not loaded yet. */
  rows: readonly (ComponentListItem | undefined)[];
  gaps?: DataTableGaps | undefined;
  loading: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  onSelectAll?: ((all: boolean) => void) | undefined;
  /** The draft of a component's count. */
  getDraft: (id: string, count: number) => DraftStore;
}

/** The part of the library to choose from; selected components show their count. */
export function ComponentPicker(props: ComponentPickerProps) {
  const { rows, gaps, loading, selected, onSelect, onSelectAll, getDraft } = props;
  const columns = useMemo<DataTableColumn<ComponentListItem>[]>(
    () => [
      {
        id: 'name',
        header: 'Component',
        cell: ({ name, subclass }) => <NameCell icon={<KindTile subclass={subclass} size="s" />} name={name} />,
      },
      {
        id: 'subclass',
        header: 'Kind',
        width: 200,
        hideBelow: 720,
        cell: ({ subclass }) => <KindTitle subclass={subclass} />,
      },
      {
        id: 'count',
        header: 'Count',
        width: 'clamp(96px, 12vw, 132px)',
        cell: ({ id, name }) =>
          selected.has(id) && (
            <InlineNumber store={getDraft(id, 1)} field="count" label={`Count of ${name}`} onCommit={keep} />
          ),
      },
    ],
    [selected, getDraft],
  );
  const toggle = useCallback(
    ({ id }: ComponentListItem) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      onSelect(next);
    },
    [selected, onSelect],
  );
  return (
    <DataTable
      rows={rows}
      gaps={gaps}
      columns={columns}
      rowId={getId}
      label="Library"
      loading={loading}
      tallRows
      maxHeight="calc(100dvh - 270px)"
      onRowClick={toggle}
      selection={{ selected, onChange: onSelect, onAll: onSelectAll, rowName: (row) => row.name }}
    />
  );
}

// Nothing to send: the draft holds the count until the components are added.
async function keep(): Promise<void> {}
