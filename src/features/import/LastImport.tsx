import { Undo2 } from 'lucide-react';
import { useSession } from '#api/sessionStore.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { forgetLastRun, useLastRun } from './lastRunStore.ts';
import { amount } from './review/wording.ts';
import { undoneText } from './undoneText.ts';
import { useUndoLast } from './useUndoLast.ts';

/** Offers to undo the last import of this account, also once its page was left or loaded again. */
export function LastImport() {
  const last = useLastRun((state) => state.last);
  const username = useSession((state) => state.username);
  const { run, end, undo } = useUndoLast();
  if (run) return <ProgressBar label="Undoing" done={run.ended} total={run.total} />;
  const own = last?.username === username ? last : undefined;
  return (
    <>
      {end && (
        <Alert
          tone={end.failure !== undefined ? 'error' : end.others > 0 ? 'warning' : 'success'}
          title={end.failure === undefined ? 'Import undone' : 'Undo interrupted'}
        >
          {[undoneText(end), end.failure].filter(Boolean).join(' ')}
        </Alert>
      )}
      {own && (
        <Alert
          tone="info"
          title={`Imported ${timeAgo(own.at)}: ${own.title}`}
          action={
            <>
              <Button size="s" icon={<Undo2 />} onClick={() => void undo(own)}>
                Undo import
              </Button>
              <Button size="s" variant="ghost" onClick={forgetLastRun}>
                Dismiss
              </Button>
            </>
          }
        >
          {amount(own.items.length, 'component')} stored. Undo import deletes or reverts those that nobody has changed
          since.
        </Alert>
      )}
    </>
  );
}
