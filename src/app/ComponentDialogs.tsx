import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRestoring } from '#library/restoringStore.ts';
import { getView, setView } from '#model/addresses.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

/** The dialogs above any page, loaded once the address, or an undone deletion, asks for one of them. */
export function ComponentDialogs() {
  const isViewing = getView(useLocation().search) !== undefined;
  const isRestoring = useRestoring(({ item }) => item !== undefined);
  return <Suspense>{isViewing || isRestoring ? <Host /> : null}</Suspense>;
}

const Host = lazy(() =>
  import('#features/components/editor/ComponentDialogHost.tsx').then(
    ({ ComponentDialogHost }) => ({ default: ComponentDialogHost }),
    () => ({ default: NotLoaded }),
  ),
);

/** Stands for dialogs that could not be loaded; the page below goes on. */
function NotLoaded() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={() => navigate({ pathname, search: setView(search, undefined) }, { replace: true })}
      title="Component"
      size="s"
    >
      <Alert
        tone="error"
        title="Failed to load data"
        // Browsers remember that a script could not be loaded until the page is opened anew.
        action={<Button onClick={() => window.location.reload()}>Retry</Button>}
      >
        The editor could not be loaded.
      </Alert>
    </Dialog>
  );
}
