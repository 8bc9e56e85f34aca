import type { FormDefinition } from '#model/FormDefinition.ts';
import { timeAgo } from '#model/timeAgo.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './KeptDraft.module.css';
import { ThreeWayDialog } from './ThreeWayDialog.tsx';
import type { KeptDraftState } from './useKeptDraft.ts';

export interface KeptDraftProps {
  kept: KeptDraftState;
  definition: FormDefinition;
  /** What is edited, as in 'this component'. */
  noun: string;
}

/** Offers unsaved changes that an earlier editor has left; nothing where there are none. */
export function KeptDraft({ kept, definition, noun }: KeptDraftProps) {
  const { offer, versions, resume, discard, settle, leaveVersions } = kept;
  if (!offer) return null;
  return (
    <>
      <Alert
        tone="info"
        action={
          <span className={styles.actions}>
            <Button size="s" variant="primary" onClick={resume}>
              Continue
            </Button>
            <Button size="s" onClick={discard}>
              Discard
            </Button>
          </span>
        }
      >
        You have {offer.changes} unsaved change{offer.changes === 1 ? '' : 's'} from {agoText(offer.at)}.
      </Alert>
      {versions && (
        <ThreeWayDialog
          definition={definition}
          versions={versions}
          title="Changed since"
          description={`This ${noun} was saved after you made these changes. Choose what to continue with; nothing is saved yet.`}
          action="Continue"
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
