import { useId, useState } from 'react';
import { describeKinds } from '#library/describeKinds.ts';
import { KindTile } from '#library/KindTile.tsx';
import { FEW_KINDS, findFamilies } from '#library/manyKinds.ts';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import type { DescribedKind } from '#model/KindSummary.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './KindChoice.module.css';

interface KindChoiceProps {
  onChoose: (subclass: string) => void;
}

/** The wizard's first step: one card per kind. Many kinds are grouped in families and can be searched. */
export function KindChoice({ onChoose }: KindChoiceProps) {
  const kinds = describeKinds(useKindSummaries());
  return (
    <>
      <p className={styles.lead}>Choose what kind of component to create.</p>
      {kinds.length > FEW_KINDS ? (
        <Families kinds={kinds} onChoose={onChoose} />
      ) : (
        <Cards kinds={kinds} onChoose={onChoose} />
      )}
    </>
  );
}

interface KindsProps extends KindChoiceProps {
  kinds: readonly DescribedKind[];
}

function Families({ kinds, onChoose }: KindsProps) {
  const [search, setSearch] = useState('');
  const families = findFamilies(kinds, search);
  return (
    <>
      <SearchBox className={styles.search} value={search} onChange={setSearch} placeholder="Search kinds..." />
      {families.map((family) => (
        <Family key={family.title} {...family} onChoose={onChoose} />
      ))}
      <p role="status" className={styles.lead}>
        {families.length === 0 && `No kind matches “${search}”.`}
      </p>
    </>
  );
}

function Family({ title, kinds, onChoose }: KindsProps & { title: string }) {
  const id = useId();
  return (
    <section className={styles.family} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Cards kinds={kinds} onChoose={onChoose} />
    </section>
  );
}

function Cards({ kinds, onChoose }: KindsProps) {
  return (
    <ul className={styles.cards}>
      {kinds.map(({ subclass, title, description }) => (
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
  );
}
