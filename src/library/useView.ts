import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getView, setView } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';

interface View {
  /** The id of the component whose dialog the URL opens. */
  viewed: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

/** Controls the component dialog that the URL opens over any page, so that links open it and Back closes it. */
export function useView(): View {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = isRecord(state) && Object.hasOwn(state, OPENED);

  const open = useCallback(
    (id: string) => {
      // Read from the window and not from the last render: a search may just have been written into the URL.
      const current = window.location.search;
      const isOpen = getView(current) !== undefined;
      navigate(
        { search: setView(current, id) },
        { replace: isOpen, preventScrollReset: true, state: isOpen && !wasOpened ? null : { [OPENED]: true } },
      );
    },
    [navigate, wasOpened],
  );
  const close = useCallback(() => {
    // A dialog that was opened from a page goes back to it; a shared link has no page to go back to.
    if (wasOpened) navigate(-1);
    else navigate({ search: setView(window.location.search, undefined) }, { replace: true, preventScrollReset: true });
  }, [navigate, wasOpened]);
  return { viewed: getView(search), open, close };
}

const OPENED = 'viewOpened';
