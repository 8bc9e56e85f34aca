import { LayoutGrid, Plus } from 'lucide-react';
import { memo } from 'react';
import { GENERATION } from '#library/getKindLook.ts';
import { KindTile } from '#library/KindTile.tsx';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import { Tile } from '#ui/Tile.tsx';
import styles from './CategoryCards.module.css';
import { OTHER_KINDS } from './listView.ts';

export interface CategoryCardsProps {
  /** Undefined while nothing is known. */
  counts: ReadonlyMap<string, number> | undefined;
  total: number | undefined;
  selected: string | undefined;
  /** Undefined clears the filter. */
  onSelect: (category: string | undefined) => void;
  onCreate: () => void;
}

/** One card per kind with its count; the selected one, pressed again, clears the filter. */
export const CategoryCards = memo(function CategoryCards({
  counts,
  total,
  selected,
  onSelect,
  onCreate,
}: CategoryCardsProps) {
  const cards = useKindSummaries().map(({ subclass, plural }) => ({ id: subclass as string, plural }));
  if (counts?.has(OTHER_KINDS)) cards.push({ id: OTHER_KINDS, plural: GENERATION.plural });
  return (
    <section className={styles.cards} aria-label="Categories">
      <button
        type="button"
        className={styles.card}
        aria-pressed={selected === undefined}
        onClick={() => onSelect(undefined)}
      >
        <Tile icon={<LayoutGrid strokeWidth={1.75} />} size="s" />
        <span className={styles.name}>All</span>
        <span className={styles.count}>{total}</span>
      </button>
      {cards.map(({ id, plural }) => (
        <button
          key={id}
          type="button"
          className={styles.card}
          aria-pressed={selected === id}
          title={plural}
          onClick={() => onSelect(selected === id ? undefined : id)}
        >
          <KindTile subclass={id} size="s" />
          <span className={styles.name}>{plural}</span>
          <span className={styles.count}>{counts && (counts.get(id) ?? 0)}</span>
        </button>
      ))}
      <button type="button" className={styles.create} onClick={onCreate}>
        <Plus size={16} aria-hidden="true" />
        Create new
      </button>
    </section>
  );
});
