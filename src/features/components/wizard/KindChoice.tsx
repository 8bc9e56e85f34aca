import { KindTile } from '#library/KindTile.tsx';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import styles from './KindChoice.module.css';

/** The wizard's first step: one card per kind. */
export function KindChoice({ onChoose }: { onChoose: (subclass: string) => void }) {
  return (
    <>
      <p className={styles.lead}>Choose what kind of component to create.</p>
      <ul className={styles.cards}>
        {useKindSummaries().map(({ subclass, title, description }) => (
          <li key={subclass}>
            <button type="button" className={styles.card} onClick={() => onChoose(subclass)} data-kind={subclass}>
              <KindTile subclass={subclass} />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.description}>{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
