import type { FormDefinition } from '#model/FormDefinition.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';

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

export interface ThreeWayWords extends Record<'mine' | 'theirs', string> {
  takeAllMine: string;
  takeAllTheirs: string;
  conflicts: string;
}

/** The words for a form's unsaved text beside the stored version. */
export const UNSAVED_OR_STORED: ThreeWayWords = {
  mine: 'Unsaved',
  theirs: 'Stored',
  takeAllMine: 'Take all unsaved',
  takeAllTheirs: 'Take all stored',
  conflicts: 'field(s) were changed in both versions.',
};

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
