import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

/**
 * Says that the server has a newer version of the kind, and offers to reload; what was typed is kept and carried over.
 */
export function OutdatedNotice() {
  return (
    <Alert
      tone="warning"
      title="This page is out of date"
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    >
      The server has a newer version of this kind. Reload the page; what you have typed is kept.
    </Alert>
  );
}
