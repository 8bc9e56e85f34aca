import type { ComponentListItem } from '#api/useComponents.ts';
import { filterAndSort, type ListFilters } from '#features/components/list/listView.ts';
import { subclasses } from '#generated/kinds.ts';
import type { ListContestant } from './offerList.ts';

/** Milliseconds from each event until its result is in the document. */
export interface ListSample {
  keys: number[];
  sorts: number[];
  categories: number[];
  rows: number;
}

/**
 * Types searches key by key, sorts back and forth, and switches categories; does everything once before the measured
 * run.
 */
export async function measureList(list: ListContestant): Promise<ListSample> {
  const library = await list.readLibrary();
  const expected = (filters: Partial<ListFilters>) => expectShown(library, filters);
  const sample: ListSample = { keys: [], sorts: [], categories: [], rows: 0 };
  for (const counts of [false, true]) {
    const keys: number[] = [];
    for (const search of counts ? SEARCHES : WARM_UP) keys.push(...(await typeKeys(list, search, expected)));
    // Measured states were not shown before, so none of them is cached.
    const search = counts ? '' : '7';
    if (search) await until(list, () => list.search(search), { count: expected({ search }).count });
    const sorts: number[] = [];
    const directions = counts ? (['asc'] as const) : (['asc', 'desc'] as const);
    for (const sortOrder of directions) {
      sorts.push(await until(list, list.sortByCreated, expected({ search, sortBy: 'createdAt', sortOrder })));
    }
    const sorted = { search, sortBy: 'createdAt', sortOrder: counts ? 'asc' : 'desc' } as const;
    const categories: number[] = [];
    for (const category of subclasses.slice(0, 3)) {
      categories.push(await until(list, () => list.choose(category), expected({ ...sorted, category })));
    }
    await until(list, () => list.choose(undefined), expected(sorted));
    if (search) await until(list, () => list.search(''), { count: expected({}).count });
    if (counts) Object.assign(sample, { keys, sorts, categories });
  }
  return { ...sample, rows: list.shown().rows };
}

/** Each further key of these searches finds fewer components. */
const WARM_UP = ['63', 'un'];
const SEARCHES = ['481', '2907', 'ta'];

type Expect = (filters: Partial<ListFilters>) => Shown;

async function typeKeys(list: ListContestant, search: string, expected: Expect): Promise<number[]> {
  const keys: number[] = [];
  for (let typed = 1; typed <= search.length; typed++) {
    const text = search.slice(0, typed);
    const { count } = expected({ search: text });
    if (count === list.shown().count) throw new Error(`"${text}" shows nothing by which its end could be recognised`);
    keys.push(await until(list, () => list.search(text), { count }));
  }
  await until(list, () => list.search(''), { count: expected({}).count });
  return keys;
}

interface Shown {
  count: number;
  first?: string;
}

function expectShown(library: readonly ComponentListItem[], filters: Partial<ListFilters>): Shown {
  const found = filterAndSort(library, {
    search: '',
    category: undefined,
    sortBy: 'name',
    sortOrder: 'asc',
    ...filters,
  });
  return { count: found.length, first: found[0]?.name ?? '' };
}

async function until({ shown }: ListContestant, act: () => void, wanted: Shown): Promise<number> {
  // Work deferred by the last change is done before the next one.
  await new Promise((resolve) => setTimeout(resolve, REST));
  const isShown = () => {
    const { count, first } = shown();
    return count === wanted.count && (wanted.first === undefined || first === wanted.first);
  };
  const begin = performance.now();
  act();
  while (!isShown()) {
    if (performance.now() - begin > TOO_LONG) throw new Error(`Not shown: ${JSON.stringify(wanted)}`);
    await nextTask();
  }
  return performance.now() - begin;
}

/** In milliseconds. */
const REST = 260;
const TOO_LONG = 20_000;

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
