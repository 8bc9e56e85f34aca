import type { FieldProps } from '@rjsf/utils';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { curveFaults } from '#model/curvePoints.ts';
import { curveFieldNames, curvePointsOf, curveTexts } from '#model/curveText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { CurveEditor } from '#widgets/CurveEditor.tsx';
import styles from './CurveField.module.css';
import { fieldId, useFormSettings } from './formContext.ts';

/** RJSF's field of a curve: several fields of the draft edited together. */
export function CurveField({ uiSchema }: FieldProps) {
  const { store } = useFormSettings();
  const id = uiSchema?.['ui:options']?.curve;
  const curve = typeof id === 'string' ? store.definition.curves[id] : undefined;
  return curve ? <BoundCurve curve={curve} /> : null;
}

function BoundCurve({ curve }: { curve: CurveDefinition }) {
  const { store, idPrefix, readOnly, marksChanges } = useFormSettings();
  const names = useMemo(() => curveFieldNames(curve), [curve]);
  const texts = useTexts(store, names);
  const points = useMemo(() => curvePointsOf(curve, textOf(names, texts)), [curve, names, texts]);
  const faults = useMemo(() => curveFaults(points, { rising: curve.rising, x: curve.x, y: curve.y }), [points, curve]);
  const { isChanged, error } = useCurveState(store, names);
  return (
    <div
      className={styles.curve}
      data-field={curve.id}
      data-wide
      data-modified={(isChanged && marksChanges) || undefined}
    >
      <CurveEditor
        idPrefix={fieldId(idPrefix, curve.id)}
        label={curve.title}
        axis={curve.axis}
        x={curve.x}
        y={curve.y}
        points={points}
        faults={faults}
        fixedX={!('field' in curve.x.source)}
        readOnly={readOnly}
        notes={curve.help ? [curve.help] : undefined}
        onChange={(next) => store.change(curveTexts(curve, next), { typing: true })}
        onReset={isChanged && marksChanges ? () => store.restore(names) : undefined}
      />
      {/* Faults of single points are told by the editor; what is left concerns the lists as a whole. */}
      {error && faults.length === 0 && <p className={styles.error}>{error}</p>}
    </div>
  );
}

const BREAK = '\n';

/** Texts of all these fields, one per line: a value that is equal as long as none of them changes. */
function useTexts(store: DraftStore, names: readonly string[]): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map((name) => store.subscribeText(name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, names],
  );
  return useSyncExternalStore(subscribe, () => names.map((name) => store.text(name)).join(BREAK));
}

function textOf(names: readonly string[], texts: string): (name: string) => string {
  const lines = texts.split(BREAK);
  return (name) => lines[names.indexOf(name)] ?? '';
}

function useCurveState(store: DraftStore, names: readonly string[]): { isChanged: boolean; error: string | undefined } {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map((name) => store.subscribe(name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, names],
  );
  const isChanged = useSyncExternalStore(subscribe, () => names.some((name) => store.snapshot(name).changed));
  const error = useSyncExternalStore(subscribe, () =>
    names.map((name) => store.snapshot(name).shownError).find(Boolean),
  );
  return { isChanged, error };
}
