import { Fragment, useMemo } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './BehindNote.module.css';
import type { LinesBehind } from './behindPlot.ts';
import type { CurveBehind } from './CurveBehind.ts';
import { describeSeries, isNothing, noPoints } from './describeBehind.ts';
import parts from './editorParts.module.css';

interface BehindNoteProps {
  behind: CurveBehind;
  /** Undefined until the points of the curve behind are loaded. */
  lines: LinesBehind | undefined;
  x: CurveAxis;
  y: readonly CurveAxis[];
  /** Called before the Retry button disappears, so that the focus can move elsewhere. */
  onLeave: () => void;
}

/** Says how a curve differs from the one behind, with a legend of the areas between, or why none is drawn. */
export function BehindNote({ behind: { name, problem }, lines, x, y, onLeave }: BehindNoteProps) {
  const series = useMemo(() => (lines ? describeSeries({ x, y }, lines) : []), [x, y, lines]);
  if (problem) {
    const { onRetry } = problem;
    const retry = () => {
      onLeave();
      onRetry?.();
    };
    return (
      <p className={styles.problem}>
        {problem.message}
        {onRetry && (
          <button type="button" className={parts.action} onClick={retry}>
            Retry
          </button>
        )}
      </p>
    );
  }
  if (!lines) return <p className={styles.note}>Loading {name}...</p>;
  if (isNothing(lines.other)) return <p className={styles.problem}>{noPoints(name)}</p>;
  return (
    <p className={styles.note}>
      Compared with <bdi>{name}</bdi>:{' '}
      {series.map(({ title, parts }, curve) => (
        <Fragment key={title}>
          {curve > 0 && '; '}
          {title}{' '}
          {parts.map(({ side, text }, part) => (
            <Fragment key={text}>
              {part > 0 && ', '}
              {side && <span className={styles.area} data-side={side} data-curve={curve + 1} aria-hidden="true" />}
              {text}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}
