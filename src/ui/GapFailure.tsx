import { RotateCw } from 'lucide-react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './DataTable.module.css';

interface GapFailureProps {
  message: string;
  onRetry: () => void;
  /** The indexes of the rendered rows that have not been loaded, in order. */
  gaps: readonly number[];
  rowHeight: number;
}

/** Says in the place of missing rows why they could not be loaded; stays in view while any of them is. */
export function GapFailure({ message, onRetry, gaps, rowHeight }: GapFailureProps) {
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <tr className={styles.failure} style={{ top: first * rowHeight, height: (last + 1 - first) * rowHeight }}>
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
