import { RotateCw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import styles from './BulkDialogs.module.css';
import type { BulkSummary } from './useBulk.tsx';

export interface BulkProgressDialogProps {
  doing: string;
  ended: number;
  total: number;
  onCancel: () => void;
}

/** How far the work on many components has come; closing it cancels the rest. */
export function BulkProgressDialog({ doing, ended, total, onCancel }: BulkProgressDialogProps) {
  return (
    <Dialog
      open
      onClose={onCancel}
      closeOnOutsidePress={false}
      size="s"
      title={`${doing}...`}
      footer={<Button onClick={onCancel}>Cancel</Button>}
    >
      <ProgressBar label={doing} done={ended} total={total} />
    </Dialog>
  );
}

/** What was done, and what failed and why. */
export function BulkSummaryDialog({ summary, onClose }: { summary: BulkSummary; onClose: () => void }) {
  const { done, failed, cancelled, retry } = summary;
  const parts = [
    done,
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled} not started`] : []),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={cancelled > 0 ? 'Cancelled' : 'Not everything could be done'}
      footer={
        <>
          {retry && (
            <Button icon={<RotateCw />} onClick={retry}>
              Retry
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{parts.join(', ')}.</p>
        {failed.length > 0 && (
          <ul className={styles.list} aria-label="Failed">
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>: <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
