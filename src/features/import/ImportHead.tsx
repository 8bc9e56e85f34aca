import { KindTile } from '#library/KindTile.tsx';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { faultText } from '#model/imports/faults.ts';
import type { ImportFault } from '#model/imports/ImportedRow.ts';
import type { ImportSource } from '#model/imports/ImportMapping.ts';
import type { PlanCounts } from '#model/imports/ImportPlan.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './ImportHead.module.css';
import { importText, rowsText, sortsText, unreadText } from './review/wording.ts';
import type { RunState } from './useImportRun.ts';

export interface ImportHeadProps {
  title: string;
  source: ImportSource;
  kind: Pick<FormDefinition, 'id' | 'title'>;
  counts: PlanCounts;
  /** Whether the table was imported before, so that its rows are compared with the existing components. */
  isAgain: boolean;
  /** The number of those components that are no longer in the table. */
  gone: number;
  notices: readonly ImportFault[];
  /** The names of chosen files that were not read. */
  unread: readonly string[];
  /** The current activity; undefined while idle. */
  doing: RunState['doing'] | undefined;
  onImport: () => void;
  onBack: () => void;
}

/** The table's title and counts, and the button that imports the rows that are ready. */
export function ImportHead(props: ImportHeadProps) {
  const { title, source, kind, counts, isAgain, gone, notices, unread, doing, onImport, onBack } = props;
  const isRunning = doing !== undefined;
  return (
    <>
      <section className={styles.head} aria-label="Table">
        <KindTile subclass={kind.id} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text} role="status">
            {isAgain
              ? `${rowsText(counts.all)}: ${sortsText(counts, gone)}`
              : `${rowsText(counts.all)} ${counts.all === 1 ? 'becomes a component' : 'become components'} of the kind ${kind.title}`}
            {source.url !== '' && (
              <>
                {' · '}
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.licence}
                </a>
              </>
            )}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="ghost" disabled={isRunning} onClick={onBack}>
            {counts.stored > 0 ? 'Import another table' : 'Choose other files'}
          </Button>
          <Button variant="primary" busy={isRunning} disabled={counts.sent === 0 && !isRunning} onClick={onImport}>
            {isRunning ? `${doing}...` : importText(counts)}
          </Button>
        </div>
      </section>
      {notices.length + unread.length > 0 && (
        <Alert tone="info" title="Not everything in the files is imported">
          {unread.length > 0 && <div>{unreadText(unread)}</div>}
          {notices.slice(0, MOST_NOTICES).map((notice) => (
            <div key={faultText(notice)}>{faultText(notice)}</div>
          ))}
          {notices.length > MOST_NOTICES && <div>and {notices.length - MOST_NOTICES} more</div>}
        </Alert>
      )}
    </>
  );
}

const MOST_NOTICES = 4;
