import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import type { Marker } from '#model/chartTracing.ts';
import type { PictureCursor } from './usePictureCursor.ts';

interface PointerSetup {
  cursor: PictureCursor;
  zoom: number;
  /** The marker that an element in the picture belongs to, and its place. */
  findMarker: (element: Element) => { marker: Marker; at: PlanePoint } | undefined;
  onGrab: (marker: Marker) => void;
  /** Draws a marker at another place until it is dropped. */
  drawAt: (marker: Marker, at: PlanePoint) => void;
  onDrop: (marker: Marker, at: PlanePoint) => void;
  /** Called when a marker is clicked, with the place of the click. */
  onPress: (marker: Marker, at: PlanePoint, pointer: string) => void;
  /** Called when the picture is clicked outside the markers. */
  onClick: (at: PlanePoint, pointer: string) => void;
}

type Gesture =
  | (Pressed & { kind: 'drag'; marker: Marker; from: PlanePoint; to: PlanePoint })
  | (Pressed & { kind: 'pan'; left: number; top: number });

interface Pressed {
  clientX: number;
  clientY: number;
  isMoved: boolean;
}

/** Pixels that the pointer may move during a click. */
const SLACK = 3;

/** Handles clicks, dragging of markers, and scrolling by dragging with the mouse; the browser scrolls by touch. */
export function usePicturePointer(setup: PointerSetup) {
  const latest = useRef(setup);
  useEffect(() => {
    latest.current = setup;
  });
  const gesture = useRef<Gesture>(undefined);
  /** Where the pointer was released, in fractions of a pixel, which the click event lacks. */
  const released = useRef<{ clientX: number; clientY: number; pointerType: string }>(undefined);
  /** Whether the click at the end of a gesture is ignored. */
  const isSpent = useRef(false);
  useEscape(gesture, latest);

  function press(event: PointerEvent<HTMLElement>) {
    isSpent.current = false;
    released.current = undefined;
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const pressed = { clientX: event.clientX, clientY: event.clientY, isMoved: false };
    const found = setup.findMarker(event.target);
    if (found) {
      isSpent.current = true;
      gesture.current = { kind: 'drag', ...pressed, marker: found.marker, from: found.at, to: found.at };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setup.onGrab(found.marker);
      setup.cursor.moveTo(found.at);
    } else if (event.pointerType === 'mouse') {
      const { scrollLeft: left = 0, scrollTop: top = 0 } = setup.cursor.elements.pane.current ?? {};
      gesture.current = { kind: 'pan', ...pressed, left, top };
    }
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { current } = gesture;
    const { cursor, zoom } = latest.current;
    if (!current) return cursor.moveTo(cursor.locate(event));
    const [x, y] = [event.clientX - current.clientX, event.clientY - current.clientY];
    current.isMoved ||= Math.hypot(x, y) > SLACK;
    if (!current.isMoved) return;
    if (current.kind === 'drag') {
      current.to = { x: current.from.x + x / zoom, y: current.from.y + y / zoom };
      cursor.moveTo(current.to);
      latest.current.drawAt(current.marker, current.to);
      return;
    }
    const pane = cursor.elements.pane.current;
    pane?.scrollTo({ left: current.left - x, top: current.top - y, behavior: 'instant' });
  }

  function release(event: PointerEvent<HTMLElement>) {
    const { current } = gesture;
    const { cursor, onDrop, onPress } = latest.current;
    const { clientX, clientY, pointerType } = event;
    released.current = { clientX, clientY, pointerType };
    gesture.current = undefined;
    if (current?.kind === 'pan') isSpent.current = current.isMoved;
    if (current?.kind !== 'drag') return;
    if (current.isMoved) onDrop(current.marker, cursor.read());
    else onPress(current.marker, cursor.locate(event), pointerType);
  }

  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: () => cancel(gesture, latest),
    onClick: (event: { clientX: number; clientY: number }) => {
      if (isSpent.current) return;
      // Assistive technology clicks without a pointer.
      const { pointerType, ...pointer } = released.current ?? { ...event, pointerType: 'mouse' };
      const at = setup.cursor.locate(pointer);
      // A touch moves no pointer there before.
      setup.cursor.moveTo(at);
      setup.onClick(at, pointerType);
    },
  };
}

function cancel(gesture: RefObject<Gesture | undefined>, latest: RefObject<PointerSetup>): void {
  const { current } = gesture;
  gesture.current = undefined;
  if (current?.kind === 'drag') latest.current.drawAt(current.marker, current.from);
}

/** Escape puts a marker back where the drag began. */
function useEscape(gesture: RefObject<Gesture | undefined>, latest: RefObject<PointerSetup>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || gesture.current?.kind !== 'drag') return;
      // The same key must not close the dialog.
      event.stopPropagation();
      cancel(gesture, latest);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [gesture, latest]);
}
