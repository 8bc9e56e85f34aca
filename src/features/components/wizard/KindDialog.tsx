import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Subclass } from '#generated/kinds.ts';
import { getKindAppearance, isKnown } from '#library/getKindAppearance.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useConfirmLeave } from '#ui/useConfirmLeave.tsx';
import type { KindChange } from './changeBetween.ts';
import { KindChoice } from './KindChoice.tsx';
import { LostTextsDialog } from './LostTextsDialog.tsx';
import { ReferenceOffers } from './ReferenceOffers.tsx';
import { chooseKind, closeWizard, keepKind, useWizard } from './wizardStore.ts';

interface KindDialogProps {
  templates: boolean;
  /** The kind that was chosen earlier; undefined at the first choice. */
  current: string | undefined;
}

/** Lets the user choose the kind; values typed for an earlier kind carry over to the fields that both kinds have. */
export function KindDialog({ templates, current }: KindDialogProps) {
  const [asked, setAsked] = useState<KindChange>();
  const [failed, setFailed] = useState(false);

  // The number of the latest choice: the user may choose again or close the dialog before a form has loaded.
  const latest = useRef(0);
  useEffect(() => () => void latest.current++, []);

  async function choose(next: string) {
    const request = ++latest.current;
    setFailed(false);
    if (next === current) return keepKind();
    // Nothing to carry over: a kind that this build does not know has no form.
    if (current === undefined || !isKnown(current) || !isKnown(next)) return chooseKind(next);
    const change = await findChange({ current, next });
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
            Back to {getKindAppearance(current).title}
          </Button>
        )
      }
    >
      {failed && <Alert tone="error">The form of this kind could not be loaded.</Alert>}
      <KindChoice onChoose={(next) => void choose(next)} />
      {!templates && current === undefined && <ReferenceOffers />}
      {asked && (
        <LostTextsDialog
          from={asked.from}
          to={asked.to}
          lost={asked.carried.lost}
          texts={asked.texts}
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

function toKept({ to, carried }: KindChange) {
  return { texts: carried.kept, version: getKindVersion({ definition: to }) };
}

/** Returns undefined if one of the forms can't be loaded. */
async function findChange(kinds: { current: Subclass; next: Subclass }): Promise<KindChange | undefined> {
  try {
    // Loaded lazily, since it brings in code that only forms need.
    const { changeBetween } = await import('./changeBetween.ts');
    return await changeBetween(kinds);
  } catch {
    // The dialog shows the failure.
    return undefined;
  }
}
