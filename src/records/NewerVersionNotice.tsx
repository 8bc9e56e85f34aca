import { X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { focusAround } from '#ui/focusAround.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ThreeWayDialog } from './ThreeWayDialog.tsx';
import { BEFORE_AND_NOW, UNSAVED_OR_STORED } from './threeWayWords.ts';
import type { NewerVersion } from './useNewerVersion.ts';

const TITLE = 'Changed in another window';

export interface NewerVersionNoticeProps {
  newer: NewerVersion | undefined;
  definition: FormDefinition;
  /** The noun for the edited record, as in 'this component'. */
  noun: string;
}

/** Says that the record was saved elsewhere and shows what has changed; renders nothing otherwise. */
export function NewerVersionNotice({ newer, definition, noun }: NewerVersionNoticeProps) {
  /** The version under review; an even newer one may be saved in the meantime. */
  const [asked, setAsked] = useState<NewerVersion>();
  const onDismiss = (event: MouseEvent<HTMLElement>) => {
    focusAround(event.currentTarget);
    newer?.dismiss?.();
  };
  return (
    <>
      {newer && (
        <Alert
          tone={newer.isShown ? 'info' : 'warning'}
          title={TITLE}
          action={
            <>
              <Button size="s" onClick={() => setAsked(newer)}>
                See what changed
              </Button>
              {newer.dismiss && <IconButton size="s" label="Dismiss" icon={<X />} onClick={onDismiss} />}
            </>
          }
        >
          {newer.isShown ? `The form shows the ${noun} as it is stored now.` : 'What you have typed is kept.'}
        </Alert>
      )}
      {asked && (
        <ThreeWayDialog
          definition={definition}
          versions={asked.getVersions()}
          title={TITLE}
          description={asked.isShown ? SHOWN : `This ${noun} was saved elsewhere after you opened it. ${CHOICE}`}
          action="Continue"
          words={asked.isShown ? BEFORE_AND_NOW : UNSAVED_OR_STORED}
          onCancel={() => setAsked(undefined)}
          onSettle={(mine) => {
            setAsked(undefined);
            asked.settle(mine);
          }}
        />
      )}
    </>
  );
}

const CHOICE = 'Choose what to continue with; nothing is saved yet.';
const SHOWN = 'The form shows what is stored now. Earlier values that you choose become unsaved changes.';
