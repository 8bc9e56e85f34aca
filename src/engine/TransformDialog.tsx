import { type FormEvent, useId, useMemo, useState } from 'react';
import { type CurvePoints, samePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { transformCurve } from '#model/transformCurve.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import type { AskedTool } from '#widgets/CurveTool.ts';
import { problemMessage } from '#widgets/curveMessages.ts';
import { NumberInput } from '#widgets/NumberInput.tsx';
import styles from './CurveDialog.module.css';
import { CurveOutcome } from './CurveOutcome.tsx';
import {
  describeDone,
  isOfSeries,
  KIND_LABELS,
  listKinds,
  listParameters,
  type Parameter,
  type TransformationKind,
  toTransformation,
} from './transformations.ts';
import { usePausedFormKeys } from './usePausedFormKeys.ts';

interface TransformDialogProps extends AskedTool {
  curve: CurveDefinition;
}

const ALL = 'all';

/** A dialog for changing a whole curve, with a preview of the result. */
export function TransformDialog({ curve, points, fixedX, onApply, onCancel }: TransformDialogProps) {
  usePausedFormKeys();
  const id = useId();
  const [kind, setKind] = useState<TransformationKind>('scale');
  const [chosen, setChosen] = useState(ALL);
  const series = chosen === ALL ? undefined : Number(chosen);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const { read, change } = useMemo(
    () => readChange({ kind, series, texts, curve, points }),
    [kind, series, texts, curve, points],
  );
  const isReadable = read.every(({ problem }) => problem === undefined);
  const { points: after, refusal } = useMemo(() => transformCurve(points, change), [points, change]);
  const done = describeDone(change, curve);
  const isSame = !isReadable || refusal !== undefined || samePoints(after, points);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(after, [done]);
  };

  return (
    <Dialog
      open
      size="l"
      title={`Transform ${curve.title}`}
      description="Nothing has changed yet."
      onClose={onCancel}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" disabled={isSame}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <form id={id} className={styles.others} noValidate onSubmit={apply}>
          <Select
            aria-label="Transformation"
            value={kind}
            options={listKinds({ fixedX }).map((value) => ({ value, label: KIND_LABELS[value] }))}
            onChange={(value) => setKind(value as TransformationKind)}
          />
          {curve.y.length > 1 && isOfSeries(kind) && (
            <Select
              aria-label="Series"
              value={chosen}
              options={[
                { value: ALL, label: 'All series' },
                ...curve.y.map(({ title }, index) => ({ value: String(index), label: title })),
              ]}
              onChange={setChosen}
            />
          )}
          {read.map(({ name, label, unit, text, problem }) => (
            <div key={`${kind} ${name}`} className={styles.parameter}>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <NumberInput
                id={`${id}-${name}`}
                defaultValue={text}
                unit={unit || undefined}
                invalid={problem !== undefined}
                describedBy={problem === undefined ? undefined : `${id}-${name}-problem`}
                onChange={(typed) => setTexts((before) => ({ ...before, [`${kind} ${name}`]: typed }))}
              />
              {problem !== undefined && (
                <p id={`${id}-${name}-problem`} className={styles.problem} role="alert">
                  {problem}
                </p>
              )}
            </div>
          ))}
        </form>
        <CurveOutcome
          curve={curve}
          before={points}
          after={isReadable ? after : points}
          label="After"
          notes={isReadable ? [refusal ?? done] : []}
          refusal={isReadable ? refusal : undefined}
        />
      </div>
    </Dialog>
  );
}

interface Typed {
  kind: TransformationKind;
  series: number | undefined;
  /** Typed texts by '{kind} {parameter}'. */
  texts: Readonly<Record<string, string>>;
  curve: CurveDefinition;
  points: CurvePoints;
}

/** Returns the typed numbers, and the transformation that they describe. */
function readChange({ kind, series, texts, curve, points }: Typed) {
  const read = listParameters(kind, { curve, series, points }).map((parameter) =>
    readParameter(parameter, texts[`${kind} ${parameter.name}`]),
  );
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value]));
  return { read, change: toTransformation({ kind, series, values: { by: 0, from: 0, to: 0, step: 0, ...values } }) };
}

function readParameter(parameter: Parameter, typed: string | undefined) {
  const text = typed ?? parameter.start;
  const found = readQuantity(text, { unit: parameter.unit });
  if ('problem' in found) return { ...parameter, text, value: 0, problem: problemMessage(found) };
  return { ...parameter, text, value: found.value ?? 0, problem: found.value === null ? 'Enter a number' : undefined };
}
