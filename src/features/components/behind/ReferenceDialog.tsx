import { Layers2 } from 'lucide-react';
import { useMemo } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getKindLook } from '#library/getKindLook.ts';
import { KindTile } from '#library/KindTile.tsx';
import { getId } from '#model/getId.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn } from '#ui/DataTableColumn.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import layout from '#ui/layout.module.css';
import { NameCell } from '#ui/NameCell.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ReferenceDialog.module.css';
import { type ReferenceScope, useReferenceList } from './useReferenceList.ts';

interface ReferenceDialogProps {
  scope: ReferenceScope;
  /** The curve's title. */
  title: string;
  /** The id of the one that is drawn now. */
  current: string | undefined;
  onChoose: (item: ComponentListItem) => void;
  onClose: () => void;
}

/** Chooses the component whose curve is drawn behind that of the form. */
export function ReferenceDialog({ scope, title, current, onChoose, onClose }: ReferenceDialogProps) {
  const list = useReferenceList(scope);
  const { rows, settled, isLoading, error } = list;
  const kind = getKindLook(scope.subclass);
  const columns = useMemo(() => createColumns(current), [current]);
  const isLacking = !isLoading && !error && rows.length === 0 && settled === '';

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Show behind ${title}`}
      description="To compare with; nothing of it is saved."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className={styles.content}>
        {isLacking ? (
          <EmptyState
            icon={<Layers2 />}
            title={`No other ${insideSentence(kind.title)} yet`}
            text={`${kind.plural} of your library and your templates can be shown here.`}
          />
        ) : (
          <div className={layout.stack}>
            <SearchBox
              value={list.search}
              onChange={list.setSearch}
              placeholder={`Search ${insideSentence(kind.plural)}...`}
              className={styles.search}
            />
            {error && <ErrorBanner error={error} onRetry={list.retry} />}
            <VisuallyHidden role="status">{isLoading || error ? '' : `${rows.length} shown`}</VisuallyHidden>
            {(!error || rows.length > 0) && (
              <DataTable
                rows={rows}
                gaps={list.gaps}
                columns={columns}
                rowId={getId}
                label={kind.plural}
                loading={isLoading}
                empty={`No ${insideSentence(kind.title)} matches “${settled.trim()}”`}
                view={settled}
                maxHeight="var(--list-height)"
                onRowClick={onChoose}
              />
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function createColumns(current: string | undefined): DataTableColumn<ComponentListItem>[] {
  return [
    {
      id: 'name',
      header: 'Component',
      cell: ({ id, name, subclass }) => (
        <NameCell icon={<KindTile subclass={subclass} size="s" />} name={name}>
          {id === current && <Badge tone="accent">Shown</Badge>}
        </NameCell>
      ),
    },
    {
      id: 'form',
      header: 'Type',
      width: 104,
      cell: ({ is_template }) => (is_template ? 'Template' : 'Component'),
    },
  ];
}
