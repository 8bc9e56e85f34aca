import { useLayoutEffect, useRef } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import { isSameMarker } from '#model/chartTracing.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { Select } from '#ui/Select.tsx';
import styles from './PictureDialog.module.css';
import type { PictureTracing } from './usePictureTracing.ts';

interface PicturePointsProps {
  series: readonly CurveAxis[];
  traced: PictureTracing;
  /** Describes a place: '7.2 m/s, 1540 kW'. */
  describe: (at: PlanePoint) => string;
  idPrefix: string;
  onFocusPicture: () => void;
}

/** The points along the line of a series; each can be selected here to be moved or removed. */
export function PicturePoints({ series, traced, describe, idPrefix, onFocusPicture }: PicturePointsProps) {
  const { tracing, selected } = traced;
  const line = tracing.lines[traced.series] ?? [];
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (selected) revealSelected(list.current);
  }, [selected]);
  return (
    <section className={styles.part} aria-labelledby={`${idPrefix}-points`}>
      <h3 id={`${idPrefix}-points`} className={styles.heading}>
        2. Click along the line
      </h3>
      {series.length > 1 && (
        <Select
          aria-label="Series"
          value={String(traced.series)}
          options={series.map(({ title }, index) => ({ value: String(index), label: title }))}
          onChange={(value) => traced.chooseSeries(Number(value))}
        />
      )}
      {line.length === 0 ? (
        <p className={styles.muted}>No points yet.</p>
      ) : (
        <ol ref={list} className={styles.points} aria-label="Points">
          {line.map((at, index) => {
            const marker = { series: traced.series, index };
            const text = `Point ${index + 1}: ${describe(at)}`;
            return (
              <li key={text}>
                <button
                  type="button"
                  className={styles.point}
                  aria-pressed={isSameMarker(marker, selected)}
                  onClick={() => {
                    traced.select(marker);
                    onFocusPicture();
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                    traced.remove(marker);
                    onFocusPicture();
                  }}
                >
                  {text}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Scrolls only the list; scrollIntoView would also scroll the dialog away from the picture. */
function revealSelected(list: HTMLElement | null): void {
  const item = list?.querySelector('[aria-pressed="true"]')?.parentElement;
  if (!list || !item) return;
  const { offsetTop, offsetHeight } = item;
  list.scrollTop = Math.max(Math.min(list.scrollTop, offsetTop), offsetTop + offsetHeight - list.clientHeight);
}
