import { Ellipsis } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Project } from '#api/useProjects.ts';
import type { ListTableProps } from '#library/ListTableProps.ts';
import { toShortcut } from '#library/toShortcut.ts';
import { addresses } from '#model/addresses.ts';
import { getId } from '#model/getId.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { CellContext, DataTableColumn } from '#ui/DataTableColumn.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/layout.module.css';
import { Menu } from '#ui/Menu.tsx';
import { NameCell } from '#ui/NameCell.tsx';
import { StarToggle } from '#ui/StarToggle.tsx';
import { sortByKeys } from '#ui/sortByKeys.ts';
import { Truncated } from '#ui/Truncated.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { actionItems } from '../actions/actionItems.tsx';
import type { ProjectAction } from '../actions/ProjectAction.ts';
import { getWording } from '../projectWording.ts';
import { KindBadges } from './KindBadges.tsx';
import { areDefault, COLUMN_TITLES, type Column, isColumn, resultsText } from './listColumns.ts';
import { type ListFilters, SORT_KEYS } from './listView.ts';

type ListSort = Pick<ListFilters, 'sortBy' | 'sortOrder'>;

export type ProjectTableProps = ListTableProps<Project, ListSort, ProjectAction>;

/** The projects on one page of the list. Typing into the search does not render it at once; it follows later. */
export const ProjectTable = memo(function ProjectTable(props: ProjectTableProps) {
  const {
    rows,
    gaps,
    loading,
    filters,
    shownColumns,
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
  const columns = useMemo(
    () => createColumns({ templates, shownColumns, favourites, onAct }),
    [templates, shownColumns, favourites, onAct],
  );
  return (
    <DataTable
      rows={rows}
      gaps={gaps}
      columns={columns}
      rowId={getId}
      label={heading}
      loading={loading}
      tallRows
      wide={!areDefault(shownColumns)}
      view={view}
      onRowClick={onOpen}
      selection={{ selected, onChange: onSelect, onAll: onSelectAll, rowName: (row) => row.name }}
      sort={{ by: filters.sortBy, order: filters.sortOrder }}
      onSort={sortByKeys(SORT_KEYS, onSort)}
      empty="No results"
    />
  );
});

type ColumnOptions = Pick<ProjectTableProps, 'templates' | 'shownColumns' | 'favourites' | 'onAct'>;

function createColumns(options: ColumnOptions): DataTableColumn<Project>[] {
  const { shownColumns, onAct } = options;
  const isDefault = areDefault(shownColumns);
  const chosen = shownColumns.filter(isColumn).map((id): DataTableColumn<Project> => {
    const column = { id, header: COLUMN_TITLES[id], ...CHOSEN[id] };
    return isDefault ? column : { ...column, hideBelow: undefined };
  });
  return [
    createNameColumn(options),
    ...chosen,
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

function createNameColumn({ templates, shownColumns, favourites }: ColumnOptions): DataTableColumn<Project> {
  const hasNote = !shownColumns.includes('description');
  return {
    id: 'name',
    header: getWording(templates).one,
    sortable: true,
    cell: (project, { tabIndex }) => (
      <NameCell
        name={project.name}
        href={addresses.project(project.id)}
        tabIndex={tabIndex}
        note={hasNote && project.description && <Truncated text={project.description} />}
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
  };
}

const CHOSEN: Record<Column, Omit<DataTableColumn<Project>, 'id' | 'header'>> = {
  components: {
    width: 188,
    hideBelow: 720,
    cell: ({ component_subclasses }, { tabIndex }) => (
      <KindBadges subclasses={component_subclasses} tabIndex={tabIndex} />
    ),
  },
  created_at: {
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
  updated_at: {
    numeric: true,
    sortable: true,
    width: 120,
    cell: ({ updated_at }) => (
      <time className={layout.oneLine} dateTime={updated_at} title={dateAndTime(updated_at)}>
        {timeAgo(updated_at)}
      </time>
    ),
  },
  description: { width: 240, cell: ({ description }) => <Truncated text={description ?? ''} /> },
  results: { width: 100, cell: ({ has_results }) => resultsText(has_results) },
};

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
