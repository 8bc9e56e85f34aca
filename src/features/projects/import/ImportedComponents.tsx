import { useMemo } from 'react';
import { getKindLook } from '#library/getKindLook.ts';
import { KindTile } from '#library/KindTile.tsx';
import { getId } from '#model/getId.ts';
import { Badge } from '#ui/Badge.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn } from '#ui/DataTableColumn.ts';
import { Select } from '#ui/Select.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import styles from './ImportPage.module.css';
import type { Outcome } from './importBody.ts';

export interface ImportRow {
  id: string;
  name: string;
  subclass: string;
  /** Undefined for a component that the project does not use. */
  count?: number | undefined;
  faults: readonly string[];
  notes: readonly string[];
  /** These are absent where the component was deleted before the export. */
  place?: number | undefined;
  mine?: { id: string; isEqual: boolean } | undefined;
  outcome?: Outcome | undefined;
}

export interface ImportedComponentsProps {
  rows: readonly ImportRow[];
  /** Kept stable by the caller. */
  onChoose: (place: number, isMine: boolean) => void;
}

/** The components of a file: which there are already, which would be created, and what to do where names clash. */
export function ImportedComponents({ rows, onChoose }: ImportedComponentsProps) {
  const columns = useMemo<DataTableColumn<ImportRow>[]>(
    () => [
      { id: 'name', header: 'Component', cell: (row) => <Name row={row} /> },
      {
        id: 'subclass',
        header: 'Kind',
        width: 180,
        hideBelow: 1080,
        cell: ({ subclass }) => getKindLook(subclass).title,
      },
      { id: 'count', header: 'Count', width: 84, hideBelow: 600, cell: ({ count }) => count?.toString() ?? 'not used' },
      {
        id: 'outcome',
        header: 'On import',
        width: 'clamp(150px, 26vw, 300px)',
        cell: (row) => <WhatHappens row={row} onChoose={onChoose} />,
      },
    ],
    [onChoose],
  );
  return <DataTable rows={rows} columns={columns} rowId={getId} label="Components in the file" rowHeight={52} />;
}

function Name({ row }: { row: ImportRow }) {
  const { name, subclass, faults, outcome } = row;
  const isRenamed = outcome !== undefined && 'name' in outcome && outcome.name !== name;
  const notes = [...(isRenamed ? [`New name: ${outcome.name}`] : []), ...row.notes];
  const isFaulty = faults.length > 0;
  return (
    <span className={styles.component}>
      <KindTile subclass={subclass} size="s" />
      <span className={styles.words}>
        <span className={styles.name}>
          <Truncated text={name} />
        </span>
        {(isFaulty || notes.length > 0) && (
          <span className={isFaulty ? styles.fault : styles.note}>
            <Truncated text={(isFaulty ? faults : notes).join('. ')} />
          </span>
        )}
      </span>
    </span>
  );
}

function WhatHappens({ row, onChoose }: { row: ImportRow; onChoose: ImportedComponentsProps['onChoose'] }) {
  const { name, place, mine, outcome, faults } = row;
  if (faults.length > 0) return <Badge tone="error">To be corrected</Badge>;
  if (!outcome || place === undefined) return <Badge>Deleted before the export</Badge>;
  if (!mine) return <Badge tone="accent">New</Badge>;
  if (mine.isEqual) return <Badge tone="ok">In your library</Badge>;
  return (
    <Select
      size="s"
      className={styles.choice}
      aria-label={`“${name}” differs from yours`}
      value={'id' in outcome ? 'mine' : 'create'}
      options={[
        { value: 'create', label: 'Create under another name' },
        { value: 'mine', label: 'Use mine' },
      ]}
      onChange={(value) => onChoose(place, value === 'mine')}
    />
  );
}
