import type { MouseEvent } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { focusAround } from '#ui/focusAround.ts';
import { timeAgo } from '#ui/timeAgo.ts';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import styles from './KeptDraft.module.css';
import { THREE_WAY, ThreeWayDialog } from './ThreeWayDialog.tsx';
import { TYPED, UNSAVED_OR_STORED } from './threeWayWords.ts';
import type { KeptDraftState } from './useKeptDraft.ts';

export interface KeptDraftProps {
  kept: KeptDraftState;
  definition: FormDefinition;
  /** The noun for the edited record, as in 'this component'. */
  noun: string;
}

/** Offers the unsaved changes that an earlier editor left; renders nothing if there are none. */
export function KeptDraft({ kept, definition, noun }: KeptDraftProps) {
  useIdlePreload(THREE_WAY);
  const { offer, asked, resume, discard, settle, leaveVersions } = kept;
  // Answering removes the offer and its buttons, so the focus moves away first.
  const answer = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    focusAround(event.currentTarget);
    act();
  };
  return (
    <>
      {offer && (
        <Alert
          tone="info"
          action={
            <span className={styles.actions}>
              <Button size="s" variant="primary" onClick={answer(resume)}>
                Continue
              </Button>
              <Button size="s" onClick={answer(discard)}>
                Discard
              </Button>
            </span>
          }
        >
          You have {offer.changes} unsaved change{offer.changes === 1 ? '' : 's'} from {agoText(offer.at)}.
        </Alert>
      )}
      {asked && (
        <ThreeWayDialog
          definition={definition}
          versions={asked.versions}
          title={asked.isTyped ? 'You have made other changes since' : `This ${noun} was saved in the meantime`}
          description="Choose which version to continue with; nothing is saved yet."
          action="Continue"
          words={asked.isTyped ? TYPED : UNSAVED_OR_STORED}
          onCancel={leaveVersions}
          onSettle={settle}
        />
      )}
    </>
  );
}

function agoText(at: number): string {
  const ago = timeAgo(new Date(at).toISOString());
  return ago === 'just now' ? 'a moment ago' : ago;
}
