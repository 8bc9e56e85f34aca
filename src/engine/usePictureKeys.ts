import type { KeyboardEvent } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import { findPlace } from '#model/chartTracing.ts';
import type { PictureCursor } from './usePictureCursor.ts';
import type { PictureTracing } from './usePictureTracing.ts';
import type { usePictureZoom } from './usePictureZoom.ts';

interface PictureKeys {
  traced: PictureTracing;
  cursor: PictureCursor;
  view: ReturnType<typeof usePictureZoom>;
  onPlace: (at: PlanePoint) => void;
}

const DIRECTIONS: ReadonlyMap<string, PlanePoint> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/**
 * Returns props that let an element handle keys: arrow keys move the selected marker, or else the crosshair, at which
 * Enter sets a point; Delete removes the marker; +, - and 0 zoom.
 */
export function usePictureKeys({ traced, cursor, view, onPlace }: PictureKeys) {
  const { selected } = traced;
  const place = findPlace(traced.tracing, selected);

  function step(direction: PlanePoint, count: number) {
    const from = selected && place ? place : cursor.read();
    cursor.stepTo({ x: from.x + direction.x * count, y: from.y + direction.y * count });
    if (selected) traced.moveTo(selected, cursor.read(), 'move with keys');
  }

  const actions: Readonly<Record<string, () => void>> = {
    Enter: () => (selected ? traced.select(undefined) : onPlace(cursor.read())),
    Delete: () => selected && traced.remove(selected),
    Backspace: () => selected && traced.remove(selected),
    '+': view.zoomIn,
    '-': view.zoomOut,
    '0': view.fit,
  };

  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS.get(event.key);
    const isLong = event.ctrlKey || event.metaKey;
    const action = isLong || !Object.hasOwn(actions, event.key) ? undefined : actions[event.key];
    if (!direction && !action) return;
    event.preventDefault();
    if (direction) step(direction, isLong ? 100 : event.shiftKey ? 10 : 1);
    else action?.();
  }

  return { tabIndex: 0, onKeyDown: press };
}
