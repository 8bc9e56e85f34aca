import { LayoutGrid, Plus } from 'lucide-react';
import { memo } from 'react';
import { GENERATION } from '#library/getKindAppearance.ts';
import { FEW_KINDS, mostUsed } from '#library/manyKinds.ts';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { Tile } from '#ui/Tile.tsx';
import { AllKinds } from './AllKinds.tsx';
import styles from './CategoryChips.module.css';
import { KindChip } from './KindChip.tsx';
import { OTHER_KINDS } from './listView.ts';

export interface CategoryChipsProps {
  /** Undefined while unknown. */
  counts: ReadonlyMap<string, number> | undefined;
  total: number | undefined;
  selected: string | undefined;
  /** Undefined clears the filter. */
  onSelect: (category: string | undefined) => void;
  onCreate: () => void;
}

/**
 * A row of chips, one per kind with its count; if there are many kinds, only the most used ones. Pressing the selected
 * chip clears the filter.
 */
export const CategoryChips = memo(function CategoryChips({
  counts,
  total,
  selected,
  onSelect,
  onCreate,
}: CategoryChipsProps) {
  const kinds = useKindSummaries();
  const used = mostUsed(kinds, counts);
  const chips = kinds
    .filter((kind) => used.includes(kind) || kind.subclass === selected)
    .map(({ subclass, plural }) => ({ id: subclass as string, plural }));
  if (counts?.has(OTHER_KINDS)) chips.push({ id: OTHER_KINDS, plural: GENERATION.plural });
  return (
    <section className={styles.line} aria-label="Categories">
      <ScrollRow label="categories" current={selected ?? ''}>
        <button
          type="button"
          className={styles.chip}
          data-item=""
          aria-pressed={selected === undefined}
          onClick={() => onSelect(undefined)}
        >
          <Tile icon={<LayoutGrid strokeWidth={1.75} />} size="s" />
          <span>All</span>
          <span className={styles.count}>{total}</span>
        </button>
        {chips.map(({ id, plural }) => (
          <KindChip
            key={id}
            id={id}
            subclass={id}
            label={plural}
            count={counts && String(counts.get(id) ?? 0)}
            pressed={selected === id}
            onPress={() => onSelect(selected === id ? undefined : id)}
          />
        ))}
      </ScrollRow>
      {kinds.length > FEW_KINDS && <AllKinds kinds={kinds} counts={counts} selected={selected} onSelect={onSelect} />}
      <button type="button" className={styles.create} onClick={onCreate}>
        <Plus size={16} aria-hidden="true" />
        <span className={styles.createLabel}>Create new</span>
      </button>
    </section>
  );
});
