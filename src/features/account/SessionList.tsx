import { MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endSession, type OpenSession } from '#api/useSessions.ts';
import { actionFailure } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { Panel } from '#ui/Panel.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { toasts } from '#ui/toastStore.ts';
import { AccountRow, LoadingAccountRows } from './AccountRow.tsx';
import styles from './SessionList.module.css';

/**
 * The open sessions, each with a sign-out button except this browser's own; placeholders while `sessions` is undefined.
 */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] | undefined }) {
  if (!sessions) return <LoadingAccountRows label="Loading the sessions" widths={['38%', '31%']} />;
  return (
    <Panel as="div">
      <ul className={styles.list} aria-label="Open sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Panel>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { id, device, address, begun_at, seen_at, is_current } = session;
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await signOutThere(session);
    setBusy(false);
  };
  return (
    <AccountRow
      icon={MonitorSmartphone}
      title={
        <>
          <span id={id}>{device}</span>
          {is_current && <Badge tone="ok">This device</Badge>}
        </>
      }
      facts={
        <>
          {address && <span>{address}</span>}
          <Fact label="Last seen" iso={seen_at}>
            {timeAgo(seen_at)}
          </Fact>
          <Fact label="Signed in" iso={begun_at}>
            {dateAndTime(begun_at)}
          </Fact>
        </>
      }
    >
      {!is_current && (
        <Button size="s" busy={isBusy} aria-describedby={id} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    </AccountRow>
  );
}

function Fact({ label, iso, children }: { label: string; iso: string; children: ReactNode }) {
  return (
    <span>
      {label}{' '}
      <time dateTime={iso} title={dateAndTime(iso)}>
        {children}
      </time>
    </span>
  );
}

async function signOutThere({ id, device }: Pick<OpenSession, 'id' | 'device'>): Promise<void> {
  try {
    await endSession(id);
    toasts.add({ type: 'success', title: 'Signed out', message: `The session of ${device} has ended.` });
  } catch (error) {
    const retry = () => void signOutThere({ id, device });
    notifyActionFailure({ error, notice: actionFailure(error, 'Sign-out failed'), retry });
  }
}
