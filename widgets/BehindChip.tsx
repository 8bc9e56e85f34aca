import styles from './BehindChip.module.css';
import type { CurveBehind } from './CurveBehind.ts';
import { behindDash } from './lineDashes.ts';
import { useForcedColors } from './useForcedColors.ts';

interface BehindChipProps {
  behind: CurveBehind;
  /** Called before the remove button disappears, so that the focus can move elsewhere. */
  onLeave: () => void;
}

/** Shows the name of the curve drawn behind, with buttons to choose another one and to remove it. */
export function BehindChip({ behind: { name, points, problem, onChoose, onRemove }, onLeave }: BehindChipProps) {
  const remove = () => {
    onLeave();
    onRemove();
  };
  const dash = behindDash(0, useForcedColors());
  return (
    <span className={styles.chip} aria-busy={(!points && !problem) || undefined}>
      <button type="button" className={styles.name} title={name} aria-haspopup="dialog" onClick={onChoose}>
        <svg className={styles.line} width="20" height="4" aria-hidden="true">
          <line x1="0" y1="2" x2="20" y2="2" stroke="currentColor" strokeWidth="2" strokeDasharray={dash.join(' ')} />
        </svg>
        <span className={styles.text}>
          Behind: <bdi>{name}</bdi>
        </span>
      </button>
      <button type="button" className={styles.remove} aria-label={`Remove ${name} from the chart`} onClick={remove}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M3 3l8 8M11 3l-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </span>
  );
}
