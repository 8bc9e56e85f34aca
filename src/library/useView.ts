import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getView, setView } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';

interface View {
  /** The component whose dialog the address opens. */
  viewed: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

/** The dialog that the address opens over any page, so that links and the back button lead to it and out of it. */
export function useView(): View {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = isRecord(state) && Object.hasOwn(state, OPENED);

  const open = useCallback(
    (id: string) => {
      // The address itself and not that of the last render: a search may just have been written into it.
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
    // What was opened from a page goes back to it; a shared link has no page behind it.
    if (wasOpened) navigate(-1);
    else navigate({ search: setView(window.location.search, undefined) }, { replace: true, preventScrollReset: true });
  }, [navigate, wasOpened]);
  return { viewed: getView(search), open, close };
}

const OPENED = 'viewOpened';
