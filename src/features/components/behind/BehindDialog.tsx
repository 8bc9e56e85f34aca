import { Layers2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { KindTile } from '#library/KindTile.tsx';
import { getId } from '#model/getId.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { nameKey } from '#model/nameKey.ts';
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
import styles from './BehindDialog.module.css';
import { type BehindRow, type BehindScope, useBehindList } from './useBehindList.ts';

export interface BehindDialogProps {
  scope: BehindScope;
  /** The curve's title. */
  title: string;
  /** The id of the item that is drawn now. */
  current: string | undefined;
  onChoose: (item: BehindRow) => void;
  onClose: () => void;
}

/** Lets the user choose the component whose curve is drawn behind the form's. */
export function BehindDialog({ scope, title, current, onChoose, onClose }: BehindDialogProps) {
  const list = useBehindList(scope);
  const { rows, settled, isCurrent, isLoading, error } = list;
  const kind = getKindAppearance(scope.subclass);
  const columns = useMemo(() => createColumns(current), [current]);
  const isLacking = !isLoading && !error && rows.length === 0 && settled === '';

  // Enter may be pressed before the rows for the search have arrived; it then chooses the first row that matches, if
  // any.
  const [isAsked, setAsked] = useState(false);
  const [first] = rows;
  const isUnread = first === undefined && rows.length > 0 && list.gaps.failure === undefined;
  const isAnswered = error !== undefined || (isCurrent && !isUnread);
  const isFound = error === undefined && first !== undefined && nameKey(first.name).includes(nameKey(settled));
  useEffect(() => {
    if (!isAsked || !isAnswered) return;
    setAsked(false);
    if (isFound) onChoose(first);
  }, [isAsked, isAnswered, isFound, first, onChoose]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Show behind ${title}`}
      description="For comparison only; it is not saved."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className={styles.content}>
        {isLacking ? (
          <EmptyState
            icon={<Layers2 />}
            title={`No other ${insideSentence(kind.title)} yet`}
            text={`${kind.plural} from your library and your templates can be shown here.`}
          />
        ) : (
          <div className={layout.stack}>
            <SearchBox
              value={list.search}
              onChange={(search) => {
                setAsked(false);
                list.setSearch(search);
              }}
              onEnter={() => setAsked(list.search.trim() !== '')}
              placeholder={`Search ${insideSentence(kind.plural)}...`}
              className={styles.search}
            />
            {error && <ErrorBanner error={error} onRetry={list.retry} />}
            {!error && list.entriesError && <ErrorBanner error={list.entriesError} onRetry={list.retryEntries} />}
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

function createColumns(current: string | undefined): DataTableColumn<BehindRow>[] {
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
      cell: ({ is_template, entry }) => (entry ? 'Reference' : is_template ? 'Template' : 'Component'),
    },
  ];
}
