import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { offerList, press, typeInto } from '../list/offerList.ts';
import { LIBRARY_SIZE, sampleLibrary } from '../list/sampleLibrary.ts';
import { chooseKind, useHarness } from '../list/useHarness.tsx';

const library = sampleLibrary(LIBRARY_SIZE);

const columns = [
  { field: 'name', headerName: 'Component', width: 400 },
  // The search is for names alone.
  { field: 'subclass', headerName: 'Kind', width: 200, getApplyQuickFilterFn: () => null },
  { field: 'created_at', headerName: 'Created', width: 200, getApplyQuickFilterFn: () => null },
  { field: 'updated_at', headerName: 'Updated', width: 200, getApplyQuickFilterFn: () => null },
];

/** MUI's data grid as it comes, with its own filter, sort and virtual rows; its largest page is 100 rows. */
function Grid() {
  const { filters, controls } = useHarness();
  const { search, category, sortBy, sortOrder } = filters;
  const filterModel = useMemo<GridFilterModel>(
    () => ({
      items: category === undefined ? [] : [{ field: 'subclass', operator: 'equals', value: category }],
      quickFilterValues: search === '' ? [] : [search],
    }),
    [search, category],
  );
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: sortBy === 'name' ? 'name' : 'created_at', sort: sortOrder }],
    [sortBy, sortOrder],
  );
  return (
    <>
      {controls}
      <div style={{ height: 760 }}>
        <DataGrid
          rows={library}
          columns={columns}
          filterModel={filterModel}
          sortModel={sortModel}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Grid />);

offerList({
  readLibrary: async () => library,
  search: (text) => typeInto(document.querySelector('input[type="search"]'), text),
  sortByCreated: () => press('#created'),
  choose: chooseKind,
  shown: () => ({
    count: countInFooter(),
    first: document.querySelector('.MuiDataGrid-row[data-rowindex="0"] [data-field="name"]')?.textContent ?? '',
    rows: document.querySelectorAll('.MuiDataGrid-row').length,
  }),
});

/** Reads the total from the footer, as in '1–100 of 10,000'. */
function countInFooter(): number {
  const text = document.querySelector('.MuiTablePagination-displayedRows')?.textContent ?? '';
  return Number(text.split(' of ')[1]?.replaceAll(/\D/g, '') ?? -1);
}
