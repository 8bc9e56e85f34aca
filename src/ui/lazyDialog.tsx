import { type ComponentType, Suspense } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { lazyPart } from './lazyPart.tsx';

interface LazyDialogOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Returns the title of the dialog that is shown if the real one can't be loaded. */
  getTitle: (props: Props) => string;
}

/** Creates a dialog component that is loaded when it is first shown. */
export function lazyDialog<Props extends { onClose: () => void }>({ load, getTitle }: LazyDialogOptions<Props>) {
  const Loaded = lazyPart(load, NotLoaded);

  function NotLoaded(props: Props) {
    return (
      <Dialog open onClose={props.onClose} title={getTitle(props)} size="s">
        <Alert
          tone="error"
          title="Failed to load data"
          // Browsers remember that a script could not be loaded until the page is reloaded.
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        >
          The form could not be loaded.
        </Alert>
      </Dialog>
    );
  }

  function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }
  LazyDialog.preload = Loaded.preload;
  return LazyDialog;
}
