import { Folder, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#api/usePageTitle.ts';
import { type Project, useProjectListing } from '#api/useProjects.ts';
import { useRememberedColumns } from '#library/columns/useRememberedColumns.ts';
import { FavouritesFilter } from '#library/FavouritesFilter.tsx';
import { useCommands } from '#library/useCommands.ts';
import { useFavourites } from '#library/useFavourites.ts';
import { ViewsMenu } from '#library/views/ViewsMenu.tsx';
import { addresses } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import { KEYS } from '#model/keys.ts';
import type { Listing } from '#model/Listing.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { LabelledSelect } from '#ui/LabelledSelect.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { Page } from '#ui/Page.tsx';
import { PAGE_SIZES } from '#ui/pageSizes.ts';
import { SelectionCount } from '#ui/SelectionCount.tsx';
import { useKeyStrokes } from '#ui/useKeyStrokes.ts';
import { useBulkDelete } from '../actions/useBulkDelete.tsx';
import { useProjectActions } from '../actions/useProjectActions.tsx';
import { getWording } from '../projectWording.ts';
import { ListTools, PROJECT_COLUMNS } from './ListTools.tsx';
import { STATUSES } from './listView.ts';
import type { ProjectDialogProps } from './ProjectDialog.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import type { ShownProjects } from './ShownProjects.ts';
import { useListFilters } from './useListFilters.ts';
import { useLongProjects } from './useLongProjects.ts';
import { useShortProjects } from './useShortProjects.ts';

// Loaded lazily: the list itself needs no form.
const ProjectDialog = lazyDialog<ProjectDialogProps>({
  load: async () => (await import('./ProjectDialog.tsx')).ProjectDialog,
  getTitle: ({ templates }) => getWording(templates).dialogTitle,
});

export interface ListPageProps {
  templates: boolean;
  /** Opens the dialog for a new project at once, as the address of that dialog does. */
  creating?: boolean | undefined;
}

/** /projects and /templates/projects: the list with search, status filter, sorting, selection and a create button. */
export function ListPage(props: ListPageProps) {
  const { data } = useProjectListing(props);
  return data && !data.whole ? <LongList {...props} listing={data} /> : <ShortList {...props} />;
}

function ShortList(props: ListPageProps) {
  const address = useListFilters();
  return <ProjectList {...props} address={address} {...useShortProjects(props, address)} />;
}

function LongList({ listing, ...props }: ListPageProps & { listing: Listing<Project> }) {
  const address = useListFilters();
  return (
    <ProjectList {...props} address={address} {...useLongProjects({ templates: props.templates, listing }, address)} />
  );
}

interface ProjectListProps extends ListPageProps, ShownProjects {
  address: ReturnType<typeof useListFilters>;
}

function ProjectList({ templates, creating = false, address: [filters, change], ...projects }: ProjectListProps) {
  const { list, view, total, isLoading, error, retry, selection, gaps } = projects;
  const words = getWording(templates);
  usePageTitle(creating ? words.create : words.heading);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { act, dialog } = useProjectActions();
  const bulk = useBulkDelete(templates);
  const favourites = useFavourites();
  const selectedCount = selection.items.length;

  const open = useCallback(({ id }: { id: string }) => navigate(addresses.project(id)), [navigate]);
  const close = () => (creating ? navigate(addresses.projects, { replace: true }) : setAsking(false));
  const isEmpty = total === 0;
  const create = () => setAsking(true);
  useKeyStrokes(KEYS.create.keys[0], create);
  useRememberedColumns(PROJECT_COLUMNS, change);
  useCommands(
    `${counted(selectedCount, words.noun)} selected`,
    selectedCount === 0
      ? []
      : [{ id: 'delete', label: 'Delete', icon: <Trash2 />, onSelect: () => bulk.remove(selection) }],
  );

  return (
    <Page>
      <ListHead
        title={words.heading}
        count={
          total !== undefined ? (
            <>
              {total.toLocaleString('en')} {words.noun}(s)
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
        <Button variant="primary" onClick={create}>
          {words.create}
        </Button>
      </ListHead>
      {error && <ErrorBanner error={error} onRetry={retry} />}
      {isEmpty ? (
        <EmptyState
          icon={<Folder />}
          title={words.emptyTitle}
          text={words.emptyText}
          action={<Button onClick={create}>{words.createFirst}</Button>}
        />
      ) : (
        <ListFrame
          view={list}
          pageSize={filters.pageSize}
          pageSizes={PAGE_SIZES}
          onChange={change}
          placeholder={words.search}
          shortcut={KEYS.search.keys[0]}
          status={!isLoading && `${list.count} shown`}
          tools={
            <>
              <LabelledSelect
                label="Status"
                value={filters.status}
                options={STATUS_OPTIONS}
                onChange={(value) => change({ status: STATUSES.find((status) => status === value) ?? 'all' })}
              />
              <ViewsMenu list={templates ? 'project_templates' : 'projects'} />
              <ListTools templates={templates} columns={filters.columns} change={change} projects={projects} />
              <FavouritesFilter pressed={filters.favourites} onChange={(pressed) => change({ favourites: pressed })} />
            </>
          }
          wraps
        >
          {(!isLoading || !error) && (
            <ProjectTable
              rows={list.rows}
              gaps={gaps}
              loading={isLoading}
              filters={list.settled}
              shownColumns={list.settled.columns}
              view={view}
              templates={templates}
              favourites={favourites}
              selected={selection.ids}
              onSelect={selection.select}
              onSelectAll={selection.selectAll}
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
