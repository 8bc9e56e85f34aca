import { RotateCw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { TextList } from '#ui/TextList.tsx';
import type { Bulk, ShownSummary } from './useBulk.ts';

/** Renders the progress of a bulk task, then its summary; nothing if there is neither. */
export function BulkDialogs({ bulk }: { bulk: Bulk }) {
  if (bulk.running) return <BulkProgress bulk={bulk} />;
  return bulk.summary ? <Summary summary={bulk.summary} /> : null;
}

/** Renders the progress of a bulk task once it takes long; closing it cancels the rest. */
export function BulkProgress({ bulk: { running, isLong, cancel } }: { bulk: Bulk }) {
  if (!running || !isLong) return null;
  const { doing, ended, total } = running;
  return (
    <Dialog
      open
      onClose={cancel}
      closeOnOutsidePress={false}
      size="s"
      title={`${doing}...`}
      footer={<Button onClick={cancel}>Cancel</Button>}
    >
      <ProgressBar label={doing} done={ended} total={total} />
    </Dialog>
  );
}

function Summary({ summary }: { summary: ShownSummary }) {
  const { title, retry, dismiss } = summary;
  return (
    <Dialog
      open
      onClose={dismiss}
      title={title}
      footer={
        <>
          {retry && (
            <Button icon={<RotateCw />} onClick={retry}>
              Retry
            </Button>
          )}
          <Button onClick={dismiss}>Close</Button>
        </>
      }
    >
      <BulkFailures summary={summary} />
    </Dialog>
  );
}

/** The number of items done, and which ones failed and why. */
export function BulkFailures({ summary: { text, failed } }: { summary: ShownSummary }) {
  return (
    <div className={layout.stack}>
      <p>{text}</p>
      {failed.length > 0 && (
        <TextList label="Failed">
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              <bdi>{name}</bdi>: <span className={layout.muted}>{reason}</span>
            </li>
          ))}
        </TextList>
      )}
    </div>
  );
}
