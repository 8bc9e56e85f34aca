import { lazy, Suspense } from 'react';
import { useHasSession } from '#api/sessionStore.ts';
import { useRestoringProjects } from '#features/projects/actions/restoringStore.ts';
import { Alert } from '#ui/Alert.tsx';
import { Dialog } from '#ui/Dialog.tsx';

/** The dialog above any page that asks for a deleted project's name, loaded once an undone deletion needs it. */
export function ProjectDialogs() {
  const hasSession = useHasSession();
  const isRestoring = useRestoringProjects(({ waiting }) => waiting.length > 0);
  return <Suspense>{hasSession && isRestoring ? <RestoreProjectDialog /> : null}</Suspense>;
}

const RestoreProjectDialog = lazy(() =>
  import('#features/projects/actions/RestoreProjectDialog.tsx').then(
    ({ RestoreProjectDialog: Loaded }) => ({ default: Loaded }),
    () => ({ default: NotLoaded }),
  ),
);

/** Stands for a dialog that could not be loaded; the page below goes on. */
function NotLoaded() {
  const [first] = useRestoringProjects(({ waiting }) => waiting);
  return (
    <Dialog
      open
      onClose={() => useRestoringProjects.setState({ waiting: [] })}
      title="Restore under another name"
      size="s"
    >
      <Alert tone="error" title="Failed to load data">
        The name “<bdi>{first?.name}</bdi>” was taken in the meantime, and the form for another one could not be loaded.
      </Alert>
    </Dialog>
  );
}
