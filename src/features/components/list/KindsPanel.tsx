import { useEffect, useId, useRef, useState } from 'react';
import { describeKinds } from '#library/describeKinds.ts';
import { KindTile } from '#library/KindTile.tsx';
import panel from '#library/listPanel.module.css';
import { findFamilies, type KindFamily } from '#library/manyKinds.ts';
import type { KindSummary } from '#model/KindSummary.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './KindsPanel.module.css';

export interface KindsPanelProps {
  kinds: readonly KindSummary[];
  /** Undefined while unknown. */
  counts: ReadonlyMap<string, number> | undefined;
  selected: string | undefined;
  onSelect: (category: string) => void;
}

/** A searchable list of all kinds by family, with their counts. */
export function KindsPanel({ kinds, ...rest }: KindsPanelProps) {
  const [search, setSearch] = useState('');
  const families = findFamilies(describeKinds(kinds), search);
  const find = useRef<HTMLDivElement>(null);
  // Focused here, since it mounts after its panel has opened; not on touch screens, where the keyboard would cover the
  // kinds.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) find.current?.querySelector('input')?.focus();
  }, []);
  return (
    <>
      <div ref={find} className={styles.find}>
        <SearchBox className={styles.search} value={search} onChange={setSearch} placeholder="Search kinds..." />
      </div>
      <div className={styles.families}>
        {families.map((family) => (
          <Family key={family.title} {...family} {...rest} />
        ))}
      </div>
      <p role="status" className={families.length === 0 ? panel.note : undefined}>
        {families.length === 0 && 'No kind found'}
      </p>
    </>
  );
}

type FamilyProps = KindFamily<KindSummary> & Omit<KindsPanelProps, 'kinds'>;

function Family({ title, kinds, counts, selected, onSelect }: FamilyProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={panel.note}>
        {title}
      </h3>
      <ul className={styles.kinds}>
        {kinds.map(({ subclass, plural }) => (
          <li key={subclass}>
            <button
              type="button"
              className={styles.kind}
              aria-pressed={selected === subclass}
              onClick={() => onSelect(subclass)}
            >
              <KindTile subclass={subclass} size="s" />
              <span className={styles.name}>{plural}</span>
              <span className={styles.count}>{counts && (counts.get(subclass) ?? 0).toLocaleString('en')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
