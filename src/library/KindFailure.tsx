import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

/** Says that the form of a kind could not be loaded, and reloads the page on Retry. */
export function KindFailure() {
  return (
    <Alert
      tone="error"
      title="Failed to load data"
      // Browsers remember that a script could not be loaded until the page is reloaded.
      action={<Button onClick={() => window.location.reload()}>Retry</Button>}
    >
      The form of this kind could not be loaded.
    </Alert>
  );
}
