import { ImageUp, Maximize, Redo2, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { PlanePoint } from '#model/calibrateChart.ts';
import { findPlace } from '#model/chartTracing.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { Alert } from '#ui/Alert.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { drawMarkerAt, findDrawnMarker, PictureMarkers } from './PictureMarkers.tsx';
import styles from './PicturePane.module.css';
import type { Picture } from './readPicture.ts';
import { usePictureCursor } from './usePictureCursor.ts';
import { usePictureKeys } from './usePictureKeys.ts';
import { usePicturePointer } from './usePicturePointer.ts';
import type { PictureTracing } from './usePictureTracing.ts';
import { usePictureZoom } from './usePictureZoom.ts';

interface PicturePaneProps {
  picture: Picture;
  traced: PictureTracing;
  series: readonly CurveAxis[];
  rising: boolean;
  /** Message that says what the next click sets. */
  step: string;
  /** Why another file could not be opened. */
  problem: string | undefined;
  /** Describes a place: '7.2 m/s, 1540 kW'. */
  describe: (at: PlanePoint) => string;
  /** Called with a place, and with how it was chosen: 'mouse', 'pen', 'touch' or 'key'. */
  onPlace: (at: PlanePoint, by: string) => void;
  onFiles: (files: Iterable<File>) => void;
  /** Filled with a function that focuses the picture. */
  focusRef: RefObject<() => void>;
}

/** Pixels of the loupe's canvas, shown at half that size so that it is sharp on screens of twice the density. */
const LOUPE = 264;

/** The picture, in which the user sets places by clicks, or by a crosshair that keys move. */
export function PicturePane(props: PicturePaneProps) {
  const { picture, traced, series, rising, describe, onPlace } = props;
  const { tracing, selected } = traced;
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const view = usePictureZoom({ pane, size: picture });
  const cursor = usePictureCursor({ picture, zoom: view.zoom, describe });
  const { elements } = cursor;
  const pointer = usePicturePointer({
    cursor,
    zoom: view.zoom,
    findMarker: (element) => {
      const marker = findDrawnMarker(element);
      const at = findPlace(tracing, marker);
      // Where lines cross, a click belongs to the selected series.
      const isOther = marker && 'series' in marker && marker.series !== traced.series;
      return marker && at && !isOther ? { marker, at } : undefined;
    },
    onGrab: traced.select,
    drawAt: (marker, at) => drawMarkerAt({ sheet: elements.sheet.current, tracing, size: picture, rising, marker, at }),
    onDrop: traced.moveTo,
    onPress: (marker, at, by) => {
      const isReference = 'reference' in marker;
      const { target } = traced;
      if (target === 'line' ? !isReference : isReference && marker.reference === target) return;
      // X1 and Y1 often share a place, at which a line may begin as well.
      onPlace((target !== 'line' && findPlace(tracing, marker)) || at, by);
    },
    onClick: onPlace,
  });
  const keys = usePictureKeys({ traced, cursor, view, onPlace: (at) => onPlace(at, 'key') });

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.drawImage(picture.bitmap, 0, 0);
  }, [picture]);

  const place = findPlace(tracing, selected);
  const { show } = cursor;
  useEffect(() => {
    if (place) show(place);
  }, [place, show]);

  const { focusRef } = props;
  useEffect(() => {
    focusRef.current = () => elements.sheet.current?.focus({ preventScroll: true });
    if (picture) focusRef.current();
  }, [focusRef, elements, picture]);

  const { width, height } = picture;
  return (
    <section className={styles.stage} aria-label="Picture">
      <PictureTools view={view} traced={traced} onFiles={props.onFiles} />
      {props.problem !== undefined && <Alert tone="error">{props.problem}</Alert>}
      <p id={`${id}-step`} className={styles.step} role="status">
        {props.step}
      </p>
      <div className={styles.frame} style={toRatio(picture)}>
        <div
          ref={(element) => {
            pane.current = element;
            elements.pane.current = element;
          }}
          className={styles.pane}
        >
          <div
            ref={elements.sheet}
            className={styles.sheet}
            style={{ width: width * view.zoom, height: height * view.zoom }}
            role="application"
            aria-label="Picture of the chart"
            aria-describedby={`${id}-step ${id}-keys`}
            {...pointer}
            {...keys}
          >
            <div className={styles.paper} aria-hidden="true">
              <canvas ref={canvas} width={width} height={height} />
            </div>
            <PictureMarkers {...{ tracing, series, rising, selected }} active={traced.series} size={picture} />
            <div ref={elements.crosshair} className={styles.crosshair} aria-hidden="true" />
          </div>
        </div>
        <div className={styles.loupe} aria-hidden="true">
          <canvas ref={elements.loupe} width={LOUPE} height={LOUPE} />
        </div>
      </div>
      <p ref={elements.readout} className={styles.readout} />
      <VisuallyHidden>
        <span ref={elements.spoken} aria-live="polite" />
      </VisuallyHidden>
      <p id={`${id}-keys`} className={styles.keys}>
        Arrow keys move the crosshair by 1 pixel, with <kbd>Shift</kbd> 10, with <kbd>Ctrl</kbd> 100. <kbd>Enter</kbd>{' '}
        sets a point, <kbd>Delete</kbd> removes the selected one.
      </p>
    </section>
  );
}

/** The style sheet's variable that makes the pane as high as the picture needs. */
function toRatio({ width, height }: Picture): CSSProperties {
  // React's type has no custom properties.
  return { '--picture-ratio': `${width} / ${height}` } as CSSProperties;
}

interface PictureToolsProps {
  view: ReturnType<typeof usePictureZoom>;
  traced: PictureTracing;
  onFiles: (files: Iterable<File>) => void;
}

function PictureTools({ view, traced, onFiles }: PictureToolsProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { selected, canUndo, canRedo } = traced;
  return (
    <div className={styles.tools}>
      <IconButton label="Zoom out" icon={<ZoomOut />} onClick={view.zoomOut} />
      <IconButton label="Fit the picture" icon={<Maximize />} onClick={view.fit} />
      <IconButton label="Zoom in" icon={<ZoomIn />} onClick={view.zoomIn} />
      <IconButton label="Undo" icon={<Undo2 />} aria-disabled={!canUndo || undefined} onClick={traced.undo} />
      <IconButton label="Redo" icon={<Redo2 />} aria-disabled={!canRedo || undefined} onClick={traced.redo} />
      <IconButton
        label="Remove the selected point"
        icon={<Trash2 />}
        aria-disabled={!selected || undefined}
        onClick={() => selected && traced.remove(selected)}
      />
      <IconButton label="Another picture" icon={<ImageUp />} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture of the chart"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
