import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import { drawLoupe } from './drawLoupe.ts';
import type { Picture } from './readPicture.ts';

interface CursorSetup {
  picture: Picture;
  /** Screen pixels per pixel of the picture. */
  zoom: number;
  /** Describes a place: '7.2 m/s, 1540 kW'. */
  describe: (at: PlanePoint) => string;
}

export interface CursorElements {
  pane: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  crosshair: RefObject<HTMLDivElement | null>;
  loupe: RefObject<HTMLCanvasElement | null>;
  readout: RefObject<HTMLParagraphElement | null>;
  /** A live region that announces the place that keys move to. */
  spoken: RefObject<HTMLParagraphElement | null>;
}

export interface PictureCursor {
  elements: CursorElements;
  read: () => PlanePoint;
  /** Moves to a place, kept within the picture, and draws it in the next frame. */
  moveTo: (at: PlanePoint) => void;
  /** Moves to a place, and scrolls it into view. */
  show: (at: PlanePoint) => void;
  /** Moves to a place, scrolls it into view, and announces it; for keys. */
  stepTo: (at: PlanePoint) => void;
  /** Returns the place in the picture under a pointer. */
  locate: (pointer: { clientX: number; clientY: number }) => PlanePoint;
}

/**
 * Manages the place in the picture that pointer or keys point at, with its crosshair, loupe and values. These are drawn
 * once per frame without a React render, as a pointer moves more often than the page can render.
 */
export function usePictureCursor(setup: CursorSetup): PictureCursor {
  const elements = useCursorElements();
  const latest = useRef(setup);
  useLayoutEffect(() => {
    latest.current = setup;
  });
  const { picture, zoom, describe } = setup;
  const [{ stop, draw, center, ...cursor }] = useState(() => createCursor(elements, latest));

  useEffect(() => {
    if (picture) center();
    return stop;
  }, [picture, center, stop]);

  useEffect(() => {
    // The drawing depends on both, which it reads from `latest`.
    if (zoom > 0 && describe !== undefined) draw();
  }, [zoom, describe, draw]);

  return { elements, ...cursor };
}

function useCursorElements(): CursorElements {
  const [elements] = useState<CursorElements>(() => ({
    pane: { current: null },
    sheet: { current: null },
    crosshair: { current: null },
    loupe: { current: null },
    readout: { current: null },
    spoken: { current: null },
  }));
  return elements;
}

function createCursor(elements: CursorElements, latest: RefObject<CursorSetup>) {
  let at: PlanePoint = { x: 0, y: 0 };
  let frame: number | undefined;

  function draw() {
    frame = undefined;
    const { picture, zoom, describe } = latest.current;
    const { crosshair, loupe, readout } = elements;
    if (crosshair.current) {
      crosshair.current.style.left = `${(100 * at.x) / picture.width}%`;
      crosshair.current.style.top = `${(100 * at.y) / picture.height}%`;
    }
    if (readout.current) readout.current.textContent = describe(at);
    if (!loupe.current) return;
    drawLoupe(loupe.current, { picture, at, scale: zoom });
    placeLoupe(loupe.current.parentElement, elements.pane.current, at.x * zoom);
  }

  function moveTo(place: PlanePoint) {
    const { picture } = latest.current;
    at = { x: clamp(place.x, picture.width), y: clamp(place.y, picture.height) };
    frame ??= requestAnimationFrame(draw);
  }

  function show(place: PlanePoint) {
    moveTo(place);
    const { zoom } = latest.current;
    reveal(elements.pane.current, { x: at.x * zoom, y: at.y * zoom });
  }

  return {
    draw,
    moveTo,
    show,
    read: () => at,
    center: () => moveTo({ x: latest.current.picture.width / 2, y: latest.current.picture.height / 2 }),
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
    stepTo: (place: PlanePoint) => {
      show(place);
      if (elements.spoken.current) elements.spoken.current.textContent = latest.current.describe(at);
    },
    locate: ({ clientX, clientY }: { clientX: number; clientY: number }): PlanePoint => {
      const { picture } = latest.current;
      const edge = elements.sheet.current?.getBoundingClientRect();
      if (!edge || edge.width === 0) return at;
      return {
        x: clamp(((clientX - edge.left) / edge.width) * picture.width, picture.width),
        y: clamp(((clientY - edge.top) / edge.height) * picture.height, picture.height),
      };
    },
  };
}

function clamp(value: number, largest: number): number {
  return Math.min(Math.max(value, 0), largest);
}

/** Puts the loupe in the upper corner that is farther from the place, so that it doesn't cover it. */
function placeLoupe(loupe: HTMLElement | null, pane: HTMLElement | null, left: number): void {
  if (!pane || !loupe) return;
  const side = left - pane.scrollLeft > pane.clientWidth / 2 ? 'left' : 'right';
  if (loupe.dataset.side !== side) loupe.dataset.side = side;
}

/** Least distance in pixels between a revealed place and the edge of the pane. */
const MARGIN = 24;

function reveal(pane: HTMLElement | null, { x, y }: PlanePoint): void {
  if (!pane) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = pane;
  if (x < scrollLeft + MARGIN) pane.scrollLeft = x - MARGIN;
  else if (x > scrollLeft + clientWidth - MARGIN) pane.scrollLeft = x + MARGIN - clientWidth;
  if (y < scrollTop + MARGIN) pane.scrollTop = y - MARGIN;
  else if (y > scrollTop + clientHeight - MARGIN) pane.scrollTop = y + MARGIN - clientHeight;
}
