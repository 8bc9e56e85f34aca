import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useReferenceSets } from '#api/useReferenceSets.ts';
import { KindTile } from '#library/KindTile.tsx';
import { referenceAddress } from '#model/addresses.ts';
import styles from './ReferenceOffers.module.css';
import { closeWizard } from './wizardStore.ts';

/** Links to the reference sets from which a component can be created; renders nothing if there are none. */
export function ReferenceOffers() {
  const { data: sets = [] } = useReferenceSets();
  const titleId = useId();
  if (sets.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Start from the reference library
      </h3>
      <ul className={styles.sets}>
        {sets.map(({ name, title, subclass, count }) => (
          <li key={name}>
            <Link className={styles.set} to={referenceAddress(name)} onClick={closeWizard}>
              <KindTile subclass={subclass} size="s" />
              <span>{title}</span>
              <span className={styles.count}>{count.toLocaleString('en')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
