import { Star } from 'lucide-react';
import { joinClasses } from './joinClasses.ts';
import styles from './StarToggle.module.css';

export interface StarToggleProps {
  /** Whether it is a favourite. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** In a list's row, where it is visible only while the row is hovered or focused, or if it is pressed. */
  inRow?: boolean;
  tabIndex?: 0 | -1;
  /** Set while it isn't known whether it is a favourite. */
  disabled?: boolean;
}

/** Adds something to the favourites, or removes it. */
export function StarToggle({ pressed, onChange, inRow = false, tabIndex, disabled }: StarToggleProps) {
  const label = pressed ? 'Remove from favourites' : 'Add to favourites';
  return (
    <button
      type="button"
      className={joinClasses(styles.star, inRow && styles.inRow)}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      tabIndex={tabIndex}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      <Star size={inRow ? 14 : 16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
