import { useMemo, useState } from 'react';
import { pointCount, samePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { pointsCounted } from '#widgets/curveMessages.ts';
import type { PasteChoices } from '#widgets/Pasted.ts';
import { type AskedPaste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import styles from './CurveDialog.module.css';
import { CurveOutcome } from './CurveOutcome.tsx';
import { PasteBlock } from './PasteBlock.tsx';
import { PasteOptions } from './PasteOptions.tsx';
import { useHeldFormKeys } from './useHeldFormKeys.ts';

interface PasteDialogProps extends AskedPaste {
  curve: CurveDefinition;
}

/** A dialog with a block from the clipboard beside a preview of the resulting curve, before anything changes. */
export function PasteDialog({ curve, paste, onPaste, onCancel }: PasteDialogProps) {
  useHeldFormKeys();
  const [choices, setChoices] = useState<PasteChoices>({});
  const { points } = paste;
  const pasted = useMemo(() => pasteIntoCurve({ ...paste, choices }), [paste, choices]);
  const { layout, unreadable = [], notes, refusal } = pasted;
  const isSame = samePoints(pasted.points, points);
  const choose = (more: PasteChoices) => setChoices((before) => ({ ...before, ...more }));

  return (
    <Dialog
      open
      size="xl"
      title={`Paste onto ${curve.title}`}
      description="Nothing has changed yet."
      onClose={onCancel}
      closeOnOutsidePress={false}
      footer={
        <>
          <span className={styles.count}>
            {pointsCounted(pointCount(points))} now, {pointCount(pasted.points)} after pasting
          </span>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" data-autofocus disabled={isSame} onClick={() => onPaste(choices)}>
            Paste
          </Button>
        </>
      }
    >
      <div className={styles.content}>
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
      </div>
    </Dialog>
  );
}
