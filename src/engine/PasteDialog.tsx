import { useMemo, useState } from 'react';
import { pointCount, samePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { pointsCounted } from '#widgets/curveMessages.ts';
import type { PasteChoices } from '#widgets/Pasted.ts';
import { type AskedPaste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import styles from './CurveDialog.module.css';
import { CurveOutcome } from './CurveOutcome.tsx';
import { PasteBlock } from './PasteBlock.tsx';
import { PasteFrame } from './PasteFrame.tsx';
import { PasteOptions } from './PasteOptions.tsx';

interface PasteDialogProps extends AskedPaste {
  curve: CurveDefinition;
}

/** A dialog with a block from the clipboard beside a preview of the resulting curve, before anything changes. */
export function PasteDialog({ curve, paste, onPaste, onCancel }: PasteDialogProps) {
  const [choices, setChoices] = useState<PasteChoices>({});
  const { points } = paste;
  const pasted = useMemo(() => pasteIntoCurve({ ...paste, choices }), [paste, choices]);
  const { layout, unreadable = [], notes, refusal } = pasted;
  const isSame = samePoints(pasted.points, points);
  const choose = (more: PasteChoices) => setChoices((before) => ({ ...before, ...more }));

  return (
    <PasteFrame
      title={curve.title}
      sizes={`${pointsCounted(pointCount(points))} now, ${pointCount(pasted.points)} after pasting`}
      isUseful={!isSame}
      onPaste={() => onPaste(choices)}
      onCancel={onCancel}
    >
      <PasteOptions pasted={pasted} choices={choices} x={paste.x} onChoose={choose} />
      <div className={styles.sides}>
        {layout && <PasteBlock layout={layout} unreadable={unreadable} />}
        <CurveOutcome
          curve={curve}
          before={points}
          after={pasted.points}
          label="Pasted"
          notes={notes}
          refusal={refusal}
        />
      </div>
    </PasteFrame>
  );
}
