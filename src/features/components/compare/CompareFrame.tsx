import { ArrowLeft } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './ComparePage.module.css';
import { CompareRows } from './CompareRows.tsx';
import type { Compared } from './useCompared.ts';

interface CompareFrameProps {
  /** The title of the compared kind, or a placeholder. */
  kindTitle: ReactNode;
  /** The ids of the compared records, one column each. */
  ids: readonly string[];
  /** A header cell for each of the ids. */
  heads: ReactNode;
  /** Undefined until the first record is loaded. */
  compared: readonly [Compared, ...Compared[]] | undefined;
  onlyDifferences: boolean;
  readOnly?: boolean;
  /** Beside the title. */
  actions?: ReactNode;
  /** Above the table. */
  notices: ReactNode;
  onOnlyDifferences: (only: boolean) => void;
  onBack: () => void;
}

/** The page of a comparison: title, notices, and a table with a row for each field. */
export function CompareFrame(props: CompareFrameProps) {
  const { ids, compared, onlyDifferences, readOnly = false } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton label="Back to list" icon={<ArrowLeft />} onClick={props.onBack} />
        <h1>Compare</h1>
        <span className={styles.kind}>{props.kindTitle}</span>
        <Checkbox
          className={styles.only}
          label="Only differences"
          checked={onlyDifferences}
          onChange={props.onOnlyDifferences}
        />
        {props.actions}
      </header>
      {props.notices}
      <section className={styles.scroller} aria-label="Comparison">
        <table className={styles.table} style={{ '--columns': ids.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                Field
              </th>
              {props.heads}
            </tr>
          </thead>
          {compared && (
            <CompareRows ids={ids} compared={compared} onlyDifferences={onlyDifferences} readOnly={readOnly} />
          )}
        </table>
      </section>
    </div>
  );
}
