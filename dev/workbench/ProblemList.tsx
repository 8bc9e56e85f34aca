import { Alert } from '#ui/Alert.tsx';
import type { LiveState } from '../page/LiveState.ts';
import { openInEditor } from '../page/openInEditor.ts';
import styles from './Workbench.module.css';

/** Renders faults and warnings of the schema files; clicking a place opens the file in the editor of this machine. */
export function ProblemList({ findings }: Pick<LiveState, 'findings'>) {
  if (findings.length === 0) return <Alert tone="info">No problems in the schema files.</Alert>;
  return (
    <ul className={styles.problems} aria-label="Problems">
      {findings.map(({ file, line, column, level, text, excerpt, isPlaced }) => {
        const place = `${file}:${line}:${column}`;
        return (
          <li key={`${place} ${text}`} data-level={level}>
            {isPlaced && (
              <button type="button" className={styles.place} onClick={() => void openInEditor(place)}>
                {place}
              </button>
            )}
            <span>{text}</span>
            {excerpt && <pre className={styles.code}>{`${excerpt.text}\n${' '.repeat(excerpt.caret)}^`}</pre>}
          </li>
        );
      })}
    </ul>
  );
}
