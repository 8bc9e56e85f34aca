import { memo } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './CurveEditor.module.css';

/** The name of each of a curve's series, beside a sample of its line. */
export const CurveLegend = memo(function CurveLegend({ y }: { y: readonly CurveAxis[] }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {y.map((series, curve) => (
        <li key={series.title} data-curve={curve + 1}>
          {series.title}
        </li>
      ))}
    </ul>
  );
});
