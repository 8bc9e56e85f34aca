import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

interface ClientPoint {
  clientX: number;
  clientY: number;
}

const STEP = 1.5;
const LARGEST = 8;
const SMALLEST = 0.1;
/** Largest zoom at which a small picture is fitted to the pane. */
const LARGEST_FIT = 3;

/** Manages the zoom of a picture: fitted to its pane, or as chosen, around the pointer or the middle of the pane. */
export function usePictureZoom({ pane, size }: { pane: RefObject<HTMLElement | null>; size: Size }) {
  const { width, height } = size;
  const [chosen, setChosen] = useState<number>();
  const [fit, setFit] = useState(1);
  const anchor = useRef<{ left: number; top: number; share: { x: number; y: number } }>(undefined);
  const zoom = chosen ?? fit;

  useLayoutEffect(() => {
    const frame = pane.current?.parentElement;
    if (!frame) return;
    const measure = () => {
      // Measured on the frame, so that a scroll bar that appears does not change it.
      const { clientWidth, clientHeight } = frame;
      if (clientWidth > 0) setFit(Math.min(clientWidth / width, clientHeight / height, LARGEST_FIT));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [pane, width, height]);

  useLayoutEffect(() => {
    const box = pane.current;
    const sheet = box?.querySelector<HTMLElement>(':scope > *');
    if (!box || !sheet || !anchor.current) return;
    const { left, top, share } = anchor.current;
    anchor.current = undefined;
    box.scrollLeft = sheet.offsetLeft + share.x * width * zoom - left;
    box.scrollTop = sheet.offsetTop + share.y * height * zoom - top;
  }, [pane, zoom, width, height]);

  const zoomBy = useCallback(
    (factor: number, around?: ClientPoint) => {
      const box = pane.current;
      if (!box) return;
      const edge = box.getBoundingClientRect();
      const left = around ? around.clientX - edge.left : box.clientWidth / 2;
      const top = around ? around.clientY - edge.top : box.clientHeight / 2;
      const sheet = box.firstElementChild?.getBoundingClientRect() ?? edge;
      anchor.current = {
        left,
        top,
        share: { x: (edge.left + left - sheet.left) / sheet.width, y: (edge.top + top - sheet.top) / sheet.height },
      };
      setChosen(Math.min(Math.max(zoom * factor, SMALLEST), LARGEST));
    },
    [pane, zoom],
  );

  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(2 ** (-event.deltaY / 300), event);
    };
    // React's listener is passive and could not keep the page from zooming.
    box.addEventListener('wheel', wheel, { passive: false });
    return () => box.removeEventListener('wheel', wheel);
  }, [pane, zoomBy]);

  return {
    zoom,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => setChosen(undefined),
  };
}
