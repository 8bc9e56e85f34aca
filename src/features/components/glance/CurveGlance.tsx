import { useMemo } from 'react';
import { useDebouncedTexts } from '#engine/useDebouncedTexts.ts';
import { currencyText } from '#model/currencyText.ts';
import { curveFieldNames, toCurvePoints } from '#model/curveText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { drawSparkline } from '#model/drawSparkline.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { groupDigits } from '#model/groupDigits.ts';
import { significantText } from '#model/significantText.ts';
import styles from './CurveGlance.module.css';

export interface CurveGlanceProps {
  store: DraftStore;
  curve: CurveDefinition;
  currency: string;
  onGo: (field: string) => void;
}

/** A small picture of a curve with the range of its values; a click goes to the curve. */
export function CurveGlance({ store, curve, currency, onGo }: CurveGlanceProps) {
  const names = useMemo(() => curveFieldNames(curve), [curve]);
  const texts = useDebouncedTexts(store, names);
  const drawn = useMemo(() => {
    const byName = new Map(names.map((name, index) => [name, texts[index] ?? '']));
    return drawSparkline(
      toCurvePoints(curve, (name) => byName.get(name) ?? ''),
      curve.logarithmic,
    );
  }, [curve, names, texts]);
  const unit = curve.y[0]?.unit;
  return (
    <button type="button" className={styles.curve} onClick={() => onGo(names[0] ?? curve.id)}>
      <span className={styles.title}>{curve.title}</span>
      <span className={styles.range}>
        {drawn
          ? `${shortText(drawn.low)} to ${shortText(drawn.high)}${unit === undefined ? '' : ` ${currencyText(unit, currency)}`}`
          : 'No points'}
      </span>
      <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {drawn &&
          curve.y.map(({ title }, index) => (
            <path key={title} d={drawn.paths[index]} vectorEffect="non-scaling-stroke" />
          ))}
      </svg>
    </button>
  );
}

function shortText(value: number): string {
  const text = significantText(value);
  return groupDigits(text) ?? text;
}
