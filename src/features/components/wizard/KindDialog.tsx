import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Subclass } from '#generated/kinds.ts';
import { getKindLook, isKnown } from '#library/getKindLook.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import { type CarriedTexts, carryOver, wholeTexts } from '#model/carryOver.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { versionOf } from '#model/kindVersion.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useConfirmLeave } from '#ui/useConfirmLeave.tsx';
import { KindChoice } from './KindChoice.tsx';
import { LostTextsDialog } from './LostTextsDialog.tsx';
import { chooseKind, closeWizard, getTexts, keepKind, useWizard } from './wizardStore.ts';

interface KindDialogProps {
  templates: boolean;
  /** The kind that was chosen before, with what has been typed for it. */
  current: string | undefined;
}

/** A chosen kind that has no fields for some of the typed values. */
interface Change {
  from: FormDefinition;
  to: FormDefinition;
  texts: Texts;
  carried: CarriedTexts;
}

/** The wizard's choice of kind; values typed for another kind are carried over to the fields that both have. */
export function KindDialog({ templates, current }: KindDialogProps) {
  const [asked, setAsked] = useState<Change>();
  const [failed, setFailed] = useState(false);

  // Another kind may be chosen, or the dialog closed, before a kind's form has been loaded.
  const latest = useRef(0);
  useEffect(() => () => void latest.current++, []);

  async function choose(next: string) {
    const request = ++latest.current;
    setFailed(false);
    if (next === current) return keepKind();
    // A kind that this build does not know has no form that anything could have been typed into.
    if (current === undefined || !isKnown(current) || !isKnown(next)) return chooseKind(next);
    const change = await changeBetween({ current, next });
    if (request !== latest.current) return;
    if (change === undefined) setFailed(true);
    else if (change.carried.lost.length > 0) setAsked(change);
    else chooseKind(next, toKept(change));
  }

  const { leave, question } = useConfirmLeave({ asks: hasTexts, onLeave: closeWizard });
  return (
    <Dialog
      open
      onClose={leave}
      closeOnOutsidePress={current === undefined}
      title={`Create new component${templates ? ' template' : ''}`}
      size="xl"
      tall
      footer={
        current !== undefined && (
          <Button variant="ghost" icon={<ArrowLeft />} onClick={keepKind}>
            Back to {getKindLook(current).title}
          </Button>
        )
      }
    >
      {failed && <Alert tone="error">The form of this kind could not be loaded.</Alert>}
      <KindChoice onChoose={(next) => void choose(next)} />
      {asked && (
        <LostTextsDialog
          from={asked.from}
          to={asked.to}
          lost={asked.carried.lost}
          texts={wholeTexts(asked.from, asked.texts)}
          onStay={() => setAsked(undefined)}
          onChange={() => chooseKind(asked.to.id, toKept(asked))}
        />
      )}
      {question}
    </Dialog>
  );
}

function hasTexts(): boolean {
  return Object.keys(useWizard.getState().progress?.texts ?? {}).length > 0;
}

function toKept({ to, carried }: Change) {
  return { texts: carried.kept, version: versionOf({ definition: to }) };
}

/** Undefined where one of the forms can't be loaded. */
async function changeBetween({ current, next }: { current: Subclass; next: Subclass }): Promise<Change | undefined> {
  try {
    const [from, to] = await Promise.all([loadShownKind(current), loadShownKind(next)]);
    const definitions = { from: from.definition, to: to.definition };
    const texts = getTexts(from);
    return { ...definitions, texts, carried: carryOver({ ...definitions, texts }) };
  } catch {
    // The dialog says so.
    return undefined;
  }
}
