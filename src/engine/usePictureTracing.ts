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

/** The markers in a picture, with their history, and the selected one. */
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
      /** Makes a move by keys, or the typing in one input, one step. */
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
      /** Without a marker, deselects, and ends moving a reference. */
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
      // The values of the axes may be those of the next picture as well.
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
    /** The marker that keys move; absent once it is removed, by undoing as well. */
    selected: findPlace(tracing, marked) ? marked : undefined,
    openPicture,
    /** Sets the marker that the target names. */
    place: (at: PlanePoint, isSelected: boolean) => {
      const placed = placeTarget(tracing, { target, series, at });
      change((before) => ({ ...before, tracing: placed.tracing }));
      setMarked(isSelected ? placed.marker : undefined);
      if (target !== 'line') setChosen(undefined);
    },
  };
}

export type PictureTracing = ReturnType<typeof usePictureTracing>;
