import { type ReactNode, useState } from 'react';
import type { ListFilters } from '#features/components/list/listView.ts';
import { kinds } from '#generated/kinds.ts';

/** Returns filters, and the controls that change them, for contestants without their own. */
export function useHarness(): { filters: ListFilters; controls: ReactNode } {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string>();
  const [created, setCreated] = useState<'asc' | 'desc'>();
  const controls = (
    <>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button type="button" id="created" onClick={() => setCreated(created === 'asc' ? 'desc' : 'asc')}>
        Created
      </button>
      <select id="kind" value={category ?? ''} onChange={(event) => setCategory(event.target.value || undefined)}>
        <option value="">All</option>
        {kinds.map(({ subclass, plural }) => (
          <option key={subclass} value={subclass}>
            {plural}
          </option>
        ))}
      </select>
    </>
  );
  const sort = created ? { sortBy: 'createdAt' as const, sortOrder: created } : NAME;
  return { filters: { search, category, ...sort }, controls };
}

const NAME = { sortBy: 'name', sortOrder: 'asc' } as const;

export function chooseKind(subclass: string | undefined): void {
  const select = document.querySelector<HTMLSelectElement>('#kind');
  if (!select) throw new Error('There is no select of kinds');
  select.value = subclass ?? '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
