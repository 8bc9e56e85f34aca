import { useRead } from './swr.ts';
import { readTrash, TRASH } from './trashCalls.ts';

/** Reads the number of records in the trash and the time of the last deletion; again each time that it is shown. */
export function useTrash() {
  return useRead({
    key: [TRASH],
    read: async () => {
      const { rows, total = rows.length } = await readTrash({}, { offset: 0, limit: 1 });
      return { total, latest: rows[0]?.deleted_at };
    },
    staleAfter: 0,
    refetchOnFocus: true,
  });
}
