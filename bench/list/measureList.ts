import { filterAndSort, type ListFilters } from '#features/components/listView.ts';
import type { ListContestant } from './offerList.ts';
import { LIBRARY_SIZE, sampleLibrary } from './sampleLibrary.ts';

/** Milliseconds from each event until what was asked for stands in the document. */
export interface ListSample {
  keys: number[];
  sorts: number[];
  categories: number[];
  rows: number;
}

const library = sampleLibrary(LIBRARY_SIZE);

/** Types a search key by key, sorts to and fro, and goes from one category to the other. */
export async function measureList(list: ListContestant, search: string): Promise<ListSample> {
  const keys: number[] = [];
  for (let typed = 1; typed <= search.length; typed++) {
    const text = search.slice(0, typed);
    const { count } = expected({ search: text });
    const changes = count !== list.shown().count;
    const time = await until(list, () => list.search(text), { count });
    // A key that finds the same shows nothing by which its end could be told.
    if (changes) keys.push(time);
  }
  await until(list, () => list.search(''), { count: LIBRARY_SIZE });
  const sorts: number[] = [];
  for (const sortOrder of ['asc', 'desc', 'asc', 'desc'] as const) {
    sorts.push(await until(list, list.sortByCreated, expected({ sortBy: 'createdAt', sortOrder })));
  }
  const categories: number[] = [];
  for (const category of ['wind', 'pv', 'wind', 'pv']) {
    const filters = { category, sortBy: 'createdAt', sortOrder: 'desc' } as const;
    categories.push(await until(list, () => list.choose(category), expected(filters)));
  }
  return { keys, sorts, categories, rows: list.shown().rows };
}

interface Shown {
  count: number;
  first?: string;
}

function expected(filters: Partial<ListFilters>): Shown {
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
  // What the last change put off is done before the next one.
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

/** Milliseconds. */
const REST = 400;
const TOO_LONG = 20_000;

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
