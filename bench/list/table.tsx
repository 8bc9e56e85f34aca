import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { offerList, press, shownCount, typeInto } from './offerList.ts';
import { LIBRARY_SIZE, sampleLibrary } from './sampleLibrary.ts';
import { chooseKind, useHarness } from './useHarness.tsx';

const library = sampleLibrary(LIBRARY_SIZE);

/** A plain table of all rows, filtered and sorted at every change: the straightforward implementation. */
function PlainTable() {
  const { filters, controls } = useHarness();
  const { search, category, sortBy, sortOrder } = filters;
  const found = useMemo(() => {
    const rows = library.filter(
      ({ name, subclass }) =>
        name.toLowerCase().includes(search.toLowerCase()) && (category === undefined || subclass === category),
    );
    const sign = sortOrder === 'asc' ? 1 : -1;
    return sortBy === 'name'
      ? rows.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
      : rows.sort((a, b) => sign * (Date.parse(a.created_at) - Date.parse(b.created_at)));
  }, [search, category, sortBy, sortOrder]);
  return (
    <>
      {controls}
      <p role="status">{found.length} shown</p>
      <table>
        <tbody>
          {found.map(({ id, name, subclass, created_at, updated_at }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{subclass}</td>
              <td>{created_at}</td>
              <td>{updated_at}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<PlainTable />);

offerList({
  readLibrary: async () => library,
  search: (text) => typeInto(document.querySelector('input[type="search"]'), text),
  sortByCreated: () => press('#created'),
  choose: chooseKind,
  shown: () => ({
    count: shownCount(),
    first: document.querySelector('tbody td')?.textContent ?? '',
    rows: document.querySelectorAll('tbody tr').length,
  }),
});
