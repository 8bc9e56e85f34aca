import {
  ArchiveRestore,
  Download,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldAlert,
  Trash2,
  Undo2,
  Upload,
  UserPlus,
} from 'lucide-react';
import type { ActivityEntry } from '#api/useActivity.ts';
import { Badge } from '#ui/Badge.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { Panel } from '#ui/Panel.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { AccountRow, LoadingAccountRows } from './AccountRow.tsx';
import styles from './ActivityList.module.css';

/** The account's activity, one row per entry; placeholders while `entries` is undefined. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] | undefined }) {
  if (!entries) return <LoadingAccountRows label="Loading the activity" widths={['34%', '28%', '41%', '30%']} />;
  return (
    <Panel as="div">
      <ol className={styles.list} aria-label="Activity">
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </Panel>
  );
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { event, subject, count, device, address, at, is_current } = entry;
  // A newer server may record events that this build does not know.
  const [icon, words] = EVENTS.get(event) ?? [ShieldAlert, event.replaceAll('_', ' ')];
  return (
    <AccountRow
      icon={icon}
      warns={event === 'sign_in_failed'}
      title={
        <>
          <span>
            {count > 1 ? `${count} failed sign-ins` : words}
            {subject !== null && (
              <>
                : <bdi>{subject}</bdi>
              </>
            )}
          </span>
          {is_current && <Badge tone="ok">This session</Badge>}
        </>
      }
      facts={
        <>
          <span>{device}</span>
          {address && <span>{address}</span>}
        </>
      }
    >
      <time className={styles.time} dateTime={at} title={dateAndTime(at)}>
        {timeAgo(at)}
      </time>
    </AccountRow>
  );
}

const EVENTS = new Map<string, [LucideIcon, string]>([
  ['account_created', [UserPlus, 'Account created']],
  ['signed_in', [LogIn, 'Signed in']],
  ['sign_in_failed', [ShieldAlert, 'Sign-in failed']],
  ['signed_out', [LogOut, 'Signed out']],
  ['session_copied', [ShieldAlert, 'Session ended: a copy of it was used']],
  ['password_changed', [KeyRound, 'Password changed']],
  ['password_reset', [KeyRound, 'Password reset by a link']],
  ['email_change_requested', [Mail, 'New email address entered']],
  ['email_changed', [Mail, 'Email address changed']],
  ['email_change_undone', [Mail, 'Change of the email address undone']],
  ['component_deleted', [Trash2, 'Component deleted']],
  ['component_restored', [ArchiveRestore, 'Component restored']],
  ['component_purged', [Trash2, 'Component deleted permanently']],
  ['project_deleted', [Trash2, 'Project deleted']],
  ['project_restored', [ArchiveRestore, 'Project restored']],
  ['project_purged', [Trash2, 'Project deleted permanently']],
  ['trash_emptied', [Trash2, 'Trash emptied']],
  ['project_exported', [Download, 'Project exported']],
  ['project_imported', [Upload, 'Project imported']],
  ['components_imported', [Upload, 'Components imported']],
  ['import_undone', [Undo2, 'Import undone']],
]);
