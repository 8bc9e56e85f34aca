import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import type { Calibration, PlanePoint } from '#model/calibrateChart.ts';
import type { Target } from '#model/chartTracing.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useConfirmLeave } from '#ui/useConfirmLeave.tsx';
import { applyTracedLines } from '#widgets/applyTracedLines.ts';
import type { AskedTool } from '#widgets/CurveTool.ts';
import { quantity } from '#widgets/curveMessages.ts';
import { readPicturePoint } from '#widgets/readPicturePoint.ts';
import { CurveOutcome } from './CurveOutcome.tsx';
import styles from './PictureDialog.module.css';
import { PictureDrop } from './PictureDrop.tsx';
import { PicturePane } from './PicturePane.tsx';
import { PicturePoints } from './PicturePoints.tsx';
import { PictureReferences } from './PictureReferences.tsx';
import { findUnits, readCalibration } from './readCalibration.ts';
import { usePictureFiles } from './usePictureFiles.ts';
import { usePictureTracing } from './usePictureTracing.ts';
import { useTracingKeys } from './useTracingKeys.ts';

interface PictureDialogProps extends AskedTool {
  curve: CurveDefinition;
}

/** Reads a curve off a picture, which stays in the browser: two points per axis, then clicks on a line. */
export function PictureDialog({ curve, points, fixedX, picture: file, onApply, onCancel }: PictureDialogProps) {
  const id = useId();
  const traced = usePictureTracing(curve.y.length);
  const { picture, tracing, target } = traced;
  const { leave, question } = useConfirmLeave({
    asks: () => traced.canUndo,
    title: 'Discard the picture?',
    loss: 'The points that you set in it would be lost.',
    onLeave: onCancel,
  });
  const files = usePictureFiles(file, traced.openPicture);
  useTracingKeys(traced);
  const focusPicture = useRef(() => {});
  const onFocusPicture = () => focusPicture.current();
  const read = useMemo(() => readCalibration(tracing, findUnits(curve)), [tracing, curve]);
  const { calibration } = read;
  const describe = useCallback((at: PlanePoint) => describePlace(at, { calibration, curve }), [calibration, curve]);
  const taken = useMemo(
    () =>
      calibration &&
      applyTracedLines({
        ...{ points, calibration, lines: tracing.lines, fixedX },
        ...{ x: curve.x, y: curve.y, rising: curve.rising, outside: curve.outside },
      }),
    [points, calibration, tracing.lines, fixedX, curve],
  );
  const lack = picture ? (read.lack ?? taken?.refusal) : 'No picture yet';
  const result = lack === undefined ? taken : undefined;
  // Drawing the outcome must not delay the point that was just set.
  const shown = useDeferredValue(result);

  function place(at: PlanePoint, by: string) {
    const [set, text] = target === 'line' ? [] : [target, tracing.texts[target]];
    traced.place(at, by !== 'key');
    // After a touch, the focus would open the on-screen keyboard over the picture.
    if (set && text === '' && by !== 'touch') document.getElementById(`${id}-${set}`)?.focus();
  }

  return (
    <Dialog
      open
      size="xl"
      tall={picture !== undefined}
      flush
      title={`${curve.title} from a picture`}
      description="Nothing has changed yet."
      onClose={leave}
      closeOnOutsidePress={false}
      footer={
        <>
          <span id={`${id}-lack`} className={styles.lack} role="status">
            {lack}
          </span>
          <Button onClick={leave}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!result}
            aria-describedby={`${id}-lack`}
            onClick={() => result && onApply(result.points, result.notes, result.table)}
          >
            Use points
          </Button>
        </>
      }
    >
      {picture ? (
        <div className={styles.content}>
          <PicturePane
            picture={picture}
            traced={traced}
            series={curve.y}
            rising={curve.rising || fixedX}
            step={describeStep(target, { curve, series: traced.series })}
            problem={files.problem}
            describe={describe}
            onPlace={place}
            onFiles={files.open}
            focusRef={focusPicture}
          />
          <div className={styles.side}>
            <PictureReferences
              curve={curve}
              traced={traced}
              problems={read.problems}
              idPrefix={id}
              onFocusPicture={onFocusPicture}
            />
            <PicturePoints
              series={curve.y}
              traced={traced}
              describe={describe}
              idPrefix={id}
              onFocusPicture={onFocusPicture}
            />
            {shown && (
              <CurveOutcome
                curve={curve}
                before={points}
                after={shown.points}
                label="From the picture"
                notes={shown.notes}
              />
            )}
          </div>
        </div>
      ) : (
        <PictureDrop isReading={files.isReading} problem={files.problem} onFiles={files.open} />
      )}
      {question}
    </Dialog>
  );
}

/** Describes what the next click sets. */
function describeStep(target: Target, { curve, series }: { curve: CurveDefinition; series: number }): string {
  switch (target) {
    case 'x1':
      return 'X1: click a value that is printed on the x axis';
    case 'x2':
      return 'X2: click another value on the x axis, far from X1';
    case 'y1':
      return 'Y1: click a value that is printed on the y axis';
    case 'y2':
      return 'Y2: click another value on the y axis, far from Y1';
    case 'line':
      return curve.y.length > 1 ? `Click along the line of ${curve.y[series]?.title}` : 'Click along the line';
  }
}

/** '7.2 m/s, 1540 kW'; pixels until the axes are set. */
function describePlace(
  at: PlanePoint,
  { calibration, curve }: { calibration: Calibration | undefined; curve: CurveDefinition },
): string {
  if (!calibration) return `${Math.round(at.x)}, ${Math.round(at.y)} pixels`;
  const units = findUnits(curve);
  const { x, y } = readPicturePoint(at, { calibration, x: {}, y: {} });
  return `${quantity(x, units.x)}, ${quantity(y, units.y)}`;
}
