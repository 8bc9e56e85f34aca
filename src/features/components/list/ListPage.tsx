import { Box, Lock } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useHasSession } from '#api/sessionStore.ts';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useView } from '#library/useView.ts';
import { getWording } from '#library/wording.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Page } from '#ui/Page.tsx';
import { PAGE_SIZES } from '#ui/pageSizes.ts';
import { useListView } from '#ui/useListView.ts';
import { useSelection } from '#ui/useSelection.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useBulkActions } from '../actions/useBulkActions.tsx';
import { useComponentActions } from '../actions/useComponentActions.tsx';
import { CreateDialog } from '../wizard/CreateDialog.tsx';
import { openWizard } from '../wizard/wizardStore.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { ComponentTable } from './ComponentTable.tsx';
import styles from './ListPage.module.css';
import { countByCategory, filterAndSort } from './listView.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useListFilters } from './useListFilters.ts';

/** /components and /templates/components: the library by kind, with search, sort and the way to a new one. */
export function ListPage({ templates }: { templates: boolean }) {
  const { heading } = getWording(templates);
  usePageTitle(heading);
  const isAuthenticated = useHasSession();
  return isAuthenticated ? <Library key={heading} templates={templates} /> : <SignedOut heading={heading} />;
}

function SignedOut({ heading }: { heading: string }) {
  return (
    <>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <EmptyState
        icon={<Lock />}
        title="Authentication Required"
        text={
          <>
            Please log in to view your components.
            <br />
            Click the "Login" button in the header to get started.
          </>
        }
      />
    </>
  );
}

const NONE: ComponentListItem[] = [];

/** A component that the server has not created yet can't be selected. */
const isMade = ({ isPending }: ComponentListItem) => !isPending;

/** Fetches the dialog that rows open before one is pressed; a failure is shown when one is. */
function fetchDialog(): void {
  import('../editor/ComponentDialogHost.tsx').catch(() => {});
}

function Library({ templates }: { templates: boolean }) {
  const { heading } = getWording(templates);
  const { open: openView } = useView();
  const { act, dialog } = useComponentActions();
  const [filters, change] = useListFilters();
  const { data, error, mutate } = useComponents({ templates });
  useEffect(fetchDialog, []);
  const items = data ?? NONE;
  const counts = useMemo(() => data && countByCategory(data), [data]);
  const list = useListView({ items, filters, change, select: filterAndSort });
  const { settled, found, rows, start } = list;
  const selection = useSelection({ items, found, isSelectable: isMade });
  const bulk = useBulkActions({ templates, all: items, selection });

  const open = useCallback((item: ComponentListItem) => item.isPending || openView(item.id), [openView]);
  const selectCategory = useCallback((category: string | undefined) => change({ category }), [change]);
  const create = useCallback(() => openWizard(templates), [templates]);
  const isEmpty = data !== undefined && items.length === 0;

  const view = [settled.search, settled.category, settled.sortBy, settled.sortOrder, start, settled.pageSize].join();
  const banner = error && <ErrorBanner error={error} onRetry={() => void mutate()} />;

  return (
    <Page>
      <ListHead
        title={heading}
        count={
          data
            ? `${data.length.toLocaleString('en')} component(s) total`
            : !error && <LoadingText>Loading your components...</LoadingText>
        }
        countBelow
      >
        <Button variant="primary" onClick={create}>
          Create new
        </Button>
      </ListHead>
      {!data && banner}
      <CategoryCards
        counts={counts}
        total={data?.length}
        selected={filters.category}
        onSelect={selectCategory}
        onCreate={create}
      />
      {isEmpty ? (
        <EmptyState
          icon={<Box />}
          title="No components found"
          text="You don't have any components yet."
          action={<Button onClick={create}>Create new</Button>}
        />
      ) : (
        <ListFrame
          view={list}
          pageSize={filters.pageSize}
          pageSizes={PAGE_SIZES}
          onChange={change}
          placeholder="Search components..."
          shortcut="/"
          status={data && `${found.length} shown`}
          tools={<SelectionBar selection={selection} onAct={bulk.act} />}
          wraps
        >
          {(data || !error) && (
            <ComponentTable
              rows={rows}
              loading={!data}
              filters={settled}
              templates={templates}
              view={view}
              onSort={change}
              onOpen={open}
              onAct={act}
              selected={selection.ids}
              onSelect={selection.select}
            />
          )}
        </ListFrame>
      )}
      {/* A list that could not be read again keeps its rows where they are. */}
      {data && banner && <div className={styles.stale}>{banner}</div>}
      <CreateDialog templates={templates} />
      {dialog}
      {bulk.dialog}
    </Page>
  );
}
