import { useEffect, useRef } from 'react';
import type { TabCount } from '#model/tabFields.ts';
import { Badge } from '#ui/Badge.tsx';
import { StepNumber } from '#ui/StepNumber.tsx';
import styles from './Stepper.module.css';

export interface StepperProps {
  steps: readonly TabCount[];
  current: number;
  onStep: (index: number) => void;
}

/** The wizard's steps as buttons, with the current one marked. */
export function Stepper({ steps, current, onStep }: StepperProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} className={styles.steps} aria-label="Steps">
      {steps.map(({ id, title, errors }, index) => (
        <li key={id} className={styles.step}>
          <button
            type="button"
            className={styles.button}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onStep(index)}
          >
            <StepNumber index={index} current={current} />
            {title}
            {errors > 0 && (
              <Badge tone="error" label={`${errors} error${errors === 1 ? '' : 's'}`}>
                {errors}
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
