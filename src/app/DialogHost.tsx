import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRestoring } from '#library/restoringStore.ts';
import { getView, setView } from '#model/addresses.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

/** Hosts the dialogs above any page; loaded once the URL or the undo of a deletion needs one of them. */
export function DialogHost() {
  const isViewing = getView(useLocation().search) !== undefined;
  const isRestoring = useRestoring(({ waiting }) => waiting.length > 0);
  return <Suspense>{isViewing || isRestoring ? <Host /> : null}</Suspense>;
}

const Host = lazyPart(
  async () => (await import('#features/components/editor/ComponentDialogHost.tsx')).ComponentDialogHost,
  NotLoaded,
);

/** Shown for dialogs that could not be loaded; the page below keeps working. */
function NotLoaded() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const unnamed = useRestoring(({ waiting: [first] }) => first);
  const close = () => {
    if (unnamed) useRestoring.setState({ waiting: [] });
    else navigate({ pathname, search: setView(search, undefined) }, { replace: true });
  };
  return (
    <Dialog open onClose={close} title={unnamed ? 'Restore under another name' : 'Component'} size="s">
      <Alert
        tone="error"
        title="Failed to load data"
        // Browsers remember that a script could not be loaded until the page is reloaded.
        action={<Button onClick={() => window.location.reload()}>Retry</Button>}
      >
        {unnamed ? (
          <>
            The name “<bdi>{unnamed.name}</bdi>” was taken in the meantime, and the form for choosing another one could
            not be loaded.
          </>
        ) : (
          'The editor could not be loaded.'
        )}
      </Alert>
    </Dialog>
  );
}
