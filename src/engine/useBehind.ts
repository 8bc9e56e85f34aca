import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { toCurvePoints } from '#model/curveText.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import type { CurveBehind } from '#widgets/CurveBehind.ts';
import { CurvesBehindContext } from './curvesBehind.ts';

interface Behind {
  /** The curve that is drawn behind; undefined if none was chosen. */
  behind: CurveBehind | undefined;
  /** Opens the choice of the curve; undefined in a form that offers none. */
  onChoose: (() => void) | undefined;
  /** The choice itself; renders nothing while it is closed. */
  choice: ReactNode;
}

/** Returns the curve of another record that is drawn behind a curve, and the means to choose it. */
export function useBehind(curve: CurveDefinition): Behind {
  const references = useContext(CurvesBehindContext);
  const reference = references?.behind.get(curve.id);
  const [isAsked, setIsAsked] = useState(false);
  const choose = useCallback(() => setIsAsked(true), []);
  const texts = reference?.texts;
  const points = useMemo(() => texts && toCurvePoints(curve, (name) => texts[name] ?? ''), [curve, texts]);
  return {
    behind: references &&
      reference && {
        ...{ name: reference.name, points, problem: reference.problem },
        onChoose: choose,
        onRemove: () => references.remove(curve.id),
      },
    onChoose: references && choose,
    choice: isAsked && references?.pick({ curve, onClose: () => setIsAsked(false) }),
  };
}
