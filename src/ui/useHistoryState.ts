import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What pages keep for each entry of the browser's history, until the page is loaded again. */
const kept = new Map<string, unknown>();

/**
 * State that belongs to the entry of the browser's history that is open when it is set: it is there again when Back or
 * Forward leads to that entry. The type of a name must always be the same, and `initial` the same object.
 */
export function useHistoryState<Value>(
  name: string,
  initial: Value,
): [value: Value, set: Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const place = `${key} ${name}`;
  const [value, set] = useState<Value>(() => (kept.has(place) ? (kept.get(place) as Value) : initial));
  useEffect(() => {
    // Every change of a filter is an entry: only those with something to return to are kept.
    if (value === initial) kept.delete(place);
    else kept.set(place, value);
  }, [place, value, initial]);
  return [value, set];
}
