import { KindTile } from '#library/KindTile.tsx';
import styles from './CategoryChips.module.css';

interface KindChipProps {
  /** Identifies the chip within its row. */
  id: string;
  subclass: string;
  label: string;
  /** Undefined while it is not known. */
  count: string | undefined;
  pressed: boolean;
  onPress: () => void;
}

/** A chip with the icon, name and count of a kind. */
export function KindChip({ id, subclass, label, count, pressed, onPress }: KindChipProps) {
  return (
    <button type="button" className={styles.chip} data-item={id} aria-pressed={pressed} onClick={onPress}>
      <KindTile subclass={subclass} size="s" />
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </button>
  );
}
