import { Ellipsis } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Project } from '#api/useProjects.ts';
import { toShortcut } from '#library/toShortcut.ts';
import type { Favourites } from '#library/useFavourites.ts';
import { addresses } from '#model/addresses.ts';
import { getId } from '#model/getId.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { CellContext, DataTableColumn, DataTableGaps } from '#ui/DataTableColumn.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/layout.module.css';
import { Menu } from '#ui/Menu.tsx';
import { NameCell } from '#ui/NameCell.tsx';
import { StarToggle } from '#ui/StarToggle.tsx';
import { sortByKeys } from '#ui/sortByKeys.ts';
import { Truncated } from '#ui/Truncated.tsx';
import { actionItems } from '../actions/actionItems.tsx';
import type { ProjectAction } from '../actions/ProjectAction.ts';
import { getWording } from '../wording.ts';
import { KindBadges } from './KindBadges.tsx';
import { type ListFilters, SORT_KEYS } from './listView.ts';

export interface ProjectTableProps {
  /** Undefined for one that has not been read. */
  rows: readonly (Project | undefined)[];
  gaps?: DataTableGaps | undefined;
  loading: boolean;
  filters: Pick<ListFilters, 'sortBy' | 'sortOrder'>;
  /** Another text for another selection of rows or another order of them. */
  view: string;
  templates: boolean;
  favourites: Favourites;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onSelectAll?: ((all: boolean) => void) | undefined;
  onSort: (sort: Pick<ListFilters, 'sortBy' | 'sortOrder'>) => void;
  onOpen: (project: Project) => void;
  /** Kept stable by the caller, so that rows render only when they change. */
  onAct: (action: ProjectAction, project: Project) => void;
}

/**
 * The projects of one page of the list; a key typed into the search does not render it, since the table follows later.
 */
export const ProjectTable = memo(function ProjectTable(props: ProjectTableProps) {
  const {
    rows,
    gaps,
    loading,
    filters,
    view,
    templates,
    favourites,
    selected,
    onSelect,
    onSelectAll,
    onSort,
    onOpen,
    onAct,
  } = props;
  const { heading } = getWording(templates);
  const columns = useMemo(() => createColumns({ templates, favourites, onAct }), [templates, favourites, onAct]);
  return (
    <DataTable
      rows={rows}
      gaps={gaps}
      columns={columns}
      rowId={getId}
      label={heading}
      loading={loading}
      tallRows
      view={view}
      onRowClick={onOpen}
      selection={{ selected, onChange: onSelect, onAll: onSelectAll, rowName: (row) => row.name }}
      sort={{ by: filters.sortBy, order: filters.sortOrder }}
      onSort={sortByKeys(SORT_KEYS, onSort)}
      empty="No results"
    />
  );
});

function createColumns({
  templates,
  favourites,
  onAct,
}: Pick<ProjectTableProps, 'templates' | 'favourites' | 'onAct'>): DataTableColumn<Project>[] {
  return [
    {
      id: 'name',
      header: getWording(templates).one,
      sortable: true,
      cell: (project, { tabIndex }) => (
        <NameCell
          name={project.name}
          href={addresses.project(project.id)}
          tabIndex={tabIndex}
          note={project.description && <Truncated text={project.description} />}
        >
          {favourites.ids && (
            <StarToggle
              inRow
              pressed={favourites.ids.has(project.id)}
              tabIndex={tabIndex}
              onChange={(pressed) => favourites.set(toShortcut(project), pressed)}
            />
          )}
        </NameCell>
      ),
    },
    {
      id: 'components',
      header: 'Components',
      width: 188,
      hideBelow: 720,
      cell: ({ component_subclasses }, { tabIndex }) => (
        <KindBadges subclasses={component_subclasses} tabIndex={tabIndex} />
      ),
    },
    {
      id: 'created_at',
      header: 'Created',
      numeric: true,
      sortable: true,
      width: 184,
      hideBelow: 1080,
      cell: ({ created_at }) => (
        <time className={layout.oneLine} dateTime={created_at}>
          {dateAndTime(created_at)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      width: 52,
      align: 'end',
      cell: (project, context) => <Actions project={project} context={context} onAct={onAct} />,
    },
  ];
}

interface ActionsProps {
  project: Project;
  context: CellContext;
  onAct: ProjectTableProps['onAct'];
}

function Actions({ project, context, onAct }: ActionsProps) {
  const label = `Actions for ${project.name}`;
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis />} size="s" tabIndex={context.tabIndex} />}
      items={actionItems(project, onAct)}
    />
  );
}
