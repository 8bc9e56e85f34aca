import type { PlanePoint } from './calibrateChart.ts';

export const REFERENCE_IDS = ['x1', 'x2', 'y1', 'y2'] as const;

/** A place on an axis whose value is printed in the picture. */
export type ReferenceId = (typeof REFERENCE_IDS)[number];

export type AxisId = 'x' | 'y';

/** What the user has set in a picture of a chart; places are in pixels of the picture. */
export interface ChartTracing {
  places: Readonly<Partial<Record<ReferenceId, PlanePoint>>>;
  /** The values of the references as they were typed. */
  texts: Readonly<Record<ReferenceId, string>>;
  isLogarithmic: Readonly<Record<AxisId, boolean>>;
  /** The places along the line of each series, in the order of the clicks. */
  lines: readonly (readonly PlanePoint[])[];
}

/** Something marked in the picture: a reference, or a place on the line of a series. */
export type Marker = { reference: ReferenceId } | { series: number; index: number };

/** What the next click in the picture sets. */
export type Target = ReferenceId | 'line';

export function createTracing(seriesCount: number): ChartTracing {
  return {
    places: {},
    texts: { x1: '', x2: '', y1: '', y2: '' },
    isLogarithmic: { x: false, y: false },
    lines: Array.from({ length: seriesCount }, () => []),
  };
}

/** Returns the first reference that is not set yet; 'line' once all are. */
export function findNextTarget({ places }: ChartTracing): Target {
  return REFERENCE_IDS.find((id) => places[id] === undefined) ?? 'line';
}

/** Returns the place of a marker; undefined if it is not set or has been removed. */
export function findPlace({ places, lines }: ChartTracing, marker: Marker | undefined): PlanePoint | undefined {
  if (!marker) return undefined;
  return 'reference' in marker ? places[marker.reference] : lines[marker.series]?.[marker.index];
}

export function moveMarker(tracing: ChartTracing, marker: Marker, at: PlanePoint): ChartTracing {
  if ('reference' in marker) return { ...tracing, places: { ...tracing.places, [marker.reference]: at } };
  return withLine(tracing, marker.series, (line) => line.with(marker.index, at));
}

export function removeMarker(tracing: ChartTracing, marker: Marker): ChartTracing {
  if ('reference' in marker) {
    const { [marker.reference]: _, ...places } = tracing.places;
    return { ...tracing, places };
  }
  return withLine(tracing, marker.series, (line) => line.toSpliced(marker.index, 1));
}

/** Sets the target at a place and returns its marker; a place on the line is appended to that of the series. */
export function placeTarget(
  tracing: ChartTracing,
  { target, series, at }: { target: Target; series: number; at: PlanePoint },
): { tracing: ChartTracing; marker: Marker } {
  if (target === 'line') {
    const marker = { series, index: tracing.lines[series]?.length ?? 0 };
    return { tracing: withLine(tracing, series, (line) => [...line, at]), marker };
  }
  const marker = { reference: target };
  return { tracing: moveMarker(tracing, marker, at), marker };
}

export function isSameMarker(a: Marker | undefined, b: Marker | undefined): boolean {
  if (!a || !b) return a === b;
  if ('reference' in a || 'reference' in b) return 'reference' in a && 'reference' in b && a.reference === b.reference;
  return a.series === b.series && a.index === b.index;
}

/** All markers, the references first. */
export function listMarkers({ places, lines }: ChartTracing): { marker: Marker; at: PlanePoint }[] {
  const references = REFERENCE_IDS.flatMap((reference) => {
    const at = places[reference];
    return at ? [{ marker: { reference }, at }] : [];
  });
  const points = lines.flatMap((line, series) => line.map((at, index) => ({ marker: { series, index }, at })));
  return [...references, ...points];
}

function withLine(
  tracing: ChartTracing,
  series: number,
  change: (line: readonly PlanePoint[]) => readonly PlanePoint[],
): ChartTracing {
  return { ...tracing, lines: tracing.lines.map((line, index) => (index === series ? change(line) : line)) };
}
