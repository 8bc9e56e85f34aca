import type { FormDefinition } from '#model/FormDefinition.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import type { ThreeWayWords } from './threeWayWords.ts';

export interface ThreeWayDialogProps {
  definition: FormDefinition;
  /** Compared as they are when the dialog opens. */
  versions: ThreeTexts;
  title: string;
  description: string;
  /** The label of the button that confirms the choice. */
  action: string;
  /** The names of the two versions, and the words for fields that both have changed. */
  words?: ThreeWayWords | undefined;
  busy?: boolean | undefined;
  onCancel: () => void;
  /** Called with the keys of fields and sources that keep my text; all others take theirs. */
  onSettle: (mine: ReadonlySet<string>) => void;
}

const ThreeWayForm = lazyDialog<ThreeWayDialogProps & { onClose: () => void }>({
  load: async () => (await import('./ThreeWayForm.tsx')).ThreeWayForm,
  getTitle: ({ title }) => title,
});

/** For preloading. */
export const THREE_WAY = [ThreeWayForm];

/** Lets the user choose between two versions of a record, field by field; loaded on demand. */
export function ThreeWayDialog(props: ThreeWayDialogProps) {
  return <ThreeWayForm {...props} onClose={props.onCancel} />;
}
