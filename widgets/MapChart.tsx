import { Suspense, useMemo, useState } from 'react';
import type { MapDefinition, MapValue } from '#model/FormDefinition.ts';
import { mapPlace, mapQuantity } from '#model/mapMessages.ts';
import { columnTitle } from './curveMessages.ts';
import parts from './editorParts.module.css';
import { HeatMap } from './HeatMap.tsx';
import { lazyChart } from './lazyChart.ts';
import styles from './MapChart.module.css';
import { numberRange } from './mapBounds.ts';
import type { MapCellPosition } from './mapCells.ts';
import { mapLineColor } from './mapColors.ts';
import type { OverlaySeries } from './OverlaySeries.ts';

interface MapChartProps {
  label: string;
  map: MapDefinition;
  /** NaN where a cell holds no number. */
  value: MapValue;
  active: MapCellPosition | undefined;
  onHover: (cell: MapCellPosition | undefined) => void;
}

// uPlot is only fetched when a curve is shown.
const OverlayChart = lazyChart(async () => (await import('./OverlayChart.tsx')).OverlayChart);

const VIEWS = ['Heat map', 'Curves'] as const;

/** A map as a heat map or as a family of curves, with the value of the cell under pointer or focus. */
export function MapChart({ label, map, value, active, onHover }: MapChartProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Heat map');
  const series = useMemo(() => (view === 'Curves' ? toSeries(map, value) : []), [view, map, value]);
  return (
    <div className={styles.chart}>
      <div className={parts.head}>
        <p className={styles.readout}>{readOut(map, value, active)}</p>
        <fieldset className={styles.views} aria-label={`Chart of ${label}`}>
          {VIEWS.map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.body}>
        {view === 'Heat map' ? (
          <HeatMap map={map} value={value} active={active} onHover={onHover} />
        ) : (
          <Suspense>
            <OverlayChart label={label} axis={columnTitle(map.z)} xTitle={columnTitle(map.x)} series={series} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** 'COP at 35 °C, 0 °C: 3.6', or the range of all values if no cell with a number is active. */
function readOut(map: MapDefinition, value: MapValue, active: MapCellPosition | undefined): string {
  const number = active && value.z[active.row - 1]?.[active.column - 1];
  if (active && number !== undefined && Number.isFinite(number)) {
    const params = { x: value.x[active.column - 1] ?? Number.NaN, y: value.y[active.row - 1] ?? Number.NaN };
    const at = `z/${active.row - 1}/${active.column - 1}`;
    const isPlaced = Number.isFinite(params.x) && Number.isFinite(params.y);
    return `${mapPlace(map, { at, params: isPlaced ? params : {} })}: ${mapQuantity(number, map.z)}`;
  }
  const range = numberRange(value.z);
  return range
    ? `${map.z.title} ${mapQuantity(range.least, map.z)} to ${mapQuantity(range.most, map.z)}`
    : 'No values yet';
}

/** Returns one line per distinct y; the first is the darkest. */
function toSeries(map: MapDefinition, { x, y, z }: MapValue): OverlaySeries[] {
  return y.flatMap((at, row) => {
    if (!Number.isFinite(at) || y.indexOf(at) !== row) return [];
    const color = mapLineColor(row / Math.max(1, y.length - 1));
    return [{ label: mapQuantity(at, map.y), x, y: z[row] ?? [], color, width: 2 }];
  });
}
