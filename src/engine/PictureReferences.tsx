import { useLayoutEffect, useRef } from 'react';
import type { AxisId, ReferenceId } from '#model/chartTracing.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { columnTitle } from '#widgets/curveMessages.ts';
import { NumberInput } from '#widgets/NumberInput.tsx';
import styles from './PictureDialog.module.css';
import { AXIS_REFERENCES, type CalibrationReading, findUnits, nameReference } from './readCalibration.ts';
import type { PictureTracing } from './usePictureTracing.ts';

interface PictureReferencesProps {
  curve: CurveDefinition;
  traced: PictureTracing;
  problems: CalibrationReading['problems'];
  idPrefix: string;
  onFocusPicture: () => void;
}

/** Two points for each axis, with the values that are printed there. */
export function PictureReferences({ curve, traced, problems, idPrefix, onFocusPicture }: PictureReferencesProps) {
  const { tracing } = traced;
  const units = findUnits(curve);
  const [first] = curve.y;
  const titles: Readonly<Record<AxisId, string>> = {
    x: columnTitle(curve.x),
    y: curve.axis ?? (first ? columnTitle(first) : ''),
  };

  function aim(reference: ReferenceId) {
    // Selecting a reference that is set lets keys move it; a second press deselects it.
    traced.select(tracing.places[reference] && traced.target !== reference ? { reference } : undefined);
    traced.aim(traced.target === reference ? undefined : reference);
    onFocusPicture();
  }

  return (
    <section className={styles.part} aria-labelledby={`${idPrefix}-references`}>
      <h3 id={`${idPrefix}-references`} className={styles.heading}>
        1. Set two points per axis
      </h3>
      {(['x', 'y'] as const).map((axis) => (
        <fieldset key={axis} className={styles.axis}>
          <legend>{titles[axis]}</legend>
          {AXIS_REFERENCES[axis].map((reference) => (
            <ReferenceRow
              key={reference}
              id={`${idPrefix}-${reference}`}
              reference={reference}
              unit={units[axis]}
              text={tracing.texts[reference]}
              problem={problems[reference]}
              isSet={tracing.places[reference] !== undefined}
              isAimed={traced.target === reference}
              onAim={() => aim(reference)}
              onType={(text) => traced.typeValue(reference, text)}
              onFocusPicture={onFocusPicture}
            />
          ))}
          <Checkbox
            label="Logarithmic"
            className={styles.logarithmic}
            checked={tracing.isLogarithmic[axis]}
            onChange={(isLogarithmic) => traced.setLogarithmic(axis, isLogarithmic)}
          />
        </fieldset>
      ))}
    </section>
  );
}

interface ReferenceRowProps {
  id: string;
  reference: ReferenceId;
  unit: string;
  text: string;
  problem: string | undefined;
  isSet: boolean;
  /** Whether the next click sets the reference. */
  isAimed: boolean;
  onAim: () => void;
  onType: (text: string) => void;
  onFocusPicture: () => void;
}

function ReferenceRow({ id, reference, unit, text, problem, onType, ...row }: ReferenceRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = nameReference(reference);
  // The input owns its text, except when a step is undone.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text;
  }, [text]);
  return (
    <div className={styles.reference}>
      <button
        type="button"
        className={styles.aim}
        aria-pressed={row.isAimed}
        aria-label={`${name}: ${row.isSet ? 'move' : 'set'} in the picture`}
        data-set={row.isSet || undefined}
        onClick={row.onAim}
      >
        {name}
      </button>
      <NumberInput
        id={id}
        label={`Value of ${name}`}
        defaultValue={text}
        inputRef={input}
        unit={unit || undefined}
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        onChange={onType}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          row.onFocusPicture();
        }}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
