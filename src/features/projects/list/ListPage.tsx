import { Folder } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { type Project, useProjects } from '#api/useProjects.ts';
import { addresses } from '#model/addresses.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Page } from '#ui/Page.tsx';
import { PAGE_SIZES } from '#ui/pageSizes.ts';
import { Select } from '#ui/Select.tsx';
import { SelectionCount } from '#ui/SelectionCount.tsx';
import { useListView } from '#ui/useListView.ts';
import { useSelection } from '#ui/useSelection.ts';
import { useBulkDelete } from '../actions/useBulkDelete.tsx';
import { useProjectActions } from '../actions/useProjectActions.tsx';
import { getWording } from '../wording.ts';
import { filterAndSort, STATUSES } from './listView.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { useListFilters } from './useListFilters.ts';

const NONE: Project[] = [];

export interface ListPageProps {
  templates: boolean;
  /** The dialog of a new project is open from the start, as on its own address. */
  creating?: boolean | undefined;
}

/** /projects and /templates/projects: search, status, sort, selection, and the way to a new one. */
export function ListPage({ templates, creating = false }: ListPageProps) {
  const words = getWording(templates);
  usePageTitle(creating ? words.create : words.heading);
  const navigate = useNavigate();
  const [filters, change] = useListFilters();
  const { data, error, mutate } = useProjects({ templates });
  const [isAsking, setAsking] = useState(false);
  const { act, dialog } = useProjectActions();
  const bulk = useBulkDelete(templates);
  const items = data ?? NONE;
  const view = useListView({ items, filters, change, select: filterAndSort });
  const { found, rows } = view;
  const selection = useSelection({ items, found });
  const selectedCount = selection.items.length;

  const open = useCallback(({ id }: { id: string }) => navigate(addresses.project(id)), [navigate]);
  const close = () => (creating ? navigate(addresses.projects, { replace: true }) : setAsking(false));
  const isEmpty = data !== undefined && items.length === 0;

  return (
    <Page>
      <ListHead
        title={words.heading}
        count={
          data ? (
            <>
              {items.length.toLocaleString('en')} {words.noun}(s)
            </>
          ) : (
            !error && <LoadingText>{words.loading}</LoadingText>
          )
        }
        selection={
          selectedCount > 0 && (
            <>
              <SelectionCount selection={selection} />
              <Button variant="ghost" onClick={selection.clear}>
                Clear Selection
              </Button>
              <Button variant="danger" onClick={() => bulk.remove(selection)}>
                Delete ({selectedCount})
              </Button>
            </>
          )
        }
      >
        <Button variant="primary" onClick={() => setAsking(true)}>
          {words.create}
        </Button>
      </ListHead>
      {error && <ErrorBanner error={error} onRetry={() => void mutate()} />}
      {isEmpty ? (
        <EmptyState
          icon={<Folder />}
          title={words.emptyTitle}
          text={words.emptyText}
          action={<Button onClick={() => setAsking(true)}>{words.createFirst}</Button>}
        />
      ) : (
        <ListFrame
          view={view}
          pageSize={filters.pageSize}
          pageSizes={PAGE_SIZES}
          onChange={change}
          placeholder={words.search}
          shortcut="/"
          status={data && `${found.length} shown`}
          tools={
            <Select
              aria-label="Status"
              value={filters.status}
              options={STATUS_OPTIONS}
              onChange={(value) => change({ status: STATUSES.find((status) => status === value) ?? 'all' })}
            />
          }
        >
          {(data || !error) && (
            <ProjectTable
              rows={rows}
              loading={!data}
              filters={view.settled}
              view={`${Object.values(view.settled)}`}
              templates={templates}
              selected={selection.ids}
              onSelect={selection.select}
              onSort={change}
              onOpen={open}
              onAct={act}
            />
          )}
        </ListFrame>
      )}
      {(creating || isAsking) && <ProjectDialog templates={templates} onMade={open} onClose={close} />}
      {dialog}
      {bulk.dialog}
    </Page>
  );
}

const STATUS_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'has_results', label: 'With results' },
  { value: 'no_results', label: 'Without results' },
];
