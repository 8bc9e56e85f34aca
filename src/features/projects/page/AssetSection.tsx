import { Boxes, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { type Asset, useProjectAssets } from '#api/useProjectAssets.ts';
import { BulkDialogs } from '#library/BulkDialogs.tsx';
import { restore } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import { counted } from '#model/counted.ts';
import { Button } from '#ui/Button.tsx';
import type { DataTableSort } from '#ui/DataTableColumn.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { NotOffered } from '#ui/NotOffered.tsx';
import { useSelection } from '#ui/useSelection.ts';
import { useTableView } from '#ui/useTableView.ts';
import { AddComponentsDialog } from './AddComponentsDialog.tsx';
import styles from './AssetSection.module.css';
import { AssetSelection } from './AssetSelection.tsx';
import { AssetTable } from './AssetTable.tsx';
import { findRows } from './findRows.ts';
import { PageSection } from './PageSection.tsx';
import { sortAssets } from './sortAssets.ts';
import { useAssetRemoval } from './useAssetRemoval.ts';

const NONE: Asset[] = [];
const AS_ADDED: DataTableSort = { by: 'created_at', order: 'asc' };

/** The components of a project, with their counts and a button to add more. */
export function AssetSection({ projectId }: { projectId: string }) {
  const { data, error, mutate } = useProjectAssets(projectId);
  const [isAdding, setAdding] = useState(false);
  const { remove, removeMany, bulk } = useAssetRemoval(projectId);
  const assets = data ?? NONE;
  const isOffered = !isNotOffered(error);
  const [sort, setSort] = useState(AS_ADDED);
  const sorted = useMemo(() => sortAssets(assets, sort), [assets, sort]);
  const view = useTableView(sorted, findRows);
  const selection = useSelection({ items: sorted, found: view.found });
  const actions = (
    <div
      className={joinClasses(layout.lineEnd, styles.actions)}
      data-selecting={selection.items.length > 0 || undefined}
    >
      <AssetSelection selection={selection} onRemove={removeMany} />
      <Button className={styles.add} icon={<Plus />} onClick={() => setAdding(true)}>
        Add component
      </Button>
    </div>
  );
  return (
    <PageSection
      id="project-components"
      title="Components"
      count={data && <Totals assets={data} />}
      loading={!error && 'Loading the components...'}
      action={isOffered && actions}
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
          selection={selection}
          onRemove={remove}
          onRestore={restoreComponent}
        />
      )}
      <BulkDialogs bulk={bulk} />
      {isAdding && (
        <AddComponentsDialog
          projectId={projectId}
          held={assets}
          onAdded={() => {
            // In this order, new components come last.
            setSort(AS_ADDED);
            view.change({ search: '', page: Number.MAX_SAFE_INTEGER });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </PageSection>
  );
}

/** Renders '5 component(s) · 3 kinds, 12 units'. */
function Totals({ assets }: { assets: readonly Asset[] }) {
  const kinds = new Set(assets.map(({ subclass }) => subclass)).size;
  const units = assets.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {assets.length} component(s)
      {assets.length > 0 && ` · ${counted(kinds, 'kind')}, ${counted(units, 'unit')}`}
    </>
  );
}

function restoreComponent({ component_id: id, subclass, name }: Asset): void {
  // A permanently deleted component has no id, and can't be restored.
  if (id !== null) void restore(toRestorable({ id, subclass, name, is_template: false }));
}
