import { useCallback, useMemo, useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import type { Selection } from '#ui/useSelection.ts';

interface KeptSelection<Item> {
  /** The loaded rows of the page that is shown. */
  rows: readonly (Item | undefined)[];
  /** The ids of deleted items. */
  gone: ReadonlySet<string>;
  /** Identifies the page. */
  view: string;
  /** The items that match the filters, in order. */
  select: (items: readonly Item[]) => readonly Item[];
  /** Reads all rows of the page. */
  readAll: () => Promise<Item[]>;
}

/** Manages the selected items of a list that is loaded in parts; scrolling keeps them selected. */
export function useKeptSelection<Item extends { id: string }>({
  rows,
  gone,
  view,
  select,
  readAll,
}: KeptSelection<Item>): Selection<Item> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const [reading, setReading] = useState<{ view: string; count: number }>();
  if ([...chosen.keys()].some((id) => gone.has(id))) {
    setChosen(new Map([...chosen].filter(([id]) => !gone.has(id))));
  }
  const known = useMemo(() => new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : []))), [rows]);

  const parts = useMemo(() => {
    const items = [...chosen.values()].map((item) => known.get(item.id) ?? item);
    const shown = select(items);
    const shownIds = new Set(shown.map(({ id }) => id));
    const hidden = items.filter(({ id }) => !shownIds.has(id));
    return { items: [...shown, ...hidden], hidden, ids: new Set(chosen.keys()) };
  }, [chosen, known, select]);

  const change = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((before) => {
        const items = [...ids].flatMap((id) => known.get(id) ?? before.get(id) ?? []);
        return new Map(items.map((item) => [item.id, item]));
      }),
    [known],
  );

  const count = rows.length;
  const readAndSelect = useCallback(
    async function readAndSelect(all: boolean): Promise<void> {
      setReading({ view, count });
      try {
        const page = await readAll();
        setChosen((before) => {
          const ids = new Set(page.map(({ id }) => id));
          const others = [...before].filter(([id]) => !ids.has(id));
          return new Map([...others, ...(all ? page.map((item) => [item.id, item] as const) : [])]);
        });
      } catch (thrown) {
        const { message } = toApiError(thrown);
        notifyFailure({
          title: 'The rows of this page could not be selected',
          message,
          retry: () => void readAndSelect(all),
        });
      } finally {
        setReading(undefined);
      }
    },
    [view, count, readAll],
  );
  const selectAll = useCallback((all: boolean) => void readAndSelect(all), [readAndSelect]);

  const clear = useCallback(() => setChosen(new Map()), []);
  return {
    ...parts,
    select: change,
    selectAll,
    ...(reading?.view === view ? { reading: reading.count } : {}),
    clear,
  };
}
