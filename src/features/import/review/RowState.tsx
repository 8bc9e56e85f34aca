import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CircleSlash,
  type LucideIcon,
  RefreshCw,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses, setView } from '#model/addresses.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { type Choice, isAdjustment, type PlanRow, type RowStatus } from '#model/imports/ImportPlan.ts';
import type { PlannedFault, PlannedNote } from '#model/imports/PlannedRow.ts';
import { rowSort } from '#model/imports/rowStatus.ts';
import { sourceTitle, toSourcePath } from '#model/sourcePaths.ts';
import { chosenIn } from './chosenIn.ts';
import styles from './RowState.module.css';
import { ValuesChoice } from './ValuesChoice.tsx';

export interface RowStateProps {
  row: PlanRow;
  status: RowStatus;
  faults: readonly PlannedFault[];
  definition: FormDefinition;
  /** Whether the table was imported before, so that its rows are compared with the existing components. */
  isAgain: boolean;
  tabIndex: 0 | -1;
  /** Absent while nothing can be chosen. */
  onChoice: ((choice: Choice) => void) | undefined;
}

/** Shows whether a row can be imported or, if not, the reason and the fix. */
export function RowState({ row, status, faults, definition, isAgain, tabIndex, onChoice }: RowStateProps) {
  const { Icon, tone, text } = getLook(row, status, isAgain);
  const toText = ({ field, text }: PlannedNote) => `${sourceTitle(definition, toSourcePath(field))}: ${text}`;
  const notes = row.known ? [] : [...row.unusual, ...row.notes.filter(isAdjustment)];
  const texts = status === 'faulty' ? faults.map(({ reason }) => reason) : notes.map(toText);
  const changed = row.storedId === undefined ? changesText(row, definition) : undefined;
  const reason = row.skipped ? row.skipped.why : (changed ?? texts[0]);
  const more = changed !== undefined || texts.length < 2 ? '' : ` and ${texts.length - 1} more`;
  const whole = [
    ...faults.map(({ reason, fix }) => `${reason} ${fix}`),
    ...(row.skipped ? [`${row.skipped.why} ${row.skipped.fix}`] : []),
    ...[...row.unusual, ...row.notes].map(toText),
  ].join('\n');
  return (
    <span className={styles.state} data-tone={tone} title={whole}>
      <Icon className={styles.icon} size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.words}>
        {row.storedId === undefined ? (
          <span>{text}</span>
        ) : (
          <Link to={`${addresses.components}${setView('', row.storedId)}`} tabIndex={-1}>
            {text}
          </Link>
        )}
        {reason !== undefined && (
          <span className={styles.reason}>
            {reason}
            {more}
          </span>
        )}
      </span>
      {onChoice && <Choices row={row} status={status} tabIndex={tabIndex} onChoice={onChoice} />}
    </span>
  );
}

interface ChoicesProps extends Pick<RowStateProps, 'row' | 'status' | 'tabIndex'> {
  onChoice: (choice: Choice) => void;
}

/** Lets the user choose whose values are kept if the component was changed since its last import. */
function Choices({ row, status, tabIndex, onChoice }: ChoicesProps) {
  const sort = rowSort(row);
  if ((sort !== 'both' && sort !== 'mine') || status === 'out' || status === 'stored') return null;
  const name = row.known?.component.name ?? row.name;
  return (
    <span className={styles.choices}>
      <ValuesChoice chosen={chosenIn(row)} name={name} tabIndex={tabIndex} onChoice={onChoice} />
    </span>
  );
}

function getLook(row: PlanRow, status: RowStatus, isAgain: boolean): { Icon: LucideIcon; tone: string; text: string } {
  if (status === 'ready' && isAgain) return { ...LOOKS.ready, text: 'New' };
  if (status === 'update' && rowSort(row) === 'upstream') return { ...LOOKS.update, text: 'Changed upstream' };
  if (status === 'out' && row.known?.component.locked) return { ...LOOKS.out, text: 'Locked, left out' };
  return row.known && status === 'stored' ? { ...LOOKS.stored, text: 'Updated' } : LOOKS[status];
}

/** Returns the titles of the fields that differ. */
function changesText({ known }: PlanRow, definition: FormDefinition): string | undefined {
  if (!known || known.changes.length === 0) return undefined;
  return known.changes.map(({ path }) => sourceTitle(definition, path)).join(', ');
}

const LOOKS = {
  ready: { Icon: CircleCheck, tone: 'ok', text: 'Ready' },
  faulty: { Icon: CircleAlert, tone: 'error', text: 'Needs a correction' },
  taken: { Icon: CircleAlert, tone: 'error', text: 'Name taken' },
  out: { Icon: CircleMinus, tone: 'muted', text: 'Left out by you' },
  skipped: { Icon: CircleSlash, tone: 'muted', text: 'Skipped by the mapping' },
  stored: { Icon: CircleCheck, tone: 'ok', text: 'Imported' },
  update: { Icon: RefreshCw, tone: 'ok', text: "Takes the table's values" },
  both: { Icon: CircleHelp, tone: 'ask', text: 'Changed in both' },
  mine: { Icon: UserRound, tone: 'muted', text: 'Changed by you, kept' },
  noted: { Icon: UserRound, tone: 'muted', text: 'Yours is kept' },
  unchanged: { Icon: CircleCheck, tone: 'muted', text: 'Unchanged' },
} as const;
