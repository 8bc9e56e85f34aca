import { useCallback, useMemo, useState } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import {
  type AxisId,
  type ChartTracing,
  createTracing,
  findNextTarget,
  findPlace,
  isSameMarker,
  type Marker,
  moveMarker,
  placeTarget,
  type ReferenceId,
  removeMarker,
  type Target,
} from '#model/chartTracing.ts';
import type { Picture } from './readPicture.ts';
import { useSteps } from './useSteps.ts';

interface Traced {
  picture: Picture | undefined;
  tracing: ChartTracing;
}

/** The key of the step that opens a picture. */
const PICTURE = 'picture';

/** Manages the markers in a picture, their history, and the selected one. */
export function usePictureTracing(seriesCount: number) {
  const { now, change, ...steps } = useSteps<Traced>(
    () => ({ picture: undefined, tracing: createTracing(seriesCount) }),
    PICTURE,
  );
  const [chosen, setChosen] = useState<Target>();
  const [marked, setMarked] = useState<Marker>();
  const [series, setSeries] = useState(0);
  const { picture, tracing } = now;
  const target = chosen ?? findNextTarget(tracing);

  const actions = useMemo(() => {
    const trace = (update: (tracing: ChartTracing) => ChartTracing, key?: string) =>
      change((before) => ({ ...before, tracing: update(before.tracing) }), key);
    return {
      /** Moves a marker; consecutive moves with the same `key` are one step of the history. */
      moveTo: (marker: Marker, at: PlanePoint, key?: string) =>
        trace((before) => (findPlace(before, marker) ? moveMarker(before, marker, at) : before), key),
      remove: (marker: Marker) => {
        trace((before) => removeMarker(before, marker));
        setMarked(undefined);
      },
      typeValue: (reference: ReferenceId, text: string) =>
        trace((before) => ({ ...before, texts: { ...before.texts, [reference]: text } }), `value ${reference}`),
      setLogarithmic: (axis: AxisId, isLogarithmic: boolean) =>
        trace((before) => ({ ...before, isLogarithmic: { ...before.isLogarithmic, [axis]: isLogarithmic } })),
      /** Selects a marker; undefined deselects, and cancels setting a chosen reference. */
      select: (marker: Marker | undefined) => {
        setMarked((before) => (isSameMarker(before, marker) ? before : marker));
        if (!marker) setChosen(undefined);
      },
      aim: (next: Target | undefined) => setChosen(next),
      chooseSeries: (next: number) => {
        setSeries(next);
        setMarked(undefined);
      },
    };
  }, [change]);

  const openPicture = useCallback(
    (opened: Picture) => {
      // The typed axis values are kept, as they may apply to the next picture as well.
      change(
        ({ tracing: { lines, texts } }) => ({ picture: opened, tracing: { ...createTracing(lines.length), texts } }),
        PICTURE,
      );
      setMarked(undefined);
      setChosen(undefined);
    },
    [change],
  );

  return {
    ...steps,
    ...actions,
    picture,
    tracing,
    target,
    series,
    /** The marker that keys move; undefined once it is removed, for example by an undo. */
    selected: findPlace(tracing, marked) ? marked : undefined,
    openPicture,
    /** Sets the marker of the current target at a place. */
    place: (at: PlanePoint, isSelected: boolean) => {
      const placed = placeTarget(tracing, { target, series, at });
      change((before) => ({ ...before, tracing: placed.tracing }));
      setMarked(isSelected ? placed.marker : undefined);
      if (target !== 'line') setChosen(undefined);
    },
  };
}

export type PictureTracing = ReturnType<typeof usePictureTracing>;
