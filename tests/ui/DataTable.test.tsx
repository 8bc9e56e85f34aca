// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableSort } from '#ui/DataTableColumn.ts';

interface Site {
  id: string;
  name: string;
  country: string;
}

const columns: DataTableColumn<Site>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: (site) => site.name },
  { id: 'country', header: 'Country', sortable: true, width: 120, hideBelow: 800, cell: (site) => site.country },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    width: 48,
    cell: (site, { tabIndex }) => (
      <button type="button" tabIndex={tabIndex}>
        Open {site.name}
      </button>
    ),
  },
];

const sites = (count: number): Site[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Site ${index}`, country: 'DE' }));

function Table(props: Partial<DataTableProps<Site>> & { rows: readonly Site[] }) {
  return <DataTable columns={columns} rowId={(site) => site.id} label="Sites" {...props} />;
}

function SelectableTable({ rows, initial = [] }: { rows: readonly Site[]; initial?: string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  return (
    <>
      <output>{[...selected].join(' ')}</output>
      <Table rows={rows} selection={{ selected, onChange: setSelected, rowName: (site) => site.name }} />
    </>
  );
}

const bodyRows = () => screen.getAllByRole('row').slice(1);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const focusedRow = () => document.activeElement?.getAttribute('data-row-id');

// The virtualizer scrolls the window, which jsdom can't.
beforeAll(() => vi.stubGlobal('scrollTo', () => {}));
afterAll(() => vi.unstubAllGlobals());

afterEach(() => {
  cleanup();
  window.innerWidth = 1024;
});

test('of 10,000 rows fewer than 100 are in the document, and the count is announced', () => {
  render(<Table rows={sites(10_000)} />);
  expect(bodyRows().length).toBeGreaterThan(20);
  expect(bodyRows().length).toBeLessThan(100);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
});

test('a removed table moves its focus to the page content', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <Table rows={sites(1)} />
    </main>,
  );
  screen.getByRole('button', { name: 'Open Site 0' }).focus();
  rerender(<main tabIndex={-1}>Nothing here</main>);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('without rows, it shows the message of the caller, or No results', () => {
  const { rerender } = render(<Table rows={[]} />);
  expect(screen.queryByText('No results')).not.toBeNull();
  rerender(<Table rows={[]} empty="No components found" />);
  expect(screen.queryByText('No components found')).not.toBeNull();
});

test('while loading it is busy and shows neither rows nor No results', () => {
  render(<Table rows={[]} loading />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('No results')).toBeNull();
});

test('a cut text is complete in its title', () => {
  render(<Table rows={sites(1)} />);
  expect(screen.queryByTitle('Site 0')).not.toBeNull();
});

test('a column is hidden in a window that is too narrow for it, and reappears', () => {
  render(<Table rows={sites(1)} />);
  const resizeTo = (width: number) => {
    window.innerWidth = width;
    fireEvent(window, new Event('resize'));
  };
  expect(screen.queryByRole('columnheader', { name: 'Country' })).not.toBeNull();
  resizeTo(790);
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull();
  resizeTo(800);
  expect(screen.queryByRole('columnheader', { name: 'Country' })).not.toBeNull();
});

describe('sorting', () => {
  const cases: { sort: DataTableSort; press: string; want: DataTableSort }[] = [
    { sort: { by: 'name', order: 'asc' }, press: 'Name', want: { by: 'name', order: 'desc' } },
    { sort: { by: 'name', order: 'desc' }, press: 'Name', want: { by: 'name', order: 'asc' } },
    { sort: { by: 'name', order: 'desc' }, press: 'Country', want: { by: 'country', order: 'asc' } },
  ];
  test.each(cases)('$sort.by $sort.order, then $press, asks for $want', ({ sort, press, want }) => {
    const onSort = vi.fn();
    render(<Table rows={sites(2)} sort={sort} onSort={onSort} />);
    fireEvent.click(screen.getByRole('button', { name: press }));
    expect(onSort.mock.calls).toEqual([[want]]);
  });

  test('the order is given by aria-sort', () => {
    render(<Table rows={sites(2)} sort={{ by: 'name', order: 'desc' }} />);
    const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect([order('Name'), order('Country'), order('Actions')]).toEqual(['descending', 'none', null]);
  });
});

describe('opening a row', () => {
  test.each([
    { how: 'a press', act: () => fireEvent.click(screen.getByText('Site 1')), want: 1 },
    { how: 'Enter on the row', act: () => fireEvent.keyDown(row('Site 1'), { key: 'Enter' }), want: 1 },
    { how: 'a press on a button in it', act: () => fireEvent.click(screen.getByText('Open Site 1')), want: 0 },
    {
      how: 'Enter on a button in it',
      act: () => fireEvent.keyDown(screen.getByText('Open Site 1'), { key: 'Enter' }),
      want: 0,
    },
  ])('$how opens $want row(s)', ({ act, want }) => {
    const onRowClick = vi.fn();
    const rows = sites(3);
    render(<Table rows={rows} onRowClick={onRowClick} />);
    act();
    expect(onRowClick.mock.calls).toEqual(want === 1 ? [[rows[1]]] : []);
  });
});

describe('keys between rows', () => {
  test.each([
    { keys: ['ArrowDown'], want: 's1' },
    { keys: ['ArrowDown', 'ArrowDown', 'ArrowUp'], want: 's1' },
    { keys: ['ArrowUp'], want: 's0' },
    { keys: ['End'], want: 's999' },
    { keys: ['End', 'ArrowDown'], want: 's999' },
    { keys: ['End', 'Home'], want: 's0' },
    { keys: ['End', 'ArrowUp'], want: 's998' },
  ])('$keys leads to $want', ({ keys, want }) => {
    render(<Table rows={sites(1000)} onRowClick={() => {}} />);
    bodyRows()[0]?.focus();
    for (const key of keys) if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    expect(focusedRow()).toBe(want);
  });

  test('one row and its controls are stops of the Tab key', () => {
    render(<Table rows={sites(5)} onRowClick={() => {}} />);
    const stops = () => bodyRows().filter((candidate) => candidate.tabIndex === 0);
    expect(stops()).toEqual([row('Site 0')]);
    fireEvent.focus(row('Site 3'));
    expect(stops()).toEqual([row('Site 3')]);
    expect(screen.getByText('Open Site 3').tabIndex).toBe(0);
    expect(screen.getByText('Open Site 0').tabIndex).toBe(-1);
  });
});

describe('selection', () => {
  const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const selected = () => screen.getByRole('status').textContent;

  test.each([
    { how: 'a press on its checkbox', act: () => fireEvent.click(checkbox('Select Site 1')), want: 's1' },
    { how: 'Space on the row', act: () => fireEvent.keyDown(row('Site 1'), { key: ' ' }), want: 's1' },
    { how: 'the header checkbox', act: () => fireEvent.click(checkbox('Select all rows')), want: 's0 s1 s2' },
  ])('$how selects $want', ({ act, want }) => {
    render(<SelectableTable rows={sites(3)} />);
    act();
    expect(selected()).toBe(want);
  });

  test.each([
    { initial: [], checked: false, indeterminate: false },
    { initial: ['s1'], checked: false, indeterminate: true },
    { initial: ['s0', 's1', 's2'], checked: true, indeterminate: false },
  ])('with $initial selected the header is checked: $checked, mixed: $indeterminate', (want) => {
    render(<SelectableTable rows={sites(3)} initial={want.initial} />);
    const { checked, indeterminate } = checkbox('Select all rows');
    expect({ checked, indeterminate }).toEqual({ checked: want.checked, indeterminate: want.indeterminate });
  });

  test('a selected row says so', () => {
    render(<SelectableTable rows={sites(2)} initial={['s1']} />);
    expect(row('Site 1').getAttribute('aria-selected')).toBe('true');
    expect(within(row('Site 1')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(row('Site 0').getAttribute('aria-selected')).toBe('false');
  });

  test('the selection of all rows can be cleared', () => {
    render(<SelectableTable rows={sites(3)} initial={['s0', 's1', 's2']} />);
    fireEvent.click(checkbox('Select all rows'));
    expect(selected()).toBe('');
  });
});
