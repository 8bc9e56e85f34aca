import { Check } from 'lucide-react';
import styles from './StepNumber.module.css';

export interface StepNumberProps {
  /** The step's place, counted from 0. */
  index: number;
  /** The index of the current step. */
  current: number;
}

/** The number of a step in a ring, or a tick once it is done; hidden from screen readers. */
export function StepNumber({ index, current }: StepNumberProps) {
  return (
    <span
      className={styles.number}
      data-state={index === current ? 'current' : index < current ? 'done' : undefined}
      aria-hidden="true"
    >
      {index < current ? <Check size={12} strokeWidth={2.5} /> : index + 1}
    </span>
  );
}
