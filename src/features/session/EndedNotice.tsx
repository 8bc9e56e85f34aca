import { useSession } from '#api/sessionStore.ts';
import { Alert } from '#ui/Alert.tsx';

/** Says that the session of the last visit has ended; renders nothing otherwise. */
export function EndedNotice() {
  const hasEnded = useSession((session) => session.hasEnded);
  if (!hasEnded) return null;
  return (
    <Alert tone="warning" title="Your session has ended">
      Please log in again.
    </Alert>
  );
}
