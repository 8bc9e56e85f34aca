import type { CSSProperties } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import {
  type ChartTracing,
  findPlace,
  isSameMarker,
  listMarkers,
  type Marker,
  REFERENCE_IDS,
} from '#model/chartTracing.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './PicturePane.module.css';
import { nameReference } from './readCalibration.ts';

interface Size {
  width: number;
  height: number;
}

interface PictureMarkersProps {
  tracing: ChartTracing;
  size: Size;
  series: readonly CurveAxis[];
  /** The series that clicks belong to; the others are in the background. */
  active: number;
  /** Whether x rises along a line; its points are then sorted, in whatever order they were clicked. */
  rising: boolean;
  selected: Marker | undefined;
}

/** The markers in the picture: the name of each reference, and a ring at each point of a line. */
export function PictureMarkers({ tracing, size, series, active, rising, selected }: PictureMarkersProps) {
  return (
    <div className={styles.markers} aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" focusable="false" aria-hidden="true">
        {series.map(({ title }, index) => (
          <polyline
            key={title}
            className={styles.line}
            data-series={index}
            data-other={index !== active || undefined}
            points={lineText(tracing.lines[index] ?? [], rising)}
          />
        ))}
      </svg>
      {listMarkers(tracing).map(({ marker, at }) => {
        const look = { 'data-selected': isSameMarker(marker, selected) || undefined, style: placeStyle(at, size) };
        if ('reference' in marker) {
          const { reference } = marker;
          return (
            <span key={reference} className={styles.reference} data-reference={reference} {...look}>
              <b>{nameReference(reference)}</b>
            </span>
          );
        }
        const { series: own, index } = marker;
        const other = own !== active || undefined;
        return (
          <span
            key={`${own} ${index}`}
            className={styles.point}
            data-series={own}
            data-index={index}
            data-other={other}
            {...look}
          />
        );
      })}
    </div>
  );
}

/** The marker that an element of the overlay belongs to. */
export function findDrawnMarker(element: Element): Marker | undefined {
  const drawn = element.closest<HTMLElement>('[data-reference], [data-index]');
  if (!drawn) return undefined;
  const { reference, series, index } = drawn.dataset;
  if (index !== undefined) return { series: Number(series), index: Number(index) };
  const found = REFERENCE_IDS.find((id) => id === reference);
  return found && { reference: found };
}

interface DrawnAt {
  sheet: HTMLElement | null;
  tracing: ChartTracing;
  size: Size;
  rising: boolean;
  marker: Marker;
  at: PlanePoint;
}

/** Moves a marker, and the line through it, to another place in the page without a React render. */
export function drawMarkerAt({ sheet, tracing, size, rising, marker, at }: DrawnAt): void {
  const query =
    'reference' in marker
      ? `[data-reference="${marker.reference}"]`
      : `[data-series="${marker.series}"][data-index="${marker.index}"]`;
  const element = sheet?.querySelector<HTMLElement>(query);
  if (element) Object.assign(element.style, placeStyle(at, size));
  if ('reference' in marker || !findPlace(tracing, marker)) return;
  const line = tracing.lines[marker.series]?.with(marker.index, at) ?? [];
  sheet?.querySelector(`polyline[data-series="${marker.series}"]`)?.setAttribute('points', lineText(line, rising));
}

function placeStyle(at: PlanePoint, { width, height }: Size): CSSProperties {
  return { left: `${(100 * at.x) / width}%`, top: `${(100 * at.y) / height}%` };
}

function lineText(line: readonly PlanePoint[], rising: boolean): string {
  const drawn = rising ? line.toSorted((a, b) => a.x - b.x) : line;
  return drawn.map(({ x, y }) => `${x},${y}`).join(' ');
}
