import { getKindAppearance } from '#library/getKindAppearance.ts';
import { KindTile } from '#library/KindTile.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import styles from './KindBadges.module.css';

export interface KindBadgesProps {
  subclasses: readonly string[];
  /** For each badge, since its tooltip must be reachable by keyboard. */
  tabIndex: 0 | -1;
}

/** A badge per kind, named by its tooltip; with more than six kinds, a '+n' badge replaces all beyond the fifth. */
export function KindBadges({ subclasses, tabIndex }: KindBadgesProps) {
  const fits = subclasses.length <= SHOWN;
  const shown = fits ? subclasses : subclasses.slice(0, SHOWN - 1);
  const folded = subclasses.slice(shown.length).map((subclass) => getKindAppearance(subclass).title);
  return (
    <span className={styles.badges}>
      {shown.map((subclass) => (
        <Tooltip key={subclass} content={getKindAppearance(subclass).title}>
          <span role="img" className={styles.badge} aria-label={getKindAppearance(subclass).title} tabIndex={tabIndex}>
            <KindTile subclass={subclass} size="s" />
          </span>
        </Tooltip>
      ))}
      {folded.length > 0 && (
        <Tooltip content={folded.join(', ')}>
          <span role="img" className={styles.more} aria-label={folded.join(', ')} tabIndex={tabIndex}>
            +{folded.length}
          </span>
        </Tooltip>
      )}
    </span>
  );
}

const SHOWN = 6;
