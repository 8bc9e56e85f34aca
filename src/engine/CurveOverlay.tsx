import { memo, useMemo } from 'react';
import { curveFieldNames, toCurvePoints } from '#model/curveText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { CurveVersions } from './CurveVersions.tsx';

export interface CurveVersion {
  /** Its label in the legend: 'Before', or a component's name. */
  label: string;
  /** Texts of the curve's fields. */
  texts: Texts;
}

export interface CurveOverlayProps {
  curve: CurveDefinition;
  versions: readonly CurveVersion[];
  /** Whether the first version is the former one, drawn grey and dashed behind the others. */
  isChange?: boolean | undefined;
}

/** Several versions of a curve on one chart, which is redrawn only when one of their texts or labels changes. */
export const CurveOverlay = memo(function CurveOverlay({ curve, versions, isChange = false }: CurveOverlayProps) {
  const drawn = useMemo(
    () => versions.map(({ label, texts }) => ({ label, points: toCurvePoints(curve, (name) => texts[name] ?? '') })),
    [curve, versions],
  );
  return <CurveVersions curve={curve} versions={drawn} isChange={isChange} />;
}, hasSameContent);

function hasSameContent(before: CurveOverlayProps, after: CurveOverlayProps): boolean {
  if (before.curve !== after.curve || before.isChange !== after.isChange) return false;
  if (before.versions.length !== after.versions.length) return false;
  const names = curveFieldNames(after.curve);
  return after.versions.every(({ label, texts }, index) => {
    const old = before.versions[index];
    return old?.label === label && names.every((name) => old.texts[name] === texts[name]);
  });
}
