import { useState } from 'react';
import { DataTable, type DataTableProps } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableGaps, DataTableSort } from '#ui/DataTableColumn.ts';
import { ListFooter } from '#ui/ListFooter.tsx';
import { Pager } from '#ui/Pager.tsx';
import { TableFrame } from '#ui/TableFrame.tsx';
import { useTableView } from '#ui/useTableView.ts';
import type { Exhibits } from './Exhibit.ts';
import { ignore } from './ignore.ts';

interface Row {
  id: string;
  name: string;
  count: number;
}

const ROWS: readonly Row[] = Array.from({ length: 60 }, (_, index) => ({
  id: `row-${index}`,
  name: `Component ${index + 1}, with a name that is too long for a narrow column`,
  count: index * 7,
}));

/** Only the first two rows are loaded. */
const UNREAD = ROWS.map((row, index) => (index < 2 ? row : undefined));

const LOADING: DataTableGaps = { onShow: ignore, failure: undefined };
const FAILED: DataTableGaps = {
  onShow: ignore,
  failure: { message: 'The server could not be reached', onRetry: ignore },
};

const COLUMNS: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
  { id: 'count', header: 'Count', cell: ({ count }) => count, width: 96, numeric: true, align: 'end' },
];

const getRowId = ({ id }: Row) => id;
const getName = ({ name }: Row) => name;
const findRows = (rows: readonly Row[], search: string) => rows.filter(({ name }) => name.includes(search));

/** Tables and the controls around them. */
export const tableExhibits: Exhibits = {
  DataTable: {
    states: {
      'with a selection': () => <SelectedTable />,
      loading: () => <Table label="Loading rows" rows={[]} loading />,
      'rows that have not been read': () => <Table label="Unread rows" rows={UNREAD} gaps={LOADING} />,
      'rows that could not be read': () => <Table label="Failed rows" rows={UNREAD} gaps={FAILED} />,
      empty: () => <Table label="No rows" rows={[]} empty={<p>There is nothing here.</p>} />,
    },
  },
  ListFooter: {
    states: {
      'several pages': () => (
        <ListFooter
          start={10}
          shown={10}
          total={1234}
          page={2}
          pageCount={124}
          pageSize={10}
          pageSizes={[5, 10, 20]}
          label="Pages of the list"
          onChange={ignore}
        />
      ),
      'one page': () => (
        <ListFooter
          start={0}
          shown={3}
          total={3}
          page={1}
          pageCount={1}
          pageSize={10}
          pageSizes={[5, 10, 20]}
          onChange={ignore}
        />
      ),
    },
  },
  Pager: {
    states: {
      first: () => <Pager page={1} pageCount={9} onPage={ignore} label="First pages" />,
      middle: () => <Pager page={5} pageCount={9} onPage={ignore} label="Middle pages" />,
      last: () => <Pager page={9} pageCount={9} onPage={ignore} label="Last pages" />,
    },
  },
  TableFrame: { states: { plain: () => <FramedTable /> } },
};

function Table(props: Partial<DataTableProps<Row>> & Pick<DataTableProps<Row>, 'label'>) {
  return <DataTable rows={ROWS} columns={COLUMNS} rowId={getRowId} maxHeight={240} {...props} />;
}

function SelectedTable() {
  const [selected, setSelected] = useState(new Set(['row-1', 'row-3']));
  const [sort, setSort] = useState<DataTableSort>({ by: 'name', order: 'asc' });
  const selection = { selected, onChange: setSelected, rowName: getName };
  return <Table label="Selected rows" selection={selection} sort={sort} onSort={setSort} onRowClick={ignore} />;
}

function FramedTable() {
  const view = useTableView(ROWS, findRows);
  return (
    <TableFrame view={view} placeholder="Search rows" pagesLabel="Pages of rows">
      <Table label="Found rows" rows={view.rows} />
    </TableFrame>
  );
}
