import { RotateCw } from 'lucide-react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './DataTable.module.css';

interface GapFailureProps {
  message: string;
  onRetry: () => void;
  /** The rows in the document that have not been read, and how far from the top of the body they are in pixels. */
  gaps: readonly { start: number }[];
  rowHeight: number;
}

/** Why rows could not be read, over the place where they would be; it stays in sight while any of them is. */
export function GapFailure({ message, onRetry, gaps, rowHeight }: GapFailureProps) {
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (!first || !last) return null;
  return (
    <tr className={styles.failure} style={{ top: first.start, height: last.start + rowHeight - first.start }}>
      <td className={styles.failureNotice}>
        <Alert
          tone="error"
          title="These rows could not be loaded"
          action={
            <Button size="s" icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {message}
        </Alert>
      </td>
    </tr>
  );
}
