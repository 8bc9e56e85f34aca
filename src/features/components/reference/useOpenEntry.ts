import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getView } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';

const ENTRY = 'entry';
const OPENED = 'entryOpened';

interface OpenEntry {
  /** The key of the entry in the address; undefined while the dialog of a component is open above it. */
  key: string | undefined;
  open: (key: string) => void;
  close: () => void;
}

/** Keeps the open entry in the address, so that links and the Back button open and close it. */
export function useOpenEntry(): OpenEntry {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = isRecord(state) && Object.hasOwn(state, OPENED);
  const open = useCallback(
    (key: string) => void navigate({ search: withEntry(key) }, { preventScrollReset: true, state: { [OPENED]: true } }),
    [navigate],
  );
  const close = useCallback(() => {
    if (wasOpened) void navigate(-1);
    else void navigate({ search: withEntry(undefined) }, { replace: true, preventScrollReset: true });
  }, [navigate, wasOpened]);
  const key = new URLSearchParams(search).get(ENTRY) ?? undefined;
  return { key: getView(search) === undefined ? key : undefined, open, close };
}

/** Reads the current address, not that of the last render: a search may just have been written to it. */
function withEntry(key: string | undefined): string {
  const params = new URLSearchParams(window.location.search);
  if (key === undefined) params.delete(ENTRY);
  else params.set(ENTRY, key);
  return `?${params}`;
}
