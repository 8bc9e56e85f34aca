import { useEffect, useRef } from 'react';
import type { FormPlace, PlaceMark } from '#model/formPlaces.ts';
import styles from './FindPanel.module.css';

export interface PlaceOptionProps {
  id: string;
  place: FormPlace;
  isActive: boolean;
  marks: readonly PlaceMark[];
  onChoose: () => void;
}

/** A found field with its unit, state and location. */
export function PlaceOption({ id, place, isActive, marks, onChoose }: PlaceOptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      type="button"
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={onChoose}
    >
      <span className={styles.title}>
        {place.title} {place.unit && <span className={styles.unit}>{place.unit}</span>}
      </span>
      {marks.map((mark) => (
        <span key={mark} className={styles.state} data-mark={mark}>
          {mark}
        </span>
      ))}
      <span className={styles.where}>
        {place.tab} › {place.group}
      </span>
    </button>
  );
}
