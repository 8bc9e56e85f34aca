import { Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import type { DeletedRecord } from '#api/trashCalls.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useTrash } from '#api/useTrash.ts';
import { BulkDialogs } from '#library/BulkDialogs.tsx';
import { restore } from '#library/restore.ts';
import { useBulk } from '#library/useBulk.ts';
import { counted } from '#model/counted.ts';
import { KEYS } from '#model/keys.ts';
import { KEEP_DELETED_DAYS } from '#model/retention.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { PAGE_SIZES } from '#ui/pageSizes.ts';
import { SelectionTools } from './SelectionTools.tsx';
import { TrashTable } from './TrashTable.tsx';
import { toRestorable } from './toRestorable.ts';
import { restoreTask } from './trashTasks.ts';
import { usePurge } from './usePurge.tsx';
import { useTrashList } from './useTrashList.ts';

/** /trash: deleted records, to be restored or deleted permanently. */
export function TrashPage() {
  usePageTitle('Trash');
  const { data, error, mutate } = useTrash();
  const hasNone = data?.total === 0 || (error !== undefined && !data);
  if (!hasNone) return <TrashList total={data?.total} latest={data?.latest} />;
  return (
    <Page>
      <ListHead title="Trash" count={data && '0 items'}>
        {null}
      </ListHead>
      {data ? (
        <EmptyState
          icon={<Trash2 />}
          title="The trash is empty"
          text={`Components, projects and templates that you delete are kept here for ${KEEP_DELETED_DAYS} days.`}
        />
      ) : isNotOffered(error) ? (
        <NotOffered what="Deleted records" />
      ) : (
        error && <ErrorBanner error={error} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}

interface TrashListProps {
  /** Undefined while loading. */
  total: number | undefined;
  /** The time of the last deletion. */
  latest: string | undefined;
}

function TrashList({ total, latest }: TrashListProps) {
  const { filters, change, selection, isLoading, error, retry, gaps, view, ...list } = useTrashList(total ?? 0);
  const { items, hidden, clear } = selection;
  const bulk = useBulk();
  const { purge, empty, question } = usePurge(bulk, clear);
  const restoreOne = useCallback((record: DeletedRecord) => void restore(toRestorable(record)), []);
  const purgeOne = useCallback((record: DeletedRecord) => purge([record]), [purge]);
  const restoreSelected = () => {
    clear();
    void bulk.start(restoreTask(items));
  };

  return (
    <Page>
      <ListHead
        title="Trash"
        count={total === undefined ? <LoadingText>Loading the trash...</LoadingText> : counted(total, 'item')}
      >
        <Button
          icon={<Trash2 />}
          disabled={latest === undefined}
          onClick={() => latest !== undefined && empty({ total: total ?? 0, latest })}
        >
          Empty trash
        </Button>
      </ListHead>
      {error && <ErrorBanner error={error} onRetry={retry} />}
      <ListFrame
        view={list}
        pageSize={filters.pageSize}
        pageSizes={PAGE_SIZES}
        onChange={change}
        placeholder="Search the trash..."
        shortcut={KEYS.search.keys[0]}
        status={!isLoading && `${list.count} shown`}
        tools={
          <SelectionTools
            selection={selection}
            onRestore={restoreSelected}
            onPurge={() => purge(items, hidden.length)}
          />
        }
        wraps
      >
        {(!isLoading || !error) && (
          <TrashTable
            rows={list.rows}
            gaps={gaps}
            loading={isLoading}
            view={view}
            selection={selection}
            onRestore={restoreOne}
            onPurge={purgeOne}
          />
        )}
      </ListFrame>
      {question ?? <BulkDialogs bulk={bulk} />}
    </Page>
  );
}
