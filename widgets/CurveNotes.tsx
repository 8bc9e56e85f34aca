import { memo } from 'react';
import type { CurveFault } from '#model/curveFaults.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './CurveNotes.module.css';
import { faultMessage } from './curveMessages.ts';
import parts from './editorParts.module.css';

/** A correction of the curve that one click makes. */
export interface CurveOffer {
  message: string;
  tone: 'warning' | 'error';
  /** The button's text. */
  action: string;
  /** The message once it is done. */
  done: string;
  onAccept: () => void;
}

interface CurveNotesProps {
  columns: readonly CurveAxis[];
  faults: readonly CurveFault[];
  offers: readonly CurveOffer[];
  onAccept: (offer: CurveOffer) => void;
  standing: readonly string[];
  /** Id of the permanent notes, which explain the curve. */
  standingId: string;
  /** What the last action did. */
  actionNotes: readonly string[];
}

/** Number of faults spelled out below the curve; all of them are marked at their cells. */
const SPELLED_FAULTS = 2;

/** The notes below a curve: faults, offers, permanent notes, and what the last action did. */
export const CurveNotes = memo(function CurveNotes({
  columns,
  faults,
  offers,
  onAccept,
  standing,
  standingId,
  actionNotes,
}: CurveNotesProps) {
  const spelled = faults.slice(0, SPELLED_FAULTS).map(({ row, column, code }) => {
    const place = columns[column];
    return `Row ${row + 1}, ${place?.title ?? ''}: ${faultMessage(code, place ?? {})}`;
  });
  const hidden = faults.length - spelled.length;
  return (
    <div className={styles.notes}>
      {spelled.length > 0 && (
        <p className={styles.faults}>
          {spelled.join('. ')}
          {hidden > 0 && ` and ${hidden} more`}
        </p>
      )}
      <div className={styles.offers} aria-live="polite">
        {offers.map((offer) => (
          <p key={offer.action} className={styles.offer} data-tone={offer.tone}>
            {offer.message}
            <button type="button" className={parts.action} onClick={() => onAccept(offer)}>
              {offer.action}
            </button>
          </p>
        ))}
      </div>
      {standing.length > 0 && (
        <p id={standingId} className={styles.note} data-help>
          {standing.join(' ')}
        </p>
      )}
      <p role="status" className={styles.note}>
        {actionNotes.join('. ')}
      </p>
    </div>
  );
});
