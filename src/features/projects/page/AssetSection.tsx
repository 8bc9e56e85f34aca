import { Boxes, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { errorToast, isNotOffered } from '#api/ApiError.ts';
import { type Asset, removeAsset, restoreAsset, useProjectAssets } from '#api/useProjectAssets.ts';
import { restore } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Button } from '#ui/Button.tsx';
import type { DataTableSort } from '#ui/DataTableColumn.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { notifyUndoable } from '#ui/notifyUndoable.ts';
import { useTableView } from '#ui/useTableView.ts';
import { AddComponentsDialog } from './AddComponentsDialog.tsx';
import { AssetTable } from './AssetTable.tsx';
import { findRows } from './findRows.ts';
import { PageSection } from './PageSection.tsx';
import { sortAssets } from './sortAssets.ts';

const NONE: Asset[] = [];
const AS_ADDED: DataTableSort = { by: 'created_at', order: 'asc' };

/** The components of a project, with their counts and a button to add more. */
export function AssetSection({ projectId }: { projectId: string }) {
  const { data, error, mutate } = useProjectAssets(projectId);
  const [isAdding, setAdding] = useState(false);
  const remove = useCallback((asset: Asset) => void takeOut(projectId, asset), [projectId]);
  const assets = data ?? NONE;
  const isOffered = !isNotOffered(error);
  const [sort, setSort] = useState(AS_ADDED);
  const sorted = useMemo(() => sortAssets(assets, sort), [assets, sort]);
  const view = useTableView(sorted, findRows);
  const add = (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      Add component
    </Button>
  );
  return (
    <PageSection
      id="project-components"
      title="Components"
      count={data && <>{data.length} component(s)</>}
      loading={!error && 'Loading the components...'}
      action={isOffered && add}
    >
      {error && isOffered && <ErrorBanner error={error} onRetry={() => void mutate()} />}
      {!isOffered ? (
        <NotOffered what="Components in a project" />
      ) : data?.length === 0 ? (
        <EmptyState
          icon={<Boxes />}
          title="No components yet"
          text="A project is made up of components from your library, each with a count."
        />
      ) : (
        <AssetTable
          projectId={projectId}
          view={view}
          loading={!data && !error}
          sort={sort}
          onSort={setSort}
          onRemove={remove}
          onRestore={restoreComponent}
        />
      )}
      {isAdding && (
        <AddComponentsDialog
          projectId={projectId}
          held={assets}
          onAdded={() => {
            // In this order what is added comes last.
            setSort(AS_ADDED);
            view.change({ search: '', page: Number.MAX_SAFE_INTEGER });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </PageSection>
  );
}

function restoreComponent({ component_id: id, subclass, name }: Asset): void {
  // A permanently deleted component has no id, and can't be restored.
  if (id !== null) void restore(toRestorable({ id, subclass, name, is_template: false }));
}

async function takeOut(projectId: string, asset: Asset): Promise<void> {
  const { id: assetId, name } = asset;
  try {
    await removeAsset({ projectId, assetId });
  } catch (thrown) {
    const notice = { title: 'Remove failed', message: errorToast(thrown).message };
    notifyActionFailure({ error: thrown, notice, retry: () => void takeOut(projectId, asset) });
    return;
  }
  const notice = { title: 'Component removed', message: `“${name}” is no longer part of the project.` };
  notifyUndoable(notice, () => void putBack({ projectId, assetId }));
}

async function putBack(address: { projectId: string; assetId: string }): Promise<void> {
  try {
    await restoreAsset(address);
  } catch (thrown) {
    const notice = { title: 'Undo failed', message: errorToast(thrown).message };
    notifyActionFailure({ error: thrown, notice, retry: () => void putBack(address) });
  }
}
