import { StepNumber } from '#ui/StepNumber.tsx';
import styles from './ImportSteps.module.css';

const STEPS = ['Choose files', 'Match columns', 'Review', 'Import'] as const;

export type ImportStep = 0 | 1 | 2 | 3;

/** Shows the user's current step on the way from a file to components. */
export function ImportSteps({ current }: { current: ImportStep }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((title, index) => (
        <li key={title} className={styles.step} aria-current={index === current ? 'step' : undefined}>
          <StepNumber index={index} current={current} />
          {title}
        </li>
      ))}
    </ol>
  );
}
