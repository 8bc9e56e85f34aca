import { formatNumber } from '#model/parseNumber.ts';
import type { ValueSource } from '#model/ValueSource.ts';
import { Clamped } from '#ui/Clamped.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import styles from './SourceCell.module.css';

/** Where a value comes from, the range that the source gives, and who has confirmed it. */
export function SourceCell({ source, unit }: { source: ValueSource; unit: string }) {
  const { page, note, low, high, changed, confirmed } = source;
  const range = rangeText(low, high);
  return (
    <div className={styles.lines}>
      {/^https?:\/\//.test(source.source) ? (
        <a href={source.source} target="_blank" rel="noreferrer">
          <bdi>{source.source.replace(/^https?:\/\//, '')}</bdi>
        </a>
      ) : (
        <Clamped text={source.source} />
      )}
      {page && <Clamped text={page} />}
      {range && <span className={styles.quiet}>{unit === '' ? range : `${range} ${unit}`}</span>}
      {note && <Clamped text={note} />}
      {changed && <span className={styles.changed}>changed since</span>}
      {confirmed && (
        <span className={styles.quiet}>
          confirmed by <bdi>{confirmed.by}</bdi>, {dateAndTime(confirmed.at)}
        </span>
      )}
    </div>
  );
}

/** '78 to 108', 'from 78', 'up to 108'; empty without either. */
function rangeText(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return `${formatNumber(low)} to ${formatNumber(high)}`;
  if (low !== undefined) return `from ${formatNumber(low)}`;
  return high === undefined ? '' : `up to ${formatNumber(high)}`;
}
