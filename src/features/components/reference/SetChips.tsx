import type { ReferenceSet } from '#api/useReferenceSets.ts';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import styles from '../list/CategoryChips.module.css';
import { KindChip } from '../list/KindChip.tsx';

export interface SetChipsProps {
  sets: readonly ReferenceSet[];
  selected: string;
  onSelect: (set: string) => void;
}

/** A row of chips, one per reference set with its count. */
export function SetChips({ sets, selected, onSelect }: SetChipsProps) {
  return (
    <section className={styles.line} aria-label="Sets">
      <ScrollRow label="sets" current={selected}>
        {sets.map(({ name, title, subclass, count }) => (
          <KindChip
            key={name}
            id={name}
            subclass={subclass}
            label={title}
            count={count.toLocaleString('en')}
            pressed={selected === name}
            onPress={() => onSelect(name)}
          />
        ))}
      </ScrollRow>
    </section>
  );
}
